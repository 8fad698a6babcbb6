import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { type InvoicePaymentRow, invoicePayments, invoices } from "#worker/db/document-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type PaidInvoiceRow, selectWithCredit } from "./shared-sql.ts";

// Each condition on what is open or paid is in the statement that writes, so that two requests at once cannot both meet it.

/** Within a statement over `invoices`: what was paid, deposit included and refunds taken off, as `invoiceSums` computes it. */
const paidCents = sql`(
  invoices.content ->> '$.depositCents' + coalesce((
    select sum(case counted.kind when 'payment' then counted.amount_cents else -counted.amount_cents end)
    from invoice_payments as counted
    where counted.user_id = invoices.user_id and counted.invoice_id = invoices.id
      and counted.reversed_at is null
  ), 0)
)`;

/** Likewise: what is open of an invoice that holds. */
const openCents = sql`(invoices.content ->> '$.totalCents' - ${paidCents})`;

/** Likewise: whether it is an invoice, and has not been taken back. */
const isHolding = sql`(invoices.kind = 'invoice' and not exists (
  select 1 from invoices as credit
  where credit.user_id = invoices.user_id and credit.credits_id = invoices.id
))`;

function isOwn(ownerId: string, invoiceId: string): SQL {
  return sql`invoices.id = ${invoiceId} and invoices.user_id = ${ownerId}`;
}

/** What a payment left; `invoices` are those of `selectWithCredit`. */
interface Written {
  readonly isWritten: boolean;
  readonly invoices: readonly PaidInvoiceRow[];
}

/**
 * Inserts a payment of at most what is open of the owner's invoice, or a refund of at most what was paid of it, unless
 * the key is used. `earlier` is what was entered with the key.
 */
export async function insertPayment(
  db: Database,
  payment: InvoicePaymentRow,
): Promise<Written & { earlier: InvoicePaymentRow | null }> {
  const { userId, invoiceId, kind, amountCents, idempotencyKey } = payment;
  const withKey = and(
    eq(invoicePayments.userId, userId),
    eq(invoicePayments.idempotencyKey, idempotencyKey ?? ""),
  );
  const isEnough =
    kind === "payment"
      ? sql`${isHolding} and ${openCents} >= ${amountCents}`
      : sql`invoices.kind = 'invoice' and ${paidCents} >= ${amountCents}`;
  const [inserted, found, [earlier]] = await db.batch([
    insertFromSelect(
      db,
      invoicePayments,
      payment,
      sql`from ${invoices} where ${isOwn(userId, invoiceId)} and ${isEnough}
        and not exists (select 1 from ${invoicePayments} where ${withKey})`,
    ).returning({ id: invoicePayments.id }),
    selectWithCredit(db, userId, invoiceId),
    db.select().from(invoicePayments).where(withKey),
  ]);
  return { isWritten: inserted.length > 0, invoices: found, earlier: earlier ?? null };
}

/**
 * Reverses a payment or refund of the owner's invoice, if it counts, what was refunded is still paid without it, and no
 * more is paid than the total.
 */
export async function reversePayment(
  db: Database,
  ownerId: string,
  { id, invoiceId }: Pick<InvoicePaymentRow, "id" | "invoiceId">,
  now: Date,
): Promise<Written> {
  const isConsistent = sql`exists (
    select 1 from invoices where ${isOwn(ownerId, invoiceId)} and case invoice_payments.kind
      when 'payment' then ${paidCents} >= invoice_payments.amount_cents
      else not ${isHolding} or ${openCents} >= invoice_payments.amount_cents end
  )`;
  const [reversed, found] = await db.batch([
    db
      .update(invoicePayments)
      .set({ reversedAt: now })
      .where(
        and(
          eq(invoicePayments.id, id),
          eq(invoicePayments.userId, ownerId),
          eq(invoicePayments.invoiceId, invoiceId),
          isNull(invoicePayments.reversedAt),
          isConsistent,
        ),
      )
      .returning({ id: invoicePayments.id }),
    selectWithCredit(db, ownerId, invoiceId),
  ]);
  return { isWritten: reversed.length > 0, invoices: found };
}

/** What `PUT …/payment` of the previous release says of the whole invoice. */
type WholePayment = Pick<
  InvoicePaymentRow,
  "id" | "userId" | "invoiceId" | "date" | "method" | "createdAt"
>;

/**
 * Inserts a payment of all that is open of the owner's invoice, if it holds. Where nothing is open it replaces the last
 * payment, if that has another day or method.
 */
export async function payWhole(
  db: Database,
  payment: WholePayment,
): Promise<readonly PaidInvoiceRow[]> {
  const { userId, invoiceId, date, method, createdAt } = payment;
  const isOwnAndHolding = sql`${isOwn(userId, invoiceId)} and ${isHolding}`;
  const last = sql`(
    select last.id from invoice_payments as last
    where last.user_id = ${userId} and last.invoice_id = ${invoiceId}
      and last.kind = 'payment' and last.reversed_at is null
    order by last.date desc, last.created_at desc, last.id desc limit 1
  )`;
  const [, , found] = await db.batch([
    db
      .update(invoicePayments)
      .set({ reversedAt: createdAt })
      .where(
        and(
          eq(invoicePayments.id, last),
          eq(invoicePayments.userId, userId),
          sql`(invoice_payments.date <> ${date} or invoice_payments.method <> ${method})`,
          sql`exists (select 1 from invoices where ${isOwnAndHolding} and ${openCents} = 0)`,
        ),
      ),
    insertFromSelect(
      db,
      invoicePayments,
      {
        ...payment,
        amountCents: openCents,
        kind: "payment",
        reversedAt: null,
        idempotencyKey: null,
        requestHash: null,
      },
      sql`from ${invoices} where ${isOwnAndHolding} and ${openCents} > 0`,
    ),
    selectWithCredit(db, userId, invoiceId),
  ]);
  return found;
}

/** Reverses every payment and refund of the owner's invoice that counts, if the invoice holds. */
export async function reverseAll(
  db: Database,
  ownerId: string,
  invoiceId: string,
  now: Date,
): Promise<readonly PaidInvoiceRow[]> {
  const [, found] = await db.batch([
    db
      .update(invoicePayments)
      .set({ reversedAt: now })
      .where(
        and(
          eq(invoicePayments.userId, ownerId),
          eq(invoicePayments.invoiceId, invoiceId),
          isNull(invoicePayments.reversedAt),
          sql`exists (select 1 from invoices where ${isOwn(ownerId, invoiceId)} and ${isHolding})`,
        ),
      ),
    selectWithCredit(db, ownerId, invoiceId),
  ]);
  return found;
}
