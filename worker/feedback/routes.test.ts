import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { feedbackReceiptSchema } from "#schema/feedback.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { keyHeader, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { expectInvalid } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { openDatabase } from "#worker/db/client.ts";
import { feedback } from "#worker/db/tables.ts";

const worker = workerForTests();

const hour = 60 * 60 * 1000;

const idea = {
  type: "feature",
  subject: "Frames",
  message: "Could the frame count in the price?",
};

function send(artist: TestArtist, body: unknown = idea, key?: string): Promise<Response> {
  return artist.send("POST", apiPaths.feedback, body, keyHeader(key));
}

async function rowsOf(artist: TestArtist) {
  return (await openDatabase(worker.env.DB).select().from(feedback)).filter(
    (row) => row.userId === artist.id,
  );
}

/** Moves what an artist has sent into the past. */
async function age(artist: TestArtist, milliseconds: number): Promise<void> {
  await worker.env.DB.prepare("UPDATE feedback SET created_at = created_at - ? WHERE user_id = ?")
    .bind(milliseconds, artist.id)
    .run();
}

describe("POST /api/feedback", () => {
  test("S3.021 S7.039 S7.041 feedback is stored, new and without notes, with response 201", async () => {
    const artist = await signInArtist(worker);
    const before = Date.now();
    const response = await send(artist, { ...idea, subject: "  Frames " });
    const { id } = await readAnswer(feedbackReceiptSchema, response, [201]);
    const [row, ...others] = await rowsOf(artist);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id, ...idea, status: "new", adminNotes: "" });
    expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(before);
  });

  test("S3.023 the email is the session's, not the body's", async () => {
    const artist = await signInArtist(worker, { email: "odile@example.com" });
    for (const email of ["admin@example.com", "", "odile@example.com"]) {
      expect((await send(artist, { ...idea, email })).status).toBe(201);
    }
    const emails = (await rowsOf(artist)).map((row) => row.email);
    expect(emails).toEqual(Array(3).fill("odile@example.com"));
  });

  test.each(["bug", "feature", "improvement", "general"])(
    "S3.022 S5.028 the type %s is taken",
    async (type) => {
      const artist = await signInArtist(worker);
      expect((await send(artist, { ...idea, type })).status).toBe(201);
      expect((await rowsOf(artist))[0]?.type).toBe(type);
    },
  );

  test.each([
    ["no type", "type", { type: undefined }],
    ["another type", "type", { type: "praise" }],
    ["no subject", "subject", { subject: undefined }],
    ["a blank subject", "subject", { subject: "  " }],
    ["a subject of 201 characters", "subject", { subject: "a".repeat(201) }],
    ["no message", "message", { message: undefined }],
    ["a blank message", "message", { message: "\n" }],
    ["a message of 5,001 characters", "message", { message: "a".repeat(5001) }],
    ["an email that is no text", "email", { email: 1 }],
    ["a status", "status", { status: "resolved" }],
    ["notes", "adminNotes", { adminNotes: "mine" }],
  ])("S5.027 %s is refused, and nothing kept", async (_what, field, change) => {
    const artist = await signInArtist(worker);
    await expectInvalid(worker, () => send(artist, { ...idea, ...change }), [field]);
  });

  test("a visitor's is refused", async () => {
    const response = await worker.request(apiPaths.feedback, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(idea),
    });
    expect(response.status).toBe(401);
  });

  test("S7.039 five of twenty at once are stored in an hour, the others are 429 with Retry-After", async () => {
    const [artist, other] = [await signInArtist(worker), await signInArtist(worker)];
    const answers = await atOnce(20, () => send(artist));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    for (const answer of refused) {
      expect(await answer.json()).toMatchObject({ code: "RATE_LIMITED" });
      const seconds = Number(answer.headers.get("Retry-After"));
      expect(seconds).toBeGreaterThan(3590);
      expect(seconds).toBeLessThanOrEqual(3600);
    }
    expect(await rowsOf(artist)).toHaveLength(5);
    expect((await send(other)).status).toBe(201);
  });

  test("S7.039 Retry-After says when the next is accepted, and then it is", async () => {
    const artist = await signInArtist(worker);
    await send(artist);
    await age(artist, hour - 90_000);
    for (let sent = 1; sent < 5; sent += 1) await send(artist);
    const refused = await send(artist);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(90);
    await age(artist, seconds * 1000);
    expect((await send(artist)).status).toBe(201);
    expect((await send(artist)).status).toBe(429);
  });

  test("sent again with its key, at once or later, it is stored once and does not count again", async () => {
    const artist = await signInArtist(worker);
    const answers = await atOnce(10, () => send(artist, idea, "one"));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()) as object));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(ids.map((body) => JSON.stringify(body))).size).toBe(1);
    for (let sent = 1; sent < 5; sent += 1) await send(artist);
    expect((await send(artist, idea, "one")).status).toBe(201);
    expect((await send(artist, idea, "two")).status).toBe(429);
    expect(await rowsOf(artist)).toHaveLength(5);
  });

  test("a key that was used for something else is 409, and another person's is not known", async () => {
    const [artist, other] = [await signInArtist(worker), await signInArtist(worker)];
    await send(artist, idea, "one");
    expect((await send(artist, { ...idea, subject: "Glass" }, "one")).status).toBe(409);
    expect((await send(other, { ...idea, subject: "Glass" }, "one")).status).toBe(201);
    expect((await send(artist, idea, "k".repeat(201))).status).toBe(400);
  });
});

describe("DELETE /api/profile", () => {
  test("after the deletion of its author, feedback keeps its text only", async () => {
    const [artist, other] = [await signInArtist(worker), await signInArtist(worker)];
    const response = await send(artist, idea, "one");
    const { id } = v.parse(feedbackReceiptSchema, await response.json());
    await send(other);
    const remaining = await rowsOf(other);

    await artist.request(apiPaths.profile, { method: "DELETE" });
    const db = openDatabase(worker.env.DB);
    const row = (await db.select().from(feedback)).find((entry) => entry.id === id);
    expect(row).toMatchObject({ ...idea, userId: null, email: null, idempotencyKey: null });
    expect(JSON.stringify(row)).not.toContain(artist.id);
    expect(await rowsOf(other)).toEqual(remaining);
  });
});
