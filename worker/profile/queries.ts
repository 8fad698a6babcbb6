import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect, type RowToInsert } from "#worker/db/insert-from-select.ts";
import { type JobRow, jobs, subscriptions } from "#worker/db/subscription-tables.ts";
import { type UserRow, users } from "#worker/db/tables.ts";

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

/** The columns that a profile's owner may change; undefined ones are left unchanged. */
export type ProfileChange = { readonly [Column in OwnColumn]?: UserRow[Column] | undefined };

/** The change of the terms: accepted at a time, of which the first is kept, or required not to be accepted yet. */
export type TermsChange = { readonly acceptedAt: Date } | "not-accepted" | null;

/**
 * Changes a profile in one statement, completely or not at all. Null when there is no such artist, or when the change
 * would reset the accepted terms or the used free calculation.
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
 * Deletes an artist with all rows that refer to the artist's, and inserts, in the same batch, the job that cancels
 * their subscription at Stripe. Returns the job; null when the artist never was a customer.
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
  const [inserted] = await db.batch([
    insertFromSelect(db, jobs, job, source).onConflictDoNothing().returning(),
    db.delete(users).where(eq(users.id, ownerId)),
  ]);
  return inserted[0] ?? null;
}
