import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import type { Business } from "#schema/business/business.ts";
import { type Invoice, invoiceSchema, invoicesSchema } from "#schema/invoices/invoice.ts";
import type { InvoiceInput } from "#schema/invoices/invoice-input.ts";
import { appPaths } from "#schema/page-paths.ts";
import { invoicePaymentsPath, salesPaths } from "#schema/sales/sales-paths.ts";
import { newBusiness } from "#tests/support/business.ts";
import { runSql } from "./database.ts";
import { sellNew, today } from "./records.ts";
import { test as base } from "./still-test.ts";
import { ownOrigin } from "./users.ts";

/** A buyer in Québec, with what an invoice says of one. */
export const helene = {
  name: "Hélène Caron",
  email: "helene@example.com",
  address: "4, rue Saint-Jean, Québec G1R 1N6",
  country: "CA",
  region: "QC",
};

/** The artist's business details: of Montréal, registered for GST and QST. */
export async function register(page: Page, changes: Partial<Business> = {}): Promise<void> {
  const data = newBusiness(changes);
  const answer = await page.request.put(salesPaths.business, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The number of an invoice of this year, such as `2026-001`. */
export function number(sequence: number): string {
  return `${today().slice(0, 4)}-${String(sequence).padStart(3, "0")}`;
}

/** A work that was sold within Québec, so that GST and QST are charged where the artist is registered. */
export function sellToHelene(page: Page, title: string, priceCents = 900_00) {
  return sellNew(page, title, { priceCents, buyer: helene, deliveredBy: "carrier" });
}

export async function issueInvoice(
  page: Page,
  saleIds: string[],
  changes: Partial<InvoiceInput> = {},
): Promise<Invoice> {
  const data = { saleIds, issuedOn: today(), language: "en", ...changes };
  const answer = await page.request.post(salesPaths.invoices, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(201);
  return v.parse(invoiceSchema, await answer.json());
}

/** Makes an invoice overdue: it is due on the day on which it is issued at the earliest. */
export async function makeOverdue(page: Page, { id }: Invoice, dueOn = today(-3)): Promise<void> {
  const sql = "UPDATE invoice_balances SET due_on = ? WHERE invoice_id = ? RETURNING invoice_id";
  expect(await runSql(page, sql, dueOn, id)).toEqual([[id]]);
}

/** A payment of a part of what is open. */
export async function payPart(page: Page, { id }: Invoice, amountCents: number): Promise<void> {
  const data = { date: today(), amountCents, method: "Interac", kind: "payment" };
  const path = invoicePaymentsPath(id);
  const answer = await page.request.post(path, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(201);
}

export async function readInvoices(page: Page): Promise<Invoice[]> {
  return v.parse(invoicesSchema, await (await page.request.get(salesPaths.invoices)).json());
}

/** The page of sales: its tables and dialogs, and what is pressed there. */
export function salesOn(page: Page) {
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const rows = (table: string) => page.getByRole("table", { name: table }).getByRole("row");
  /** The newest entry that sells the work. */
  const ledgerRow = (title: string) =>
    rows("Ledger")
      .filter({ has: page.getByText(title) })
      .filter({ has: page.getByText("Sold") })
      .first();
  const invoiceRow = (issued: string) =>
    rows("Invoices").filter({ has: page.getByRole("rowheader", { name: issued }) });
  const pressIn = (row: Locator, name: string) => row.getByRole("button", { name }).click();
  const invoicing = dialog("New Invoice");
  const printing = (issued: string) => dialog(`Invoice ${issued}`);
  return {
    ...{ ledgerRow, invoiceRow, invoicing, printing },
    details: dialog("Correct the Sale"),
    paying: (issued: string) => dialog(`Payments of Invoice ${issued}`),
    crediting: (credited: string) => dialog(`Credit Invoice ${credited}`),
    /** Whichever language it is in. */
    open: async () => {
      await page.goto(appPaths.sales);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
    /** Opens a new invoice of a sale, from its line in the ledger. */
    openInvoice: (title: string) => pressIn(ledgerRow(title), `Invoice ${title}`),
    openDetails: (title: string) => pressIn(ledgerRow(title), `Correct ${title}`),
    /** Presses a button of an invoice, such as `Credit`. */
    pressInInvoice: (action: string, issued: string) =>
      pressIn(invoiceRow(issued), `${action} ${issued}`),
    /** Issues the invoice that is open, which is shown then as it prints. */
    issueOpen: async (sequence: number) => {
      await pressIn(invoicing, "Issue Invoice");
      await expect(printing(number(sequence))).toBeVisible();
    },
  };
}

/** For tests on the page of sales, in which nothing moves. */
export const test = base.extend<{ sales: ReturnType<typeof salesOn> }>({
  sales: ({ page }, use) => use(salesOn(page)),
});
