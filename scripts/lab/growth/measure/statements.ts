import { signInArtist } from "#tests/support/artists.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { findUsedPictureKeys } from "#worker/artworks/queries.ts";
import { type Database, openDatabase } from "#worker/db/client.ts";
import { insertSession } from "#worker/session/queries.ts";
import { upsertUser } from "#worker/session/user-queries.ts";
import { isEventKnown, listCustomersToReconcile } from "#worker/subscription/queries.ts";
import { signInWithWorks } from "../../bench/works.ts";
import type { Measured, Rows } from "../measured.ts";
import { givePictures } from "./pictures.ts";
import { countRows } from "./rows.ts";
import { subscribe, syncSubscription } from "./subscription.ts";

/** What is asked of the database where nobody waits for an answer, or once a session. */
export async function measureStatements(worker: TestWorker): Promise<Measured["statements"]> {
  const { id } = await signInArtist(worker);
  const rows = (act: (db: Database) => Promise<unknown>): Promise<Rows> =>
    countRows(worker.env.DB, (database) => act(openDatabase(database)));
  const now = new Date();
  await subscribe(openDatabase(worker.env.DB), id, now);
  const keys = await hangPictures(worker);
  const swept = await rows((db) => findUsedPictureKeys(db, keys));
  return {
    signIn: await rows((db) => signIn(db, now)),
    webhook: await rows(async (db) => {
      await isEventKnown(db, "evt_new");
      await syncSubscription(db, id, now, "evt_new");
    }),
    reconciled: await rows(async (db) => {
      const due = { staleBefore: new Date(now.getTime() + 1), retryBefore: now };
      await listCustomersToReconcile(db, due, 1);
      await syncSubscription(db, id, now, null);
    }),
    sweptPicture: { ...swept, rowsRead: Math.ceil(swept.rowsRead / keys.length) },
  };
}

/** Returns the keys of pictures that works have. */
async function hangPictures(worker: TestWorker): Promise<string[]> {
  const artist = await signInWithWorks(worker, 100);
  await givePictures(worker, artist);
  return Array.from({ length: 100 }, (_, index) => `${artist.id}/${index + 1}`);
}

async function signIn(db: Database, now: Date): Promise<void> {
  const { id } = await upsertUser(
    db,
    {
      issuer: "https://issuer.example",
      subject: "one",
      email: "one@example.com",
      emailVerified: true,
      firstName: "Odile",
      lastName: "Roy",
      profileImageUrl: null,
    },
    now,
  );
  const times = { createdAt: now, lastUsedAt: now, expiresAt: now };
  await insertSession(db, {
    tokenHash: crypto.randomUUID(),
    userId: id,
    isReturning: false,
    ...times,
  });
}
