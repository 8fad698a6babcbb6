import { expect, test } from "vitest";
import { atOnce } from "#tests/support/concurrency.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { openDatabase } from "#worker/db/client.ts";
import { users } from "#worker/db/tables.ts";
import { upsertUser } from "./user-queries.ts";

const worker = workerForTests();

const provided = {
  issuer: "https://provider.example",
  subject: "1",
  email: "ana@example.com",
  emailVerified: true,
  firstName: "Ana",
  lastName: "",
  profileImageUrl: "https://pictures.example/ana.png",
};

test("20 concurrent sign-ins create one artist", async () => {
  const db = openDatabase(worker.env.DB);
  const made = await atOnce(20, () => upsertUser(db, provided, new Date()));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await db.$count(users)).toBe(1);
});

test("the same subject of another issuer is another artist", async () => {
  const db = openDatabase(worker.env.DB);
  const { id } = await upsertUser(db, provided, new Date());
  const other = await upsertUser(db, { ...provided, issuer: "https://other.example" }, new Date());
  expect(other.id).not.toBe(id);
});

test("email, its verification and the picture follow the provider, also when the provider no longer sends them", async () => {
  const db = openDatabase(worker.env.DB);
  const person = { ...provided, subject: "2" };
  const { id } = await upsertUser(db, person, new Date(1));
  const gone = { ...person, email: "", emailVerified: false, firstName: "", profileImageUrl: null };
  expect(await upsertUser(db, gone, new Date(2))).toEqual({ id, hasCompletedSetup: false });
  const row = (await db.select().from(users)).find((user) => user.id === id);
  expect(row).toMatchObject({ email: "", emailVerified: false, profileImageUrl: null });
  expect(row).toMatchObject({ firstName: "Ana", createdAt: new Date(1) });
});
