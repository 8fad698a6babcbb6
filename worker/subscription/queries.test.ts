import { expect, test } from "vitest";
import { signInArtist } from "#tests/support/artists.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { activeSubscription } from "#tests/support/subscriptions.ts";
import { openDatabase } from "#worker/db/client.ts";
import { findSubscription, isEventKnown, saveCustomerId, writeSubscription } from "./queries.ts";

const worker = workerForTests();

const active = { ...activeSubscription, isLive: true };

test("an old answer does not overwrite a newer one, nor are its consequences written", async () => {
  const db = openDatabase(worker.env.DB);
  const { id } = await signInArtist(worker, { isFreeVersion: false });
  const now = new Date();
  const before = await saveCustomerId(db, id, "cus_1", now);
  if (before === null) throw new Error("There is no row.");
  const ended = { ...active, status: "canceled", isLive: false };
  const newer = await writeSubscription(db, before, ended, { endsAction: true }, now);
  expect(newer).toMatchObject({ status: "canceled", actionRound: 1 });

  const event = { id: "evt_late", type: "customer.subscription.updated", receivedAt: now };
  expect(await writeSubscription(db, before, active, { event, endsAction: true }, now)).toBeNull();
  expect(await findSubscription(db, id)).toEqual(newer);
  expect(await isEventKnown(db, event.id)).toBe(false);
  const flag = worker.env.DB.prepare("SELECT is_free_version FROM users WHERE id = ?").bind(id);
  expect(await flag.first()).toEqual({ is_free_version: 0 });
});
