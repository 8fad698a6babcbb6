import type Stripe from "stripe";
import type { Incoming } from "../api.ts";
import { endChallenge } from "../billing/challenge.ts";
import { payInvoice } from "../billing/collecting.ts";
import { paymentIntentOf } from "../billing/invoicing.ts";
import { find } from "../find.ts";
import { change, type Ledger } from "../ledger.ts";
import { attach, keep } from "../resources/payment-methods.ts";
import type { Page, Redirect } from "./answer-page.ts";
import { dateTime, escapeHtml, link, money, page } from "./page.ts";

/** The billing portal: the receipts, a working card for what is unpaid, and a way back. */
export function answerPortal(ledger: Ledger, id: string, incoming: Incoming): Page | Redirect {
  const session = find(ledger.state.portalSessions, "billing_portal.session", id);
  const customer = find(ledger.state.customers, "customer", session.customer);
  if (customer.deleted) return { status: 410, html: page("This customer is deleted", "") };
  if (incoming.method === "POST") {
    replaceCard(ledger, customer);
    return { location: incoming.path };
  }
  const invoices = Object.values(ledger.state.invoices)
    .filter((invoice) => invoice.customer === customer.id)
    .reverse();
  return { html: portalPage(session, customer, invoices) };
}

/** A card that pays becomes the default one, and pays what is open. */
function replaceCard(ledger: Ledger, customer: Stripe.Customer): void {
  const method = keep(ledger, { number: "4242424242424242", expMonth: 12, expYear: 2040 });
  attach(ledger, method, customer.id);
  change(
    ledger,
    customer,
    {
      invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
    },
    "customer.updated",
  );
  for (const subscription of Object.values(ledger.state.subscriptions)) {
    if (subscription.customer !== customer.id || subscription.ended_at !== null) continue;
    if (subscription.default_payment_method === null) continue;
    const changes = { default_payment_method: method.id };
    change(ledger, subscription, changes, "customer.subscription.updated");
  }
  for (const invoice of Object.values(ledger.state.invoices)) {
    const isOwed = invoice.customer === customer.id && invoice.status === "open";
    // A first invoice is paid where it was begun, with what was agreed to there.
    if (isOwed && invoice.billing_reason !== "subscription_create") {
      payInvoice(ledger, invoice, method.id);
    }
  }
}

function portalPage(
  session: Stripe.BillingPortal.Session,
  customer: Stripe.Customer,
  invoices: Stripe.Invoice[],
): string {
  const rows = invoices.map(
    (invoice) => `<tr>
<td>${dateTime(invoice.created).slice(0, 10)}</td>
<td>${escapeHtml(money(invoice.total, invoice.currency))}</td>
<td>${escapeHtml(invoice.status ?? "")}</td>
<td>${invoice.hosted_invoice_url ? link(invoice.hosted_invoice_url, invoice.number ?? "Invoice") : ""}</td>
</tr>`,
  );
  return page(
    "Billing",
    `<p class="note">This page stands in for Stripe on this machine. No money moves.</p>
<p>${escapeHtml(customer.email ?? customer.id)}</p>
<div class="table"><table>
<thead><tr><th>Date</th><th>Amount</th><th>Status</th><th>Receipt</th></tr></thead>
<tbody>${rows.join("")}</tbody>
</table></div>
${invoices.length === 0 ? "<p>There are no invoices yet.</p>" : ""}
<form method="post" class="actions"><button type="submit">Use a new card</button></form>
<p>${session.return_url ? link(session.return_url, "Back") : ""}</p>`,
  );
}

/** What an invoice's own address shows; one that waits for the bank's question is paid by answering it. */
export function answerInvoice(ledger: Ledger, id: string, incoming: Incoming): Page | Redirect {
  const invoice = find(ledger.state.invoices, "invoice", id);
  const intent = paymentIntentOf(ledger, invoice);
  const isAsked = invoice.status === "open" && intent?.status === "requires_action";
  if (incoming.method === "POST" && isAsked) {
    endChallenge(ledger, intent, true);
    return { location: incoming.path };
  }
  const lines = invoice.lines.data.map(
    ({ description, amount, currency }) =>
      `<tr><td>${escapeHtml(description ?? "")}</td><td>${escapeHtml(money(amount, currency))}</td></tr>`,
  );
  return {
    html: page(
      `Invoice ${escapeHtml(invoice.number ?? "")}`,
      `<p>${escapeHtml(invoice.customer_email ?? "")} · ${dateTime(invoice.created).slice(0, 10)} · ${escapeHtml(invoice.status ?? "")}</p>
<div class="table"><table><tbody>${lines.join("")}</tbody></table></div>
<p class="price">${escapeHtml(money(invoice.total, invoice.currency))}</p>
${isAsked ? '<form method="post" class="actions"><button class="main" type="submit">Answer the bank and pay</button></form>' : ""}`,
    ),
  };
}
