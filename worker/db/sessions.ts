import { eq } from "drizzle-orm";
import type { SignedIn } from "../context.ts";
import type { Database } from "./client.ts";
import { type SessionRow, sessions, subscriptions, users } from "./tables.ts";

export async function insertSession(db: Database, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The session, its artist and their subscription in one query, expired or not; null when there is none. */
export async function findSession(db: Database, tokenHash: string): Promise<SignedIn | null> {
  const row = await db
    .select({ session: sessions, user: users, subscription: subscriptions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(sessions.tokenHash, tokenHash))
    .get();
  return row ?? null;
}

export async function renewSession(
  db: Database,
  tokenHash: string,
  lastUsedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastUsedAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
