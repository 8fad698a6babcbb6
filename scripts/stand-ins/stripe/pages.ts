import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { escapeHtml, page } from "../page.ts";
import type { IncomingRequest } from "./api.ts";
import { payCheckout, settleDue } from "./billing.ts";
import type { Machinery, StripeControl } from "./control.ts";
import { intentOf, payInvoice, saveCard } from "./invoices.ts";
import { change, find, type Ledger, own } from "./ledger.ts";
import { invalidRequest, Refusal } from "./refusal.ts";
import { answerBank } from "./resources/payments.ts";
import type { CheckoutSession } from "./state.ts";

interface Page {
  readonly status?: number;
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

interface Redirect {
  readonly location: string;
}

export async function answerPage(
  { ledger }: Machinery,
  control: StripeControl,
  incoming: IncomingRequest,
  response: ServerResponse,
): Promise<void> {
  if (incoming.path === "/stripe.js") {
    response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8" });
    response.end(readFileSync(join(import.meta.dirname, "browser/stripe.js")));
    return;
  }
  const found = await findPage(ledger, control, incoming).catch((error: unknown): Page => {
    if (!(error instanceof Refusal)) throw error;
    const content = `<p>${escapeHtml(error.message)}</p>`;
    return { status: error.status, title: "This did not work", content };
  });
  if ("location" in found) {
    response.writeHead(303, { Location: found.location }).end();
    return;
  }
  const { status = 200, title, content } = found;
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
  const isWide = incoming.path === "/";
  response.end(page({ site: "Local stand-in for Stripe", title, content, isWide }));
}

async function findPage(
  ledger: Ledger,
  control: StripeControl,
  incoming: IncomingRequest,
): Promise<Page | Redirect> {
  settleDue(ledger);
  const id = incoming.path.slice(incoming.path.lastIndexOf("/") + 1);
  switch (incoming.path.slice(0, -id.length)) {
    case "/c/pay/":
      return checkoutPage(ledger, id, incoming);
    case "/p/session/":
      return portalPage(ledger, id, incoming);
    case "/3ds/":
      return challengePage(ledger, id, incoming);
    case "/i/":
      return invoicePage(ledger, id, incoming);
  }
  if (incoming.path === "/") return overviewPage(ledger, control, incoming);
  return { status: 404, title: "Not found", content: "<p>There is nothing at this address.</p>" };
}

/** The button of a form that was sent; null for a page that is only read. */
function actionOf({ method, body }: IncomingRequest): string | null {
  return method === "POST" ? (new URLSearchParams(body).get("action") ?? "") : null;
}

const note =
  '<p class="note">This page is a stand-in for Stripe on this machine. No card is asked for, and no money moves.</p>';

/** Stripe's hosted Checkout: pay, have the card declined, or go back. */
function checkoutPage(ledger: Ledger, id: string, incoming: IncomingRequest): Page | Redirect {
  const session = find(ledger.state.checkoutSessions, "checkout.session", id);
  const back = session.cancel_url ? `<p>${link(session.cancel_url, "Back")}</p>` : "";
  if (session.status === "complete") {
    const content = `<p>${link(returnUrlOf(session), "Back to the application")}</p>`;
    return { title: "Already paid", content };
  }
  if (session.status === "expired") {
    const content = `<p>Nothing was paid.</p>${back}`;
    return { status: 410, title: "This page has expired", content };
  }
  const action = actionOf(incoming);
  const card = action === "pay" ? "4242424242424242" : "4000000000000002";
  const decline = action === null ? null : payCheckout(ledger, session, card);
  if (action !== null && decline === null) return { location: returnUrlOf(session) };
  const { unit_amount, currency, recurring } = own(ledger.state.prices, session.price);
  const content = `${note}
<h2>${money(unit_amount ?? 0, currency)} per ${recurring?.interval}</h2>
${decline ? `<p class="error" role="alert">${escapeHtml(decline.message)}</p>` : ""}
${form(button("pay", "Pay"), button("decline", "Decline card"))}${back}`;
  return { status: decline ? 402 : 200, title: "Checkout", content };
}

function returnUrlOf({ success_url, id }: CheckoutSession): string {
  return success_url.replaceAll("{CHECKOUT_SESSION_ID}", id);
}

/** The billing portal: the receipts, a new card, and a way back. */
function portalPage(ledger: Ledger, id: string, incoming: IncomingRequest): Page | Redirect {
  const session = find(ledger.state.portalSessions, "billing_portal.session", id);
  if (actionOf(incoming) !== null) {
    replaceCard(ledger, session.customer);
    return { location: incoming.path };
  }
  const rows = Object.values(ledger.state.invoices)
    .filter((invoice) => invoice.customer === session.customer)
    .map((invoice) => [
      date(invoice.created),
      money(invoice.total, invoice.currency),
      invoice.status,
    ]);
  const content = `${note}${table("Receipts", ["Date", "Amount", "Status"], rows)}
${form(button("card", "Use a new card"))}
<p>${session.return_url ? link(session.return_url, "Back") : ""}</p>`;
  return { title: "Billing", content };
}

/** A card that pays replaces the others, and pays what is open. */
function replaceCard(ledger: Ledger, customer: string): void {
  const card = saveCard(ledger, "4242424242424242", customer);
  for (const subscription of Object.values(ledger.state.subscriptions)) {
    if (subscription.customer !== customer || subscription.ended_at !== null) continue;
    const replaced = { default_payment_method: card.id };
    change(ledger, subscription, replaced, "customer.subscription.updated");
  }
  for (const invoice of Object.values(ledger.state.invoices)) {
    const isOpen = invoice.customer === customer && invoice.status === "open";
    // A first invoice is paid only where the subscription was agreed to.
    if (isOpen && invoice.billing_reason !== "subscription_create") {
      payInvoice(ledger, invoice, card);
    }
  }
}

/** The bank's question, in a frame over the application's page. `stripe.js` waits for its message. */
function challengePage(ledger: Ledger, id: string, incoming: IncomingRequest): Page {
  const intent = find(ledger.state.paymentIntents, "payment_intent", id);
  const secret = new URLSearchParams(incoming.query).get("client_secret");
  if (secret !== intent.client_secret) throw invalidRequest("This is not the intent's secret.");
  const action = actionOf(incoming);
  const title = "3D Secure";
  if (action === null) {
    const content = `<p class="note">This page is a stand-in for the bank's.</p>
${form('<label>Code <input name="code" autocomplete="one-time-code"></label>', button("complete", "Complete"), button("fail", "Fail"))}`;
    return { title, content };
  }
  answerBank(ledger, intent, action === "complete");
  return { title, content: '<script>parent.postMessage("challenge-ended", "*")</script>' };
}

/** An invoice's own page. One that waits for the bank's question is paid by answering it. */
function invoicePage(ledger: Ledger, id: string, incoming: IncomingRequest): Page | Redirect {
  const invoice = find(ledger.state.invoices, "invoice", id);
  const intent = invoice.status === "open" ? intentOf(ledger, invoice) : null;
  const isAsked = intent?.status === "requires_action";
  if (isAsked && actionOf(incoming) !== null) {
    answerBank(ledger, intent, true);
    return { location: incoming.path };
  }
  const content = `<p>${date(invoice.created)} · ${money(invoice.total, invoice.currency)} · ${invoice.status}</p>
${isAsked ? form(button("complete", "Answer the bank and pay")) : ""}`;
  return { title: "Invoice", content };
}

const overviewActions: Record<string, (control: StripeControl) => Promise<unknown>> = {
  days: (control) => control.advance({ days: 3 }),
  month: (control) => control.advance({ months: 1 }),
  year: (control) => control.advance({ years: 1 }),
  fail: (control) => control.failCharges({}),
};

/** What the stand-in holds, and buttons for what otherwise only time brings. */
async function overviewPage(
  { state, now }: Ledger,
  control: StripeControl,
  incoming: IncomingRequest,
): Promise<Page | Redirect> {
  const action = actionOf(incoming);
  if (action !== null) {
    await overviewActions[action]?.(control);
    return { location: "/" };
  }
  const subscriptions = Object.values(state.subscriptions).map(
    ({ id, customer, status, pause_collection, cancel_at, items: { data } }) => [
      id,
      state.customers[customer]?.email ?? customer,
      data[0].price.lookup_key ?? data[0].price.id,
      `${status}${pause_collection ? ", paused" : ""}${cancel_at ? `, ends ${date(cancel_at)}` : ""}`,
      `${date(data[0].current_period_start)} to ${date(data[0].current_period_end)}`,
    ],
  );
  const events = Object.values(state.events).map(({ id, created, type, pending_webhooks }) => [
    id,
    date(created),
    type,
    pending_webhooks === 0 ? "delivered" : "not delivered",
  ]);
  const content = `${note}
<p>Today is ${date(now())}.${state.chargesToFail["*"] ? " The next renewal fails." : ""}</p>
${form(button("days", "Three days on"), button("month", "A month on"), button("year", "A year on"), button("fail", "Let the next renewal fail"))}
${table("Subscriptions", ["Subscription", "Customer", "Price", "Status", "Period"], subscriptions)}
${table("Events", ["Event", "Date", "Type", "Webhook"], events)}`;
  return { title: "Local stand-in for Stripe", content };
}

function form(...fields: string[]): string {
  return `<form method="post" class="actions">${fields.join("")}</form>`;
}

function button(action: string, text: string): string {
  return `<button type="submit" name="action" value="${action}">${text}</button>`;
}

/** The newest fifty rows; the cells are text. */
function table(title: string, heads: readonly string[], rows: readonly string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
  const shown = rows.slice(-50).reverse();
  return `<h2>${title}</h2><div class="table"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>${shown.map((row) => `<tr>${cells(row)}</tr>`).join("\n")}</tbody>
</table></div>`;
}

/** A link to an address that came with a request; only a web page's becomes one. */
function link(address: string, text: string): string {
  return /^https?:\/\//.test(address) ? `<a href="${escapeHtml(address)}">${text}</a>` : "";
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-CA", { style: "currency", currency }).format(cents / 100);
}

/** In UTC, so that the page is the same everywhere. */
function date(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
