import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { type Database, openDatabase } from "./client.ts";
import { insertFromSelect } from "./insert-from-select.ts";
import { type JobRow, jobs } from "./subscription-tables.ts";

const worker = workerForTests();
let db: Database;
beforeAll(() => {
  db = openDatabase(worker.env.DB);
});

const job: JobRow = {
  customerId: "cus_1",
  kind: "end-subscription",
  subscriptionId: "sub_1",
  attempts: 2,
  createdAt: new Date("2026-11-23T10:00:00Z"),
};

test("each value reaches the column of its name, in any order of the fields", async () => {
  const reversed = Object.fromEntries(Object.entries(job).toReversed()) as unknown as JobRow;
  await insertFromSelect(db, jobs, reversed, sql`where true`);
  const copy = {
    createdAt: jobs.createdAt,
    customerId: sql`${jobs.customerId} || '_copy'`,
    attempts: 0,
    subscriptionId: null,
    kind: jobs.kind,
  };
  await insertFromSelect(db, jobs, copy, sql`from ${jobs}`);
  const rows = await db.select().from(jobs);
  expect(rows).toEqual([
    job,
    { ...job, customerId: "cus_1_copy", attempts: 0, subscriptionId: null },
  ]);
});

test("a column without a value does not compile", () => {
  const { attempts, ...withoutAttempts } = job;
  // @ts-expect-error: `attempts` is missing, though the table has a default for it.
  expect(insertFromSelect(db, jobs, withoutAttempts, sql`where true`)).toBeDefined();
  // @ts-expect-error: `attempts` is a number.
  expect(insertFromSelect(db, jobs, { ...job, attempts: "2" }, sql`where true`)).toBeDefined();
});
