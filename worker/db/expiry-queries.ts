import { lt } from "drizzle-orm";
import type { Database } from "./client.ts";
import { artworkSaves, sessions, subscriptionAttempts, webhookEvents } from "./tables.ts";

/** Deletes sessions that expired before `time`. */
export async function deleteSessionsExpiredBefore(db: Database, time: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, time));
}

/** Deletes idempotency keys that were used before `time`. */
export async function deleteSavesBefore(db: Database, time: Date): Promise<void> {
  await db.delete(artworkSaves).where(lt(artworkSaves.createdAt, time));
}

/** Deletes payment attempts that expired before `time`. */
export async function deleteAttemptsExpiredBefore(db: Database, time: Date): Promise<void> {
  await db.delete(subscriptionAttempts).where(lt(subscriptionAttempts.expiresAt, time));
}

/** Deletes webhook events that were received before `time`. */
export async function deleteEventsBefore(db: Database, time: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, time));
}
