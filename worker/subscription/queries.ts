import { and, asc, eq, exists, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import {
  type SubscriptionRow,
  subscriptionAttempts,
  subscriptions,
  type WebhookEventRow,
  webhookEvents,
} from "#worker/db/subscription-tables.ts";
import { users } from "#worker/db/tables.ts";

/** The stored status when Stripe does not know the customer. */
export const unknownCustomer = "unknown_customer";

const neverFailed = new Date(0);

/** The columns that a sync writes: the state of the subscription at Stripe. */
export type SubscriptionState = Omit<
  SubscriptionRow,
  "userId" | "customerId" | "actionRound" | "version" | "syncedAt" | "retryAt"
>;

/** The state without a subscription at Stripe. */
export const noSubscription: SubscriptionState = {
  subscriptionId: null,
  status: null,
  term: null,
  priceCents: null,
  currentPeriodEnd: null,
  cancelsAt: null,
  isPaused: false,
  paidThrough: null,
  accessUntil: null,
};

/** What is written together with a state: the event that led to it, and that an action has completed. */
export interface Consequences {
  readonly event?: WebhookEventRow;
  readonly endsAction?: boolean;
}

/** A state to write, with its consequences. */
interface WrittenState extends SubscriptionState, Consequences {
  readonly isLive: boolean;
}

export async function findSubscription(
  db: Database,
  ownerId: string,
): Promise<SubscriptionRow | null> {
  const row = await db.select().from(subscriptions).where(eq(subscriptions.userId, ownerId)).get();
  return row ?? null;
}

export async function findSubscriptionByCustomer(
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
 * The artist's row, inserted with this customer if there is none; of two concurrent calls the first one's customer
 * is kept. Null when the artist no longer exists.
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
    ...noSubscription,
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

/** Deletes a customer whom Stripe does not know, so that the next payment creates another. */
export async function deleteCustomer(
  db: Database,
  ownerId: string,
  customerId: string,
): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, ownerId), eq(subscriptions.customerId, customerId)));
}

/** Postpones the next sync to `retryAt`, after one that failed. */
export async function postponeSync(db: Database, customerId: string, retryAt: Date): Promise<void> {
  await db.update(subscriptions).set({ retryAt }).where(eq(subscriptions.customerId, customerId));
}

/**
 * Writes Stripe's state over the row as it was read before the request to Stripe, with its consequences. Returns null
 * and writes nothing when the row has changed since then: the state may be out of date.
 */
export async function writeSubscription(
  db: Database,
  before: SubscriptionRow,
  { isLive, event, endsAction = false, ...columns }: WrittenState,
  now: Date,
): Promise<SubscriptionRow | null> {
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
    ...(isLive ? startStatements(db, before.userId, exists(written)) : []),
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
 * The statements for a live subscription: its payment attempt is deleted, and the artist gets the free plan whenever
 * the subscription ends, by an event or by the passing of time.
 */
function startStatements(db: Database, ownerId: string, isWritten: SQL): BatchItem<"sqlite">[] {
  return [
    db.delete(subscriptionAttempts).where(and(eq(subscriptionAttempts.userId, ownerId), isWritten)),
    db
      .update(users)
      .set({ isFreeVersion: true })
      .where(and(eq(users.id, ownerId), isWritten)),
  ];
}

/** The statuses that may change at Stripe without a request from here; as in the index `subscriptions_to_read`. */
const openStatuses = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  unknownCustomer,
];

/** Which subscriptions are due: last synced before `staleBefore`, and not waiting beyond `retryBefore` after a failure. */
export interface Due {
  readonly staleBefore: Date;
  readonly retryBefore: Date;
}

/**
 * The customers whose subscriptions may have changed at Stripe and are due, the longest unread first: those with a
 * subscription that has not ended, or with a pending payment attempt. These are two queries, because one query for
 * both would scan all subscriptions, ended ones included.
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
  // SQLite uses a partial index only if its condition is in the text of the query, not in parameters.
  const isOpen = sql`${inArray(subscriptions.status, openStatuses)}`.inlineParams();
  const [open, attempted] = await db.batch([
    db
      .select(read)
      .from(subscriptions)
      .where(and(isOpen, isDue))
      .orderBy(asc(subscriptions.syncedAt))
      .limit(limit),
    db
      .select(read)
      .from(subscriptionAttempts)
      // A cross join fixes the order of the tables: attempts are few.
      .crossJoin(subscriptions)
      .where(and(eq(subscriptions.userId, subscriptionAttempts.userId), isDue))
      .limit(limit),
  ]);
  const due = [...open, ...attempted].sort(
    (one, other) => Number(one.syncedAt) - Number(other.syncedAt),
  );
  return [...new Set(due.map(({ customerId }) => customerId))].slice(0, limit);
}

/** Whether an event has been applied already. */
export async function isEventKnown(db: Database, id: string): Promise<boolean> {
  const row = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id))
    .get();
  return row !== undefined;
}

/** Deletes webhook events that were received before `time`. */
export async function deleteEventsBefore(db: Database, time: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, time));
}
