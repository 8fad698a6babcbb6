import { lt } from "drizzle-orm";
import type { Database } from "./client.ts";
import { artworkSaves, sessions, subscriptionAttempts, webhookEvents } from "./tables.ts";

/** Forgets sessions whose time was up before `time`. */
export async function deleteSessionsExpiredBefore(db: Database, time: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, time));
}

/** Forgets idempotency keys that were used before `time`. */
export async function deleteSavesBefore(db: Database, time: Date): Promise<void> {
  await db.delete(artworkSaves).where(lt(artworkSaves.createdAt, time));
}

/** Forgets payments that were begun, and whose time was up before `time`. */
export async function deleteAttemptsExpiredBefore(db: Database, time: Date): Promise<void> {
  await db.delete(subscriptionAttempts).where(lt(subscriptionAttempts.expiresAt, time));
}

/** Forgets events that came before `time`. */
export async function deleteEventsBefore(db: Database, time: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, time));
}
