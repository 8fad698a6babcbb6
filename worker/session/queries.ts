import { eq, getTableColumns, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/subscription-tables.ts";
import { type SessionRow, sessions, users } from "#worker/db/tables.ts";
import type { SignedIn } from "#worker/http/context.ts";

export async function insertSession(db: Database, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The session, its user and their subscription in one query, expired or not; null when there is none. */
export async function findSession(db: Database, tokenHash: string): Promise<SignedIn | null> {
  return (await selectSession(db, tokenHash).get()) ?? null;
}

/** A query of a user's own rows, whose id is found within the statement. */
export type SelectOwn<Query extends BatchItem<"sqlite">> = (userId: SQL) => Query;

/** The session as `findSession` returns it, and rows of its user from the same round trip (decision 014). */
export async function findSessionWith<Query extends BatchItem<"sqlite">>(
  db: Database,
  tokenHash: string,
  selectOwn: SelectOwn<Query>,
): Promise<{ signedIn: SignedIn | null; rows: Query["_"]["result"] }> {
  const userId = db
    .select({ id: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  const [found, rows] = await db.batch([selectSession(db, tokenHash), selectOwn(sql`(${userId})`)]);
  return { signedIn: found[0] ?? null, rows };
}

/** Stores the last use and the new expiry of a session. */
export async function renewSession(
  db: Database,
  tokenHash: string,
  lastUsedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastUsedAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes a session, if there is one. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes sessions that expired before `time`. */
export async function deleteSessionsExpiredBefore(db: Database, time: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, time));
}

/** D1 returns the rows of a batch by column name, so columns with the same name in two tables are renamed. */
const distinct = {
  userCreatedAt: sql`${users.createdAt}`.mapWith(users.createdAt).as("user_created_at"),
  subscriptionUserId: sql`${subscriptions.userId}`
    .mapWith(subscriptions.userId)
    .as("subscription_user_id"),
};

function selectSession(db: Database, tokenHash: string) {
  return db
    .select({
      session: getTableColumns(sessions),
      user: { ...getTableColumns(users), createdAt: distinct.userCreatedAt },
      subscription: { ...getTableColumns(subscriptions), userId: distinct.subscriptionUserId },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(sessions.tokenHash, tokenHash));
}
