import { expect, test } from "vitest";
import { signInArtist } from "#tests/support/artists.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { activeSubscription } from "#tests/support/subscriptions.ts";
import { openDatabase } from "#worker/db/client.ts";
import { openAttempt, type Proposal } from "./attempt-queries.ts";
import {
  findSubscription,
  isEventKnown,
  listCustomersToReconcile,
  saveCustomerId,
  writeSubscription,
} from "./queries.ts";

const worker = workerForTests();

const active = { ...activeSubscription, isLive: true };

test("an old answer does not overwrite a newer one, nor are its consequences written", async () => {
  const db = openDatabase(worker.env.DB);
  const { id } = await signInArtist(worker, { isFreeVersion: false });
  const now = new Date();
  const before = await saveCustomerId(db, id, "cus_1", now);
  if (before === null) throw new Error("There is no row.");
  const ended = { ...active, status: "canceled", isLive: false };
  const newer = await writeSubscription(db, before, { ...ended, endsAction: true }, now);
  expect(newer).toMatchObject({ status: "canceled", actionRound: 1 });

  const event = { id: "evt_late", type: "customer.subscription.updated", receivedAt: now };
  expect(
    await writeSubscription(db, before, { ...active, event, endsAction: true }, now),
  ).toBeNull();
  expect(await findSubscription(db, id)).toEqual(newer);
  expect(await isEventKnown(db, event.id)).toBe(false);
  const flag = worker.env.DB.prepare("SELECT is_free_version FROM users WHERE id = ?").bind(id);
  expect(await flag.first()).toEqual({ is_free_version: 0 });
});

test("the customers that are due are listed the longest unread first, up to a limit", async () => {
  const db = openDatabase(worker.env.DB);
  const now = new Date();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
  const addCustomer = async (customerId: string, hours: number, isPaying: boolean) => {
    const { id } = await signInArtist(worker);
    const row = await saveCustomerId(db, id, customerId, hoursAgo(hours));
    if (row === null) throw new Error("There is no row.");
    if (!isPaying) return writeSubscription(db, row, active, hoursAgo(hours));
    const attempt: Proposal["attempt"] = {
      id: customerId,
      userId: id,
      method: "checkout",
      term: "monthly",
      priceId: "price_1",
      createdAt: now,
      expiresAt: now,
    };
    return openAttempt(db, { attempt, unsentUntil: now });
  };
  await addCustomer("cus_read_25_hours_ago", 25, false);
  await addCustomer("cus_read_30_hours_ago", 30, true);
  await addCustomer("cus_read_28_hours_ago", 28, false);
  await addCustomer("cus_read_23_hours_ago", 23, false);

  const due = { staleBefore: hoursAgo(24), retryBefore: now };
  const all = ["cus_read_30_hours_ago", "cus_read_28_hours_ago", "cus_read_25_hours_ago"];
  expect(await listCustomersToReconcile(db, due, 10)).toEqual(all);
  expect(await listCustomersToReconcile(db, due, 2)).toEqual(all.slice(0, 2));
});
