import { and, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { type InvoicePaymentRow, type InvoiceRow, invoices } from "#worker/db/document-tables.ts";

// What the queries of issuing, crediting and paying share.

/** A payment or refund as it is read with its invoice. */
export type PaymentOfInvoice = Pick<
  InvoicePaymentRow,
  "id" | "date" | "amountCents" | "method" | "kind" | "reversedAt" | "createdAt"
>;

/** An invoice or credit note with its payments and refunds. */
export type PaidInvoiceRow = InvoiceRow & { readonly payments: readonly PaymentOfInvoice[] };

type StoredPayment = Omit<PaymentOfInvoice, "reversedAt" | "createdAt"> & {
  readonly reversedAt: number | null;
  readonly createdAt: number;
};

/** Within a statement over `invoices`: the payments and refunds of each. */
const paymentsOfInvoice = sql`(
  select json_group_array(json_object(
    'id', payment.id, 'date', payment.date, 'amountCents', payment.amount_cents, 'method', payment.method,
    'kind', payment.kind, 'reversedAt', payment.reversed_at, 'createdAt', payment.created_at
  ))
  from invoice_payments as payment
  where payment.user_id = invoices.user_id and payment.invoice_id = invoices.id
)`.mapWith(readPayments);

/** The columns of invoices, with their payments. */
export const invoiceColumns = {
  ...getTableColumns(invoices),
  payments: paymentsOfInvoice.as("payments"),
};

/** By day, those of one day in the order in which they were entered. */
function readPayments(text: string): PaymentOfInvoice[] {
  const stored: readonly StoredPayment[] = JSON.parse(text);
  const byDay = stored.toSorted(
    (one, other) =>
      compare(one.date, other.date) || one.createdAt - other.createdAt || compare(one.id, other.id),
  );
  return byDay.map(({ reversedAt, createdAt, ...payment }) => ({
    ...payment,
    reversedAt: reversedAt === null ? null : new Date(reversedAt),
    createdAt: new Date(createdAt),
  }));
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

/** Selects the owner's invoice or credit note of this id, with the one that it credits, or is credited by. */
export function selectWithCredit(db: Database, ownerId: string | SQL, id: string | SQL) {
  const credited = sql`(
    select credits_id from ${invoices} where id = ${id} and user_id = ${ownerId}
  )`;
  return db
    .select(invoiceColumns)
    .from(invoices)
    .where(
      and(
        eq(invoices.userId, ownerId),
        or(eq(invoices.id, id), eq(invoices.creditsId, id), eq(invoices.id, credited)),
      ),
    );
}

/** Selects what the artist issued with this key, and what it credits, or is credited by. */
export function selectWithKey(db: Database, ownerId: string, key: string | null) {
  const issued = (column: SQL) => sql`(
    select ${column} from ${invoices} where user_id = ${ownerId} and idempotency_key = ${key}
  )`;
  return db
    .select(invoiceColumns)
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

/** The condition that the statement before in the batch has issued it. */
export function isStored(ownerId: string, id: string): SQL {
  return sql`exists (select 1 from ${invoices} where id = ${id} and user_id = ${ownerId})`;
}

/**
 * The number after the last one of the artist's year, within the statement that inserts it: invoices are never deleted, so
 * there is no gap, and the database runs one statement at a time, so no two get the same.
 */
export function nextSequence(ownerId: string, year: number): SQL {
  return sql`coalesce((
    select max(sequence) from ${invoices} where user_id = ${ownerId} and year = ${year}
  ), 0) + 1`;
}

/** Selects what the artist issued with the key of this one; nothing without a key. */
export function sameKey(
  db: Database,
  { userId, idempotencyKey }: Pick<InvoiceRow, "userId" | "idempotencyKey">,
) {
  return db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.idempotencyKey, idempotencyKey ?? "")));
}
