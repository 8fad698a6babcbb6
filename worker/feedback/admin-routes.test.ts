import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { adminFeedbackEntryPath, apiPaths } from "#schema/api-paths.ts";
import {
  feedbackEntriesSchema,
  feedbackEntrySchema,
  feedbackReceiptSchema,
} from "#schema/feedback.ts";
import { signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { expectError } from "#tests/support/records.ts";
import { expectInvalid, expectUnchanged } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();
let admin: TestArtist;
beforeAll(async () => {
  admin = await signInAdmin(worker);
});

async function send(artist: TestArtist, subject: string): Promise<string> {
  const body = { type: "bug", subject, message: "It jumps." };
  const response = await artist.send("POST", apiPaths.feedback, body);
  return v.parse(feedbackReceiptSchema, await response.json()).id;
}

async function readRow(id: string) {
  return worker.env.DB.prepare("SELECT * FROM feedback WHERE id = ?").bind(id).first();
}

function patch(artist: TestArtist, id: string, body: unknown): Promise<Response> {
  return artist.send("PATCH", adminFeedbackEntryPath(id), body);
}

describe("GET /api/admin/feedback", () => {
  test("S2.157 S2.158 S3.024 S7.040 administrators see the real entries of all users, newest first", async () => {
    const artist = await signInArtist(worker, { email: "odile@example.com" });
    const first = await send(artist, "First");
    await worker.env.DB.exec("UPDATE feedback SET created_at = created_at - 1000");
    const second = await send(await signInArtist(worker), "Second");
    const response = await admin.request(apiPaths.adminFeedback);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const entries = v.parse(feedbackEntriesSchema, await response.json());
    expect(entries.map(({ id }) => id)).toEqual([second, first]);
    expect(entries[1]).toEqual({
      id: first,
      email: "odile@example.com",
      type: "bug",
      subject: "First",
      message: "It jumps.",
      status: "new",
      adminNotes: "",
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test("an entry whose author has deleted their profile has no email", async () => {
    const artist = await signInArtist(worker);
    const id = await send(artist, "Farewell");
    await artist.request(apiPaths.profile, { method: "DELETE" });
    const answer = await (await admin.request(apiPaths.adminFeedback)).json();
    const entry = v.parse(feedbackEntriesSchema, answer).find((found) => found.id === id);
    expect(entry).toMatchObject({ subject: "Farewell", email: null });
  });
});

describe("PATCH /api/admin/feedback/{id}", () => {
  test("S2.156 S3.046 S6.017 every status is stored, and the notes stay", async () => {
    const id = await send(await signInArtist(worker), "Statuses");
    await patch(admin, id, { adminNotes: "Seen on Firefox." });
    for (const status of ["in_progress", "resolved", "new"]) {
      const response = await patch(admin, id, { status });
      expect(response.status).toBe(200);
      expect(v.parse(feedbackEntrySchema, await response.json())).toMatchObject({ id, status });
      expect(await readRow(id)).toMatchObject({ status, admin_notes: "Seen on Firefox." });
    }
  });

  test("S6.018 notes are stored, and the status stays", async () => {
    const id = await send(await signInArtist(worker), "Notes");
    await patch(admin, id, { status: "resolved" });
    for (const adminNotes of ["Answered.", ""]) {
      const response = await patch(admin, id, { adminNotes });
      expect(await response.json()).toMatchObject({ adminNotes, status: "resolved" });
      expect(await readRow(id)).toMatchObject({ admin_notes: adminNotes, status: "resolved" });
    }
    const both = await patch(admin, id, { status: "new", adminNotes: "Again" });
    expect(await both.json()).toMatchObject({ status: "new", adminNotes: "Again" });
  });

  test("an empty change changes nothing", async () => {
    const id = await send(await signInArtist(worker), "Empty");
    const before = await readRow(id);
    expect((await patch(admin, id, {})).status).toBe(200);
    expect(await readRow(id)).toEqual(before);
  });

  test.each([
    ["another status", "status", { status: "closed" }],
    ["no status", "status", { status: null }],
    ["notes that are no text", "adminNotes", { adminNotes: 1 }],
    ["notes of 5,001 characters", "adminNotes", { adminNotes: "a".repeat(5001) }],
    ["the message", "message", { message: "Other words" }],
    ["the email", "email", { email: "other@example.com" }],
    ["the id", "id", { id: "other" }],
  ])("%s is refused, and nothing changed", async (_what, field, body) => {
    const id = await send(await signInArtist(worker), "Refused");
    const change = () => patch(admin, id, { adminNotes: "Beside", ...body });
    await expectInvalid(worker, change, [field]);
  });

  test("an entry that is not there is 404", async () => {
    const response = await patch(admin, "nothing", { status: "resolved" });
    await expectError(response, "NOT_FOUND");
  });
});

describe("S6.016 a user who is not an administrator", () => {
  const others = {
    "an artist": () => signInArtist(worker),
    "an admin's address that is not verified": () =>
      signInArtist(worker, { email: "admin@example.com", emailVerified: false }),
  };

  test.each(Object.entries(others))("%s is 403, and changes nothing", async (_who, signIn) => {
    const artist = await signIn();
    const id = await send(artist, "Mine");
    await expectUnchanged(worker, async () => {
      for (const response of [
        await artist.request(apiPaths.adminFeedback),
        await patch(artist, id, { status: "resolved" }),
        await patch(artist, "nothing", { status: "resolved" }),
        await patch(artist, id, { nonsense: 1 }),
      ]) {
        await expectError(response, "FORBIDDEN", "Only administrators can do this.");
      }
    });
  });

  test("a visitor is 401", async () => {
    const id = await send(await signInArtist(worker), "Seen by no one");
    const body = JSON.stringify({ status: "resolved" });
    const headers = { "Content-Type": "application/json" };
    for (const response of [
      await worker.request(apiPaths.adminFeedback),
      await worker.request(adminFeedbackEntryPath(id), { method: "PATCH", body, headers }),
    ]) {
      await expectError(response, "UNAUTHORIZED");
    }
    expect(await readRow(id)).toMatchObject({ status: "new" });
  });
});
