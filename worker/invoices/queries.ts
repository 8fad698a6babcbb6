import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { type InvoiceRow, invoices } from "#worker/db/document-tables.ts";
import { selectWithCredit } from "./shared-sql.ts";

/** Selects an artist's invoices and credit notes, newest first. */
export function selectInvoices(db: Database, owner: string | SQL) {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, owner))
    .orderBy(desc(invoices.year), desc(invoices.sequence));
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
  const credit = sql`
    select 1 from ${invoices} as credit where credit.credits_id = ${id} and credit.user_id = ${ownerId}
  `;
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
