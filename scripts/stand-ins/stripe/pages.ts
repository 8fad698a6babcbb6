import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { escapeHtml, page } from "../page.ts";
import { payCheckout, settleDue } from "./billing.ts";
import { declinedCard, goodCard } from "./cards.ts";
import type { StripeControl } from "./control.ts";
import { payInvoice, saveCard } from "./invoices.ts";
import { change, find, type Ledger } from "./ledger.ts";
import { invalidRequest, Refusal } from "./refusal.ts";
import { answerBank } from "./resources/payments.ts";
import type { IncomingRequest } from "./routes.ts";

interface Page {
  readonly status?: number;
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

/** The address to go to instead of a page. */
type Redirect = string;

interface PageRequest extends IncomingRequest {
  readonly ledger: Ledger;
  readonly control: StripeControl;
  /** From the address. */
  readonly id: string;
  /** The button of a form that was sent; null for a page that is only read. */
  readonly action: string | null;
}

const pages: Record<string, (request: PageRequest) => Page | Redirect | Promise<Redirect>> = {
  "/": overviewPage,
  "/c/pay/": checkoutPage,
  "/p/session/": portalPage,
  "/3ds/": challengePage,
};

export async function answerPage(
  ledger: Ledger,
  control: StripeControl,
  incoming: IncomingRequest,
  response: ServerResponse,
): Promise<void> {
  const { path, method, body } = incoming;
  if (path === "/stripe.js") {
    response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8" });
    response.end(readFileSync(join(import.meta.dirname, "browser/stripe.js")));
    return;
  }
  const id = path.slice(path.lastIndexOf("/") + 1);
  const action = method === "POST" ? (new URLSearchParams(body).get("action") ?? "") : null;
  const show = pages[path.slice(0, path.length - id.length)];
  try {
    if (show === undefined) throw invalidRequest("There is nothing at this address.", {}, 404);
    settleDue(ledger);
    const shown = await show({ ...incoming, ledger, control, id, action });
    if (typeof shown === "string") response.writeHead(303, { Location: shown }).end();
    else send(response, shown);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const content = `<p>${escapeHtml(error.message)}</p>`;
    send(response, { status: error.status, title: "This did not work", content });
  }
}

function send(response: ServerResponse, { status = 200, title, content }: Page): void {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
  response.end(page({ site: "Local stand-in for Stripe", title, content }));
}

const note =
  '<p class="note">This page is a stand-in for Stripe on this machine. No card is asked for, and no money moves.</p>';

/** Stripe's hosted Checkout: pay, have the card declined, or go back. */
function checkoutPage({ ledger, id, action }: PageRequest): Page | Redirect {
  const session = find(ledger, "checkoutSessions", id);
  const paid = session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", id);
  if (session.status === "complete") return paid;
  if (session.status === "expired") throw invalidRequest("This page has expired.", {}, 410);
  const decline =
    action && payCheckout(ledger, session, action === "pay" ? goodCard : declinedCard);
  if (action !== null && !decline) return paid;
  const { unit_amount, currency, recurring } = find(ledger, "prices", session.price);
  const content = `${note}
<h2>${money(unit_amount ?? 0, currency)} per ${recurring?.interval}</h2>
${decline ? `<p class="error" role="alert">${escapeHtml(decline.message)}</p>` : ""}
${form(button("pay", "Pay"), button("decline", "Decline card"))}${backLink(session.cancel_url)}`;
  return { status: decline ? 402 : 200, title: "Checkout", content };
}

/** The billing portal: the receipts, a new card, and a way back. */
function portalPage({ ledger, id, action, path }: PageRequest): Page | Redirect {
  const { customer, return_url } = find(ledger, "portalSessions", id);
  if (action !== null) {
    replaceCard(ledger, customer);
    return path;
  }
  const rows = Object.values(ledger.state.invoices)
    .filter((invoice) => invoice.customer === customer)
    .map(({ created, total, currency, status }) => [date(created), money(total, currency), status]);
  const content = `${note}${table("Receipts", rows)}
${form(button("card", "Use a new card"))}${backLink(return_url)}`;
  return { title: "Billing", content };
}

/** A card that pays replaces the others, and pays what is open. */
function replaceCard(ledger: Ledger, customer: string): void {
  const card = saveCard(ledger, goodCard, customer);
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

/** The bank's question, in a frame over the application's page or alone. `stripe.js` waits for its message. */
function challengePage({ ledger, id, action, query }: PageRequest): Page {
  const intent = find(ledger, "intents", id);
  const secret = new URLSearchParams(query).get("client_secret");
  if (secret !== intent.client_secret) throw invalidRequest("This is not the intent's secret.");
  const title = "3D Secure";
  if (action === null) {
    const code = '<label>Code <input name="code" autocomplete="one-time-code"></label>';
    const content = `<p class="note">This page is a stand-in for the bank's.</p>
${form(code, button("complete", "Complete"), button("fail", "Fail"))}`;
    return { title, content };
  }
  answerBank(ledger, intent, action !== "fail");
  const end = '<script>parent.postMessage("challenge-ended", "*")</script>';
  return { title, content: `<p>Your bank has its answer. This page can be closed.</p>${end}` };
}

/** What is subscribed to, and buttons for what otherwise only time brings. */
function overviewPage({ ledger, control, action }: PageRequest): Page | Promise<Redirect> {
  const { state, now } = ledger;
  if (action === "fail") return control.failCharges({}).then(() => "/");
  if (action !== null)
    return control.advance({ [action]: action === "days" ? 3 : 1 }).then(() => "/");
  const rows = Object.values(state.subscriptions).map(
    ({ customer, status, pause_collection, items: { data } }) => [
      ...[state.customers[customer]?.email ?? customer, data[0].price.lookup_key ?? ""],
      ...[pause_collection ? "paused" : status, `until ${date(data[0].current_period_end)}`],
    ],
  );
  const content = `${note}
<p>Today is ${date(now())}.${state.chargesToFail["*"] ? " The next renewal fails." : ""}</p>
${form(button("days", "Three days on"), button("months", "A month on"), button("years", "A year on"), button("fail", "Let the next renewal fail"))}
${table("Subscriptions", rows)}`;
  return { title: "Local stand-in for Stripe", content };
}

function form(...fields: string[]): string {
  return `<form method="post" class="actions">${fields.join("")}</form>`;
}

function button(action: string, text: string): string {
  return `<button type="submit" name="action" value="${action}">${text}</button>`;
}

/** The newest fifty rows; the cells are text. */
function table(title: string, rows: readonly string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
  const shown = rows.slice(-50).reverse();
  return `<h2>${title}</h2><div class="table"><table>
${shown.map((row) => `<tr>${cells(row)}</tr>`).join("\n")}
</table></div>`;
}

/** To an address that came with a request; only a web page's becomes a link. */
function backLink(address: string | null | undefined): string {
  if (!address || !/^https?:\/\//.test(address)) return "";
  return `<p><a href="${escapeHtml(address)}">Back</a></p>`;
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-CA", { style: "currency", currency }).format(cents / 100);
}

/** In UTC, so that the page is the same everywhere. */
function date(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
