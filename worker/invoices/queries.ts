import { and, desc, eq, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { InvoiceContent } from "#schema/documents/content.ts";
import { isBusinessAsRead } from "#worker/business/conditions.ts";
import { selectBusiness } from "#worker/business/queries.ts";
import type { Database } from "#worker/db/client.ts";
import { documentWorks, type InvoiceRow, invoices } from "#worker/db/document-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type BusinessRow, type SaleRow, sales } from "#worker/db/sale-tables.ts";
import { type ArtworkRow, artworks, users } from "#worker/db/tables.ts";
import type { DocumentedWork } from "#worker/documents/picture-copies.ts";
import { documentedWorks } from "#worker/documents/queries.ts";

/** Selects an artist's invoices and credit notes, newest first. */
export function selectInvoices(db: Database, owner: string | SQL) {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, owner))
    .orderBy(desc(invoices.year), desc(invoices.sequence));
}

/** Selects the owner's invoice or credit note of this id, with the one that it credits, or is credited by. */
function selectWithCredit(db: Database, ownerId: string, id: string) {
  const credited = sql`(select credits_id from ${invoices} where id = ${id})`;
  return db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.userId, ownerId),
        or(eq(invoices.id, id), eq(invoices.creditsId, id), eq(invoices.id, credited)),
      ),
    );
}

/** Selects what the artist issued with this key, and what it credits, or is credited by. */
function selectWithKey(db: Database, ownerId: string, key: string | null) {
  const issued = (column: SQL) => sql`(
    select ${column} from ${invoices} where user_id = ${ownerId} and idempotency_key = ${key}
  )`;
  return db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.userId, ownerId),
        or(
          eq(invoices.id, issued(sql`id`)),
          eq(invoices.creditsId, issued(sql`id`)),
          eq(invoices.id, issued(sql`credits_id`)),
        ),
      ),
    );
}

/** What only the database compares: what an invoice says of a sale, so that one that was read earlier is recognized. */
const saleVersion = sql<string>`json_array(
  ${sales.taxes}, ${sales.buyerName}, ${sales.buyerEmail}, ${sales.buyerAddress}, ${sales.buyerCountry},
  ${sales.buyerRegion}, ${sales.deliveredBy}, ${sales.handedOverIn}
)`;

/** A sale with the version in which it was read. */
export interface VersionedSale {
  readonly sale: SaleRow;
  readonly version: string;
}

/** What an invoice is made from, as far as it is there; `earlier` are what `selectWithKey` selects. */
export interface InvoiceGround {
  readonly sales: readonly VersionedSale[];
  readonly works: readonly ArtworkRow[];
  readonly business: BusinessRow | null;
  readonly earlier: readonly InvoiceRow[];
}

/** Reads what an invoice is made from, in one batch. */
export async function findInvoiceGround(
  db: Database,
  ownerId: string,
  saleIds: readonly string[],
  idempotencyKey: string | null,
): Promise<InvoiceGround> {
  const chosen = and(eq(sales.userId, ownerId), isOneOf(saleIds));
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

/** An invoice to insert: its sequence is given by the statement. */
export type NewInvoice = Omit<InvoiceRow, "sequence" | "kind" | "creditsId" | "reason">;

/**
 * Issues an invoice with the next number of the artist's year, and puts its sales on it, if they and the business details
 * are still as they were read: not returned, on no invoice, and of the same version. That is checked in the statement that writes. Null when
 * they are not, or when the key is used.
 */
export async function insertInvoice(
  db: Database,
  invoice: NewInvoice,
  { sales: read, business }: Pick<InvoiceGround, "sales" | "business">,
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
      },
      sql`from ${users} where ${condition}`,
    ).returning(),
    documentedWorks(db, userId, id, works, isIssued),
    db
      .update(sales)
      .set({ invoiceId: id, invoiceNumber: numberOf(id) })
      .where(and(eq(sales.userId, userId), isOneOf(read.map(({ sale }) => sale.id)), isIssued)),
  ]);
  return inserted[0] ?? null;
}

/** A credit note to insert. */
export type NewCreditNote = Omit<InvoiceRow, "sequence" | "kind"> & {
  readonly creditsId: string;
  readonly content: InvoiceContent;
};

/**
 * Issues a credit note with the next number of the artist's year, and takes the sales off the invoice, if that has not
 * been credited. That is checked in the statement that writes. Null when it has, or when the key is used.
 */
export async function insertCreditNote(
  db: Database,
  note: NewCreditNote,
): Promise<InvoiceRow | null> {
  const { id, userId, creditsId } = note;
  const credited = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.creditsId, creditsId));
  const condition = and(
    eq(users.id, userId),
    notExists(credited),
    notExists(sameKey(db, note)),
    isStored(userId, creditsId),
  );
  const isIssued = isStored(userId, id);
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      invoices,
      { ...note, kind: "credit-note", sequence: nextSequence(userId, note.year) },
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
  ]);
  return inserted[0] ?? null;
}

/** What a credit note is made from; `invoices` are those of `selectWithCredit`, `earlier` those of `selectWithKey`. */
export interface CreditGround {
  readonly invoices: readonly InvoiceRow[];
  readonly earlier: readonly InvoiceRow[];
}

/** Reads what a credit note is made from, in one batch. */
export async function findCreditGround(
  db: Database,
  ownerId: string,
  id: string,
  idempotencyKey: string | null,
): Promise<CreditGround> {
  const [found, earlier] = await db.batch([
    selectWithCredit(db, ownerId, id),
    selectWithKey(db, ownerId, idempotencyKey),
  ]);
  return { invoices: found, earlier };
}

/**
 * Writes when and how the owner's invoice was paid, or null that it is not, unless it has been credited. Returns what
 * `selectWithCredit` selects then, and whether it was written.
 */
export async function updatePayment(
  db: Database,
  ownerId: string,
  id: string,
  payment: { readonly paidOn: string; readonly method: string } | null,
): Promise<{ isWritten: boolean; invoices: InvoiceRow[] }> {
  const credit = sql`select 1 from ${invoices} as credit where credit.credits_id = ${id}`;
  const [written, found] = await db.batch([
    db
      .update(invoices)
      .set({ paidOn: payment?.paidOn ?? null, paymentMethod: payment?.method ?? null })
      .where(
        and(
          eq(invoices.id, id),
          eq(invoices.userId, ownerId),
          eq(invoices.kind, "invoice"),
          sql`not exists (${credit})`,
        ),
      )
      .returning({ id: invoices.id }),
    selectWithCredit(db, ownerId, id),
  ]);
  return { isWritten: written.length > 0, invoices: found };
}

/** The condition that the statement before in the batch has issued it. */
function isStored(ownerId: string, id: string): SQL {
  return sql`exists (select 1 from ${invoices} where id = ${id} and user_id = ${ownerId})`;
}

/**
 * The number after the last one of the artist's year, within the statement that inserts it: invoices are never deleted, so
 * there is no gap, and the database runs one statement at a time, so no two get the same.
 */
function nextSequence(ownerId: string, year: number): SQL {
  return sql`coalesce((
    select max(sequence) from ${invoices} where user_id = ${ownerId} and year = ${year}
  ), 0) + 1`;
}

/** As `invoiceNumber` of the schema writes it. */
function numberOf(id: string): SQL {
  return sql`(select year || '-' || printf('%03d', sequence) from ${invoices} where id = ${id})`;
}

function sameKey(db: Database, { userId, idempotencyKey }: NewInvoice) {
  return db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.idempotencyKey, idempotencyKey ?? "")));
}

/** The ids are sent as one parameter, because a statement takes at most a hundred. */
function isOneOf(saleIds: readonly string[]): SQL {
  return sql`${sales.id} in (select value from json_each(${JSON.stringify(saleIds)}))`;
}
