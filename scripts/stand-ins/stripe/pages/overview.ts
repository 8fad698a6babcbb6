import type Stripe from "stripe";
import type { Incoming } from "../api.ts";
import type { Machinery, StripeControl } from "../control.ts";
import { idOf } from "../find.ts";
import type { Ledger } from "../ledger.ts";
import type { Page, Redirect } from "./answer-page.ts";
import { dateTime, escapeHtml, money, page } from "./page.ts";

const newestShown = 50;

const actions: Record<string, (control: StripeControl) => Promise<unknown>> = {
  month: (control) => control.advance({ months: 1 }),
  year: (control) => control.advance({ years: 1 }),
  days: (control) => control.advance({ days: 3 }),
  fail: (control) => control.failCharges({}),
};

/** The page at `/`: what the stand-in holds, and buttons for what only time brings otherwise. */
export async function answerOverview(
  machinery: Machinery,
  control: StripeControl,
  incoming: Incoming,
): Promise<Page | Redirect> {
  if (incoming.method !== "POST") return { html: overviewPage(machinery) };
  const act = actions[new URLSearchParams(incoming.body).get("action") ?? ""];
  await act?.(control);
  return { location: "/" };
}

function overviewPage({ ledger, webhooks }: Machinery): string {
  const { state } = ledger;
  const failures = state.chargesToFail["*"] ?? 0;
  return page(
    "Local stand-in for Stripe",
    `<p class="note">Nothing here is real, and no money moves. The product's payments on this machine end here.</p>
<p>The clock says ${dateTime(ledger.now())} (UTC). Webhooks go to <code>${escapeHtml(webhooks.url ?? "nowhere")}</code>.
${failures > 0 ? `The next ${failures === 1 ? "renewal fails" : `${failures} charges of renewals fail`}.` : ""}</p>
<form method="post" class="actions">
${button("days", "Three days on")}${button("month", "A month on")}${button("year", "A year on")}
${button("fail", "Let the next renewal fail")}
</form>
${table("Subscriptions", ["Subscription", "Customer", "Price", "Status", "Period"], rowsOfSubscriptions(ledger))}
${table("Invoices", ["Invoice", "Customer", "Date", "Amount", "Status"], rowsOfInvoices(ledger))}
${table("Customers", ["Customer", "Email", "Since"], rowsOfCustomers(ledger))}
${table("Events", ["Event", "Date", "Type", "About", "Webhook"], rowsOfEvents(ledger))}`,
    "wide",
  );
}

function button(action: string, text: string): string {
  return `<button type="submit" name="action" value="${action}">${text}</button>`;
}

/** The newest first; the cells are text. */
function table(title: string, heads: string[], rows: string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
  const shown = rows.reverse().slice(0, newestShown);
  const content = `<div class="table"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>${shown.map((row) => `<tr>${cells(row)}</tr>`).join("\n")}</tbody>
</table></div>`;
  return `<h2>${title} (${rows.length})</h2>${rows.length === 0 ? "<p>None yet.</p>" : content}`;
}

function rowsOfSubscriptions({ state }: Ledger): string[][] {
  return Object.values(state.subscriptions).map((subscription) => {
    const [item] = subscription.items.data;
    const notes = [
      subscription.status,
      ...(subscription.cancel_at_period_end ? ["ends with the period"] : []),
      ...(subscription.pause_collection ? ["paused"] : []),
    ];
    const period = [item?.current_period_start, item?.current_period_end];
    return [
      subscription.id,
      idOf(subscription.customer),
      item?.price.lookup_key ?? item?.price.id ?? "",
      notes.join(", "),
      period.map((time) => dateTime(time ?? 0).slice(0, 10)).join(" to "),
    ];
  });
}

function rowsOfInvoices({ state }: Ledger): string[][] {
  return Object.values(state.invoices).map((invoice) => [
    invoice.number ?? invoice.id,
    idOf(invoice.customer),
    dateTime(invoice.created),
    money(invoice.total, invoice.currency),
    invoice.status ?? "",
  ]);
}

function rowsOfCustomers({ state }: Ledger): string[][] {
  return Object.values(state.customers).map((customer) =>
    customer.deleted
      ? [customer.id, "deleted", ""]
      : [customer.id, customer.email ?? "", dateTime(customer.created)],
  );
}

function rowsOfEvents({ state }: Ledger): string[][] {
  return Object.values(state.events).map((event: Stripe.Event) => {
    const about = "id" in event.data.object ? String(event.data.object.id) : "";
    const delivery = event.pending_webhooks === 0 ? "delivered" : "not delivered";
    return [event.id, dateTime(event.created), event.type, about, delivery];
  });
}
