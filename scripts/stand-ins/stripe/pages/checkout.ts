import type Stripe from "stripe";
import type { Incoming } from "../api.ts";
import { payCheckout, returnUrlOf } from "../billing/checking-out.ts";
import { settleDue } from "../billing/due.ts";
import { find } from "../find.ts";
import type { Ledger } from "../ledger.ts";
import { lineItemsOf } from "../resources/checkout-sessions.ts";
import type { Page, Redirect } from "./answer-page.ts";
import { escapeHtml, link, money, page } from "./page.ts";

const cards: Record<string, string> = { pay: "4242424242424242", decline: "4000000000000002" };

/** The hosted page of a Checkout session: pay, be declined, or go back. */
export function answerCheckout(ledger: Ledger, id: string, incoming: Incoming): Page | Redirect {
  settleDue(ledger);
  const session = find(ledger.state.checkoutSessions, "checkout.session", id);
  if (session.status === "complete") return { html: paidPage(session) };
  if (session.status !== "open") return { status: 410, html: expiredPage(session) };
  if (incoming.method !== "POST") return { html: checkoutPage(ledger, session) };
  const card = cards[new URLSearchParams(incoming.body).get("action") ?? ""];
  if (card === undefined) return { html: checkoutPage(ledger, session) };
  const refusal = payCheckout(ledger, session, card);
  if (refusal) return { status: 402, html: checkoutPage(ledger, session, refusal.message) };
  return { location: returnUrlOf(session) };
}

function checkoutPage(ledger: Ledger, session: Stripe.Checkout.Session, problem?: string): string {
  const [item] = lineItemsOf(ledger, session.id).data;
  const interval = item?.price?.recurring?.interval ?? "";
  const amount = money(session.amount_total ?? 0, session.currency ?? "cad");
  return page(
    "Checkout",
    `<p class="note">This page stands in for Stripe on this machine. No card is asked for, and no money moves.</p>
<p class="price">${escapeHtml(amount)} <small>per ${escapeHtml(interval)}</small></p>
${problem ? `<p class="error" role="alert">${escapeHtml(problem)}</p>` : ""}
<form method="post">
<div class="actions">
<button class="main" type="submit" name="action" value="pay">Pay</button>
<button type="submit" name="action" value="decline">Decline card</button>
</div>
</form>
<p>${session.cancel_url ? link(session.cancel_url, "Back") : ""}</p>`,
  );
}

function paidPage(session: Stripe.Checkout.Session): string {
  return page("Already paid", `<p>${link(returnUrlOf(session), "Back to the application")}</p>`);
}

function expiredPage(session: Stripe.Checkout.Session): string {
  return page(
    "This page has expired",
    `<p>Nothing was paid. ${session.cancel_url ? link(session.cancel_url, "Back") : ""}</p>`,
  );
}
