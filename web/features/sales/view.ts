import type { Artwork } from "#schema/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import { toCents } from "#schema/money.ts";
import type { Business } from "#schema/sales/business.ts";
import type { SalesChannel } from "#schema/sales/channel.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import type { LedgerLine, WorkCosts } from "#schema/sales/ledger-lines.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { User } from "#schema/user.ts";

/** What was fetched for the page. */
export interface SalesData {
  readonly user: User;
  readonly works: readonly Artwork[];
  readonly rates: Rates;
  readonly sales: readonly Sale[];
  readonly invoices: readonly Invoice[];
  readonly channels: readonly SalesChannel[];
  readonly business: Business;
}

export type SaleLine = LedgerLine<Sale>;

/** What works have cost, by id, for the ledger. */
export function costsByWork(works: readonly Artwork[]): Map<string, WorkCosts> {
  return new Map(
    works.map(({ id, materialsCost, framingCents, hoursSpent }) => [
      id,
      { materialsCents: toCents(materialsCost), framingCents, hours: hoursSpent },
    ]),
  );
}
