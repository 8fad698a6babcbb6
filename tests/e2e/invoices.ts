import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { appPaths } from "#schema/page-paths.ts";
import type { Business } from "#schema/sales/business.ts";
import { type Invoice, invoiceSchema, invoicesSchema } from "#schema/sales/invoice.ts";
import type { InvoiceInput } from "#schema/sales/invoice-input.ts";
import { salesPaths } from "#schema/sales/paths.ts";
import { newBusiness } from "#tests/support/business.ts";
import { today } from "./records.ts";
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
    .filter({ has: page.getByText(title, { exact: true }) });
}

export function invoiceRow(page: Page, number: string): Locator {
  return page
    .getByRole("table", { name: "Invoices" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: number, exact: true }) });
}
