import { and, asc, eq, exists, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import {
  type SubscriptionRow,
  subscriptionAttempts,
  subscriptions,
  users,
  type WebhookEventRow,
  webhookEvents,
} from "#worker/db/tables.ts";

/** A subscription's status here when Stripe does not know its customer. */
export const unknownCustomer = "unknown_customer";

const neverFailed = new Date(0);

/** What Stripe says of a subscription, in the form that it is kept in. */
export type SubscriptionState = Omit<
  SubscriptionRow,
  "userId" | "customerId" | "actionRound" | "version" | "syncedAt" | "retryAt"
>;

/** What else is true once a state is: the event that led to it, and that an action was answered for good. */
export interface Consequences {
  readonly event?: WebhookEventRow;
  readonly endsAction?: boolean;
}

export async function findSubscription(
  db: Database,
  ownerId: string,
): Promise<SubscriptionRow | null> {
  const row = await db.select().from(subscriptions).where(eq(subscriptions.userId, ownerId)).get();
  return row ?? null;
}

export async function findSubscriptionOf(
  db: Database,
  customerId: string,
): Promise<SubscriptionRow | null> {
  const row = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
    .get();
  return row ?? null;
}

/**
 * The artist's row, made for this customer where there is none: of two calls at once the first one's
 * customer stays. Null when the artist is gone.
 */
export async function saveCustomerId(
  db: Database,
  ownerId: string,
  customerId: string,
  now: Date,
): Promise<SubscriptionRow | null> {
  const row: SubscriptionRow = {
    userId: ownerId,
    customerId,
    subscriptionId: null,
    status: null,
    term: null,
    priceCents: null,
    currentPeriodEnd: null,
    cancelsAt: null,
    isPaused: false,
    paidThrough: null,
    accessUntil: null,
    actionRound: 0,
    version: crypto.randomUUID(),
    syncedAt: now,
    retryAt: neverFailed,
  };
  const artist = sql`from ${users} where ${eq(users.id, ownerId)}`;
  const [, found] = await db.batch([
    insertFromSelect(db, subscriptions, row, artist).onConflictDoNothing(),
    db.select().from(subscriptions).where(eq(subscriptions.userId, ownerId)),
  ]);
  return found[0] ?? null;
}

/** Forgets a customer whom Stripe does not know, so that the next payment makes another. */
export async function forgetCustomer(
  db: Database,
  ownerId: string,
  customerId: string,
): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, ownerId), eq(subscriptions.customerId, customerId)));
}

/** After a reading that failed: the next one waits until `retryAt`. */
export async function postponeReading(
  db: Database,
  customerId: string,
  retryAt: Date,
): Promise<void> {
  await db.update(subscriptions).set({ retryAt }).where(eq(subscriptions.customerId, customerId));
}

/**
 * Writes what Stripe said over the row that was read before it was asked, together with what follows from
 * it. Null, and nothing written, when the row has changed since: what was asked for may then be out of date.
 */
export async function writeSubscription(
  db: Database,
  before: SubscriptionRow,
  state: SubscriptionState & { readonly isLive: boolean },
  { event, endsAction = false }: Consequences,
  now: Date,
): Promise<SubscriptionRow | null> {
  const { isLive, ...columns } = state;
  const version = crypto.randomUUID();
  const written = db
    .select({ id: subscriptions.userId })
    .from(subscriptions)
    .where(isVersion(before.userId, version));
  const [updated] = await db.batch([
    db
      .update(subscriptions)
      .set({
        ...columns,
        actionRound: before.actionRound + (endsAction ? 1 : 0),
        version,
        syncedAt: now,
        retryAt: neverFailed,
      })
      .where(isVersion(before.userId, before.version))
      .returning(),
    ...(event ? [recordEvent(db, event, exists(written))] : []),
    ...(isLive ? begin(db, before.userId, exists(written)) : []),
  ]);
  return updated[0] ?? null;
}

function isVersion(ownerId: string, version: string): SQL | undefined {
  return and(eq(subscriptions.userId, ownerId), eq(subscriptions.version, version));
}

function recordEvent(db: Database, event: WebhookEventRow, isWritten: SQL) {
  return insertFromSelect(db, webhookEvents, event, sql`where ${isWritten}`).onConflictDoNothing();
}

/**
 * A subscription that lives: the payment begun is over, and the free plan is what the artist falls back to
 * whenever it ends, by an event or by the passing of time.
 */
function begin(db: Database, ownerId: string, isWritten: SQL): BatchItem<"sqlite">[] {
  return [
    db.delete(subscriptionAttempts).where(and(eq(subscriptionAttempts.userId, ownerId), isWritten)),
    db
      .update(users)
      .set({ isFreeVersion: true })
      .where(and(eq(users.id, ownerId), isWritten)),
  ];
}

/** What may still change at Stripe without being asked for here; as the index of these has it. */
const openStatuses = [
  ...["active", "trialing", "past_due", "unpaid", "paused", "incomplete"],
  unknownCustomer,
];

/** What is to be read: last read before one time, and not failed so lately that it waits beyond the other. */
export interface Due {
  readonly staleBefore: Date;
  readonly retryBefore: Date;
}

/**
 * The customers of what may have changed at Stripe and is due; read the longest ago first. They are
 * those with a subscription that has not ended, or with a payment begun. Each kind is found by itself, as
 * together they could only be found among all the subscriptions that ever were.
 */
export async function listCustomersToReconcile(
  db: Database,
  { staleBefore, retryBefore }: Due,
  limit: number,
): Promise<string[]> {
  const read = { customerId: subscriptions.customerId, syncedAt: subscriptions.syncedAt };
  const isDue = and(
    lt(subscriptions.syncedAt, staleBefore),
    lte(subscriptions.retryAt, retryBefore),
  );
  // An index of some rows serves a query that says in its text, not in a parameter, which rows they are.
  const isOpen = sql`${inArray(subscriptions.status, openStatuses)}`.inlineParams();
  const [open, begun] = await db.batch([
    db
      .select(read)
      .from(subscriptions)
      .where(and(isOpen, isDue))
      .orderBy(asc(subscriptions.syncedAt))
      .limit(limit),
    db
      .select(read)
      .from(subscriptionAttempts)
      // Never the other way round: payments are begun by few, and kept for days.
      .crossJoin(subscriptions)
      .where(and(eq(subscriptions.userId, subscriptionAttempts.userId), isDue))
      .limit(limit),
  ]);
  const due = [...open, ...begun].sort(
    (one, other) => Number(one.syncedAt) - Number(other.syncedAt),
  );
  return [...new Set(due.map(({ customerId }) => customerId))].slice(0, limit);
}

/** Whether an event has taken effect already. */
export async function isEventKnown(db: Database, id: string): Promise<boolean> {
  const row = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id))
    .get();
  return row !== undefined;
}
