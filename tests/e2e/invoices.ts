import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { appPaths } from "#schema/page-paths.ts";
import type { Business } from "#schema/sales/business.ts";
import { type Invoice, invoiceSchema, invoicesSchema } from "#schema/sales/invoice.ts";
import type { InvoiceInput } from "#schema/sales/invoice-input.ts";
import { salesPaths } from "#schema/sales/paths.ts";
import { newBusiness } from "#tests/support/business.ts";
import { sellNew, today } from "./records.ts";
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

export async function readInvoices(page: Page): Promise<Invoice[]> {
  return v.parse(invoicesSchema, await (await page.request.get(salesPaths.invoices)).json());
}

/** The sales page of Odile, whichever language it is in. */
export async function openSales(page: Page): Promise<void> {
  await page.goto(appPaths.sales);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export function ledgerRow(page: Page, title: string): Locator {
  return page
    .getByRole("table", { name: "Ledger" })
    .getByRole("row")
    .filter({ has: page.getByText(title) });
}

export function invoiceRow(page: Page, number: string): Locator {
  return page
    .getByRole("table", { name: "Invoices" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: number }) });
}

export const invoicing = (page: Page) => page.getByRole("dialog", { name: "New Invoice" });
export const saleDetails = (page: Page) =>
  page.getByRole("dialog", { name: "Details of the Sale" });
export const paying = (page: Page) => page.getByRole("dialog", { name: "Mark as Paid" });
export const printing = (page: Page, issued: string) =>
  page.getByRole("dialog", { name: `Invoice ${issued}` });
export const crediting = (page: Page, credited: string) =>
  page.getByRole("dialog", { name: `Credit Invoice ${credited}` });

/** Opens a new invoice of a sale, from its line in the ledger. */
export async function openInvoice(page: Page, title: string): Promise<void> {
  const name = `Invoice ${title}`;
  await ledgerRow(page, title).getByRole("button", { name }).click();
}

export async function openDetails(page: Page, title: string): Promise<void> {
  const name = `Details of ${title}`;
  await ledgerRow(page, title).getByRole("button", { name }).click();
}

/** Presses a button of an invoice, such as `Credit`. */
export async function pressInInvoice(page: Page, action: string, issued: string): Promise<void> {
  const name = `${action} ${issued}`;
  await invoiceRow(page, issued).getByRole("button", { name }).click();
}

/** Issues the invoice that is open, which is shown then as it prints. */
export async function issueOpen(page: Page, sequence: number): Promise<void> {
  await invoicing(page).getByRole("button", { name: "Issue Invoice" }).click();
  await expect(printing(page, number(sequence))).toBeVisible();
}
