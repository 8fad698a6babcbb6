import { and, eq, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Sale } from "#schema/sales/sale.ts";
import type { Database } from "#worker/db/client.ts";
import { type SaleRow, sales } from "#worker/db/sale-tables.ts";
import { isInvoiced } from "./invoiced.ts";

/** What the taxes on a sale depend on, and the taxes that are stored; with the rate, which a credit note keeps. */
export type TaxedSaleRow = Pick<
  SaleRow,
  | "id"
  | "date"
  | "priceCents"
  | "discountCents"
  | "chargesTax"
  | "deliverToCountry"
  | "deliverToRegion"
  | "deliveredBy"
  | "handedOverIn"
  | "taxes"
  | "cadRate"
>;

/**
 * Selects what the taxes on an artist's sales depend on: on all of them but those that were taken back, which stay as they
 * were, or on those of an invoice.
 */
export function selectTaxedSales(db: Database, ownerId: string, invoiceId?: string) {
  const isOnInvoice = invoiceId === undefined ? undefined : eq(sales.invoiceId, invoiceId);
  return db
    .select({
      id: sales.id,
      date: sales.date,
      priceCents: sales.priceCents,
      discountCents: sales.discountCents,
      chargesTax: sales.chargesTax,
      deliverToCountry: sales.deliverToCountry,
      deliverToRegion: sales.deliverToRegion,
      deliveredBy: sales.deliveredBy,
      handedOverIn: sales.handedOverIn,
      taxes: sales.taxes,
      cadRate: sales.cadRate,
    })
    .from(sales)
    .where(and(eq(sales.userId, ownerId), isNull(sales.returnedAt), isOnInvoice));
}

/** The taxes that a sale is to have. */
export interface TaxChange {
  readonly id: string;
  readonly taxes: Sale["taxes"];
}

/** A parameter has at most 2 MB, and the taxes of a sale about 200 bytes. */
const salesAStatement = 5_000;

/**
 * The statements that give an artist's sales their taxes under a condition, apart from those that are on an invoice or
 * taken back by then. The changes are one parameter for thousands of sales, because a statement takes at most a hundred.
 */
export function taxStatements(
  db: Database,
  ownerId: string,
  changes: readonly TaxChange[],
  condition: SQL,
) {
  const parts = Array.from({ length: Math.ceil(changes.length / salesAStatement) }, (_, index) =>
    changes.slice(index * salesAStatement, (index + 1) * salesAStatement),
  );
  return parts.map((part) => {
    const sent = JSON.stringify(part.map(({ id, taxes }) => [id, taxes]));
    return db
      .update(sales)
      .set({ taxes: sql`sent.value ->> 1` })
      .from(sql`json_each(${sent}) as sent`)
      .where(
        and(
          sql`${sales.id} = sent.value ->> 0`,
          eq(sales.userId, ownerId),
          not(isInvoiced()),
          isNull(sales.returnedAt),
          condition,
        ),
      );
  });
}
