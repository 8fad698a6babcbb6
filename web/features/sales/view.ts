import type { ReactNode } from "react";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Business } from "#schema/business/business.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Rates } from "#schema/currency.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { toCents } from "#schema/money.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { CostsBySale } from "#web/works/books/ledger-sums.ts";

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

/** The invoices as the page shows them, on a day (ISO). */
export type InvoicesOf = (invoices: readonly Invoice[], today: string) => ReactNode;

/** What the works of sales have cost, by the sale's id. */
export function costsBySale(works: readonly Artwork[], sales: readonly Sale[]): CostsBySale {
  const workOf = new Map(works.map((work) => [work.id, work]));
  return new Map(
    sales.flatMap(({ id, artworkId }) => {
      const work = workOf.get(artworkId);
      if (work === undefined) return [];
      const { materialsCost, framingCents, hoursSpent } = work;
      const costs = { materialsCents: toCents(materialsCost), framingCents, hours: hoursSpent };
      return [[id, costs] as const];
    }),
  );
}
