import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect, type RowToInsert } from "#worker/db/insert-from-select.ts";
import { type JobRow, jobs, subscriptions, type UserRow, users } from "#worker/db/tables.ts";

type OwnColumn =
  | "careerStages"
  | "weeklyHours"
  | "salesHistory"
  | "education"
  | "currency"
  | "usesMetric"
  | "customHourlyRateCents"
  | "firstName"
  | "lastName"
  | "city"
  | "provinceState"
  | "country"
  | "optInAppUpdates"
  | "optInPdaNews"
  | "hasCompletedSetup"
  | "isFreeVersion"
  | "hasUsedFreeCalculation";

/** What a profile's owner may change about their row; what is undefined stays as it is. */
export type ProfileChange = { readonly [Column in OwnColumn]?: UserRow[Column] | undefined };

/** What happens to the terms: accepted at a time, which counts once, or required not to be accepted yet. */
export type TermsChange = { readonly acceptedAt: Date } | "not-accepted" | null;

/**
 * Changes a profile in one statement, whole or not at all. Null when there is no such artist, or when the
 * change would take back the terms or the free calculation.
 */
export async function updateProfile(
  db: Database,
  ownerId: string,
  change: ProfileChange,
  terms: TermsChange,
): Promise<UserRow | null> {
  const conditions: SQL[] = [eq(users.id, ownerId)];
  if (change.hasUsedFreeCalculation === false)
    conditions.push(eq(users.hasUsedFreeCalculation, false));
  if (terms === "not-accepted") conditions.push(isNull(users.tosAcceptedAt));
  const tosAcceptedAt =
    terms === null || terms === "not-accepted"
      ? sql`${users.tosAcceptedAt}`
      : sql`coalesce(${users.tosAcceptedAt}, ${terms.acceptedAt.getTime()})`;
  const row = await db
    .update(users)
    .set({ ...change, tosAcceptedAt })
    .where(and(...conditions))
    .returning()
    .get();
  return row ?? null;
}

/**
 * Deletes an artist with everything that hangs on the row, and in the same batch keeps what must still be
 * ended at Stripe. Returns that; null when the artist never was a customer.
 */
export async function deleteProfile(
  db: Database,
  ownerId: string,
  now: Date,
): Promise<JobRow | null> {
  const job: RowToInsert<typeof jobs> = {
    customerId: subscriptions.customerId,
    kind: "end-subscription",
    subscriptionId: subscriptions.subscriptionId,
    attempts: 0,
    createdAt: now,
  };
  const source = sql`from ${subscriptions} where ${eq(subscriptions.userId, ownerId)}`;
  const [kept] = await db.batch([
    insertFromSelect(db, jobs, job, source).onConflictDoNothing().returning(),
    db.delete(users).where(eq(users.id, ownerId)),
  ]);
  return kept[0] ?? null;
}
