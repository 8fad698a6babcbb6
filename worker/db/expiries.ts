import { lt } from "drizzle-orm";
import type { Database } from "./client.ts";
import { artworkSaves, sessions } from "./tables.ts";

/** Forgets sessions whose time was up before `time`. */
export async function deleteSessionsExpiredBefore(db: Database, time: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, time));
}

/** Forgets idempotency keys that were used before `time`. */
export async function deleteSavesBefore(db: Database, time: Date): Promise<void> {
  await db.delete(artworkSaves).where(lt(artworkSaves.createdAt, time));
}
