import { and, eq, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { isBusinessAsRead } from "#worker/business/conditions.ts";
import { selectBusiness } from "#worker/business/queries.ts";
import type { Database } from "#worker/db/client.ts";
import { type InvoiceRow, invoices } from "#worker/db/document-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { isIn } from "#worker/db/is-in.ts";
import { type BusinessRow, type SaleRow, sales } from "#worker/db/sale-tables.ts";
import { type ArtworkRow, artworks, users } from "#worker/db/tables.ts";
import type { DocumentedWork } from "#worker/documents/picture-copies.ts";
import { documentedWorks } from "#worker/documents/queries.ts";
import {
  isStored,
  nextSequence,
  type PaidInvoiceRow,
  sameKey,
  selectWithKey,
} from "./shared-sql.ts";

/**
 * What an invoice says and keeps of a sale, as a text that only the database compares: it shows whether a sale has changed since
 * it was read.
 */
const saleVersion = sql<string>`json_array(
  ${sales.date}, ${sales.priceCents}, ${sales.discountCents}, ${sales.currency}, ${sales.cadRate}, ${sales.channelId},
  ${sales.chargesTax}, ${sales.commissionCents}, ${sales.feeCents}, ${sales.shippingCents},
  ${sales.taxes}, ${sales.buyerName}, ${sales.buyerEmail}, ${sales.buyerAddress}, ${sales.buyerCountry},
  ${sales.buyerRegion}, ${sales.personId}, ${sales.deliverToCountry}, ${sales.deliverToRegion}, ${sales.deliveredBy},
  ${sales.handedOverIn}
)`;

/** A sale with the version in which it was read. */
export interface VersionedSale {
  readonly sale: SaleRow;
  readonly version: string;
}

/** What an invoice is made from, as far as it is there; `earlier` are what `selectWithKey` selects. */
export interface InvoiceContext {
  readonly sales: readonly VersionedSale[];
  readonly works: readonly ArtworkRow[];
  readonly business: BusinessRow | null;
  readonly earlier: readonly PaidInvoiceRow[];
}

/** Reads what an invoice is made from, in one batch. */
export async function findInvoiceContext(
  db: Database,
  ownerId: string,
  saleIds: readonly string[],
  idempotencyKey: string | null,
): Promise<InvoiceContext> {
  const chosen = and(eq(sales.userId, ownerId), isIn(sales.id, saleIds));
  const [saleRows, versions, works, [business], earlier] = await db.batch([
    db.select().from(sales).where(chosen),
    db
      .select({ id: sales.id, version: saleVersion.as("version") })
      .from(sales)
      .where(chosen),
    db
      .select()
      .from(artworks)
      .where(
        and(
          eq(artworks.userId, ownerId),
          sql`${artworks.id} in (select ${sales.artworkId} from ${sales} where ${chosen})`,
        ),
      ),
    selectBusiness(db, ownerId),
    selectWithKey(db, ownerId, idempotencyKey),
  ]);
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
  return {
    sales: saleRows.map((sale) => ({ sale, version: versionOf.get(sale.id) ?? "" })),
    works,
    business: business ?? null,
    earlier,
  };
}

/** An invoice to insert: its sequence is given by the statement, its person by the database. */
export type NewInvoice = Omit<
  InvoiceRow,
  "sequence" | "kind" | "creditsId" | "reason" | "personId"
>;

/**
 * Issues an invoice with the next number of the artist's year, and puts its sales on it, if they and the business details
 * are still as they were read: not returned, on no invoice, and of the same version. That is checked in the statement that writes. Null when
 * they are not, or when the key is used.
 */
export async function insertInvoice(
  db: Database,
  invoice: NewInvoice,
  { sales: read, business }: Pick<InvoiceContext, "sales" | "business">,
  works: readonly DocumentedWork[],
): Promise<InvoiceRow | null> {
  const { id, userId } = invoice;
  const expected = JSON.stringify(read.map(({ sale, version }) => [sale.id, version]));
  const unchanged = sql`(
    select count(*) from json_each(${expected}) as sent
    join ${sales} on ${sales.id} = sent.value ->> 0
    where ${sales.userId} = ${userId} and ${isNull(sales.returnedAt)} and ${isNull(sales.invoiceId)}
      and ${saleVersion} = sent.value ->> 1
  ) = ${read.length}`;
  const condition = and(
    eq(users.id, userId),
    notExists(sameKey(db, invoice)),
    isBusinessAsRead(userId, business),
    unchanged,
  );
  const isIssued = isStored(userId, id);
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      invoices,
      {
        ...invoice,
        kind: "invoice",
        sequence: nextSequence(userId, invoice.year),
        creditsId: null,
        reason: "",
        // A trigger names the buyer of the sales.
        personId: null,
      },
      sql`from ${users} where ${condition}`,
    ).returning(),
    documentedWorks(db, invoice, works, isIssued),
    db
      .update(sales)
      .set({ invoiceId: id, invoiceNumber: numberOf(userId, id) })
      .where(
        and(
          eq(sales.userId, userId),
          isIn(
            sales.id,
            read.map(({ sale }) => sale.id),
          ),
          isIssued,
        ),
      ),
  ]);
  return inserted[0] ?? null;
}

/** As `invoiceNumber` of the schema writes it. */
function numberOf(ownerId: string, id: string): SQL {
  return sql`(
    select year || '-' || printf('%03d', sequence) from ${invoices}
    where id = ${id} and user_id = ${ownerId}
  )`;
}
