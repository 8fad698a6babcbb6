import { and, eq, notExists, sql } from "drizzle-orm";
import type { InvoiceContent } from "#schema/documents/content.ts";
import { isBusinessAsRead } from "#worker/business/conditions.ts";
import { selectBusiness } from "#worker/business/queries.ts";
import type { Database } from "#worker/db/client.ts";
import { documentWorks, type InvoiceRow, invoices } from "#worker/db/document-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type BusinessRow, sales } from "#worker/db/sale-tables.ts";
import { users } from "#worker/db/tables.ts";
import {
  selectTaxedSales,
  type TaxChange,
  type TaxedSaleRow,
  taxStatements,
} from "#worker/sales/tax-queries.ts";
import {
  isStored,
  nextSequence,
  type PaidInvoiceRow,
  sameKey,
  selectWithCredit,
  selectWithKey,
} from "./shared-sql.ts";

/** What a credit note is made from; `invoices` are those of `selectWithCredit`, `earlier` those of `selectWithKey`. */
interface CreditContext {
  readonly invoices: readonly PaidInvoiceRow[];
  readonly earlier: readonly PaidInvoiceRow[];
  readonly business: BusinessRow | null;
  /** The sales on the invoice. */
  readonly sales: readonly TaxedSaleRow[];
}

/** Reads what a credit note is made from, in one batch. */
export async function findCreditContext(
  db: Database,
  ownerId: string,
  id: string,
  idempotencyKey: string | null,
): Promise<CreditContext> {
  const [found, earlier, [business], invoiced] = await db.batch([
    selectWithCredit(db, ownerId, id),
    selectWithKey(db, ownerId, idempotencyKey),
    selectBusiness(db, ownerId),
    selectTaxedSales(db, ownerId, id),
  ]);
  return { invoices: found, earlier, business: business ?? null, sales: invoiced };
}

/** A credit note to insert. */
type NewCreditNote = Omit<InvoiceRow, "sequence" | "kind" | "personId"> & {
  readonly creditsId: string;
  readonly content: InvoiceContent;
};

/** The taxes that differ from those of the credited invoice, and the business details that they were computed with. */
interface FreedSales {
  readonly business: BusinessRow | null;
  readonly taxes: readonly TaxChange[];
}

/**
 * Issues a credit note with the next number of the artist's year, takes the sales off the invoice, and gives them the
 * taxes that they have from then on, if it has not been credited and the business details are as they were read. That is
 * checked in the statement that writes. Null when not, or when the key is used.
 */
export async function insertCreditNote(
  db: Database,
  note: NewCreditNote,
  { business, taxes }: FreedSales,
): Promise<InvoiceRow | null> {
  const { id, userId, creditsId } = note;
  const credited = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.creditsId, creditsId), eq(invoices.userId, userId)));
  const condition = and(
    eq(users.id, userId),
    notExists(credited),
    notExists(sameKey(db, note)),
    isStored(userId, creditsId),
    isBusinessAsRead(userId, business),
  );
  const isIssued = isStored(userId, id);
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      invoices,
      { ...note, kind: "credit-note", personId: null, sequence: nextSequence(userId, note.year) },
      sql`from ${users} where ${condition}`,
    ).returning(),
    insertFromSelect(
      db,
      documentWorks,
      {
        userId: documentWorks.userId,
        documentId: sql`${id}`,
        artworkId: documentWorks.artworkId,
        pictureKey: documentWorks.pictureKey,
        pictureType: documentWorks.pictureType,
        pictureHash: documentWorks.pictureHash,
      },
      sql`from ${documentWorks} where ${and(
        eq(documentWorks.userId, userId),
        eq(documentWorks.documentId, creditsId),
        isIssued,
      )}`,
    ),
    db
      .update(sales)
      .set({ invoiceId: null, invoiceNumber: null })
      .where(and(eq(sales.invoiceId, creditsId), eq(sales.userId, userId), isIssued)),
    // Business details that are saved meanwhile were read with the sales on the invoice.
    db
      .update(users)
      .set({ artworksVersion: sql`lower(hex(randomblob(8)))` })
      .where(and(eq(users.id, userId), isIssued)),
    ...taxStatements(db, userId, taxes, isIssued),
  ]);
  return inserted[0] ?? null;
}
