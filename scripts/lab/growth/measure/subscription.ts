import type { Database } from "#worker/db/client.ts";
import {
  findSubscriptionOf,
  keepCustomer,
  writeSubscription,
} from "#worker/subscription/queries.ts";

/** Gives an artist a subscription that is paid. */
export async function subscribe(db: Database, artistId: string, now: Date): Promise<void> {
  await keepCustomer(db, artistId, customerOf(artistId), now);
  await syncSubscription(db, artistId, now, null);
}

/** What a sync writes, once Stripe has answered; for an event, unless `eventId` is null. */
export async function syncSubscription(
  db: Database,
  artistId: string,
  now: Date,
  eventId: string | null,
): Promise<void> {
  const before = await findSubscriptionOf(db, customerOf(artistId));
  if (before === null) throw new Error("There is no subscription.");
  const state = { ...before, subscriptionId: "sub_1", status: "active", isLive: true };
  const {
    userId: _user,
    customerId: _customer,
    actionRound: _round,
    version: _v,
    syncedAt: _at,
    ...written
  } = state;
  const event =
    eventId === null ? {} : { event: { id: eventId, type: "invoice.paid", receivedAt: now } };
  await writeSubscription(db, before, written, event, now);
}

function customerOf(artistId: string): string {
  return `cus_${artistId}`;
}
