import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { holdEndedReason } from "#schema/artworks/hold.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import type { WorkStatus } from "#schema/artworks/work-status.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { earliestToday } from "#schema/days.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import {
  expectError,
  findWork,
  firstLine,
  historyOf,
  readWork,
  sendSale,
  sendVersion,
  signInProfessional,
  signInProfessionalWithWork,
  signInWithWork,
  statusEntry,
} from "#tests/support/records.ts";
import { expectInvalid, expectIssue } from "#tests/support/refusals.ts";
import { countRows, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { crons } from "#worker/scheduled.ts";

const worker = workerForTests({ isLimited: false });

function send(artist: TestArtist, id: string, body: object): Promise<Response> {
  return artist.send("PATCH", artworkStatusPath(id), body);
}

const day = 24 * 60 * 60 * 1000;

function daysFromToday(days: number): string {
  return earliestToday(new Date(Date.now() + days * day));
}

const noDetails = {
  ...{ who: null, personId: null, until: null },
  ...{ channelId: null, since: null, dueBack: null },
};

/** Puts a work on hold until yesterday, as if the request had been made the day before. */
async function holdUntilYesterday(id: string): Promise<void> {
  const hold =
    "UPDATE artworks SET status = 'on-hold', status_who = 'Solange', status_until = ? WHERE id = ?";
  await runSql(worker, hold, daysFromToday(-1), id);
}

describe("PATCH /api/artworks/{id}/status", () => {
  test("a new work is available, nowhere in particular, and its history has its suggested price", async () => {
    const { artist, work } = await signInWithWork(worker);
    expect(work).toMatchObject({
      status: "available",
      statusDetails: noDetails,
      location: "",
      askingPriceCents: null,
      askedCents: 38_075,
      askedCurrency: "CAD",
      framed: false,
      framingCents: 0,
      notes: "",
      archived: false,
      sale: null,
    });
    expect(await historyOf(artist, work.id)).toEqual([firstLine]);
  });

  test("each status has its details, which end with it; each change is a line of the history", async () => {
    const { artist, id } = await signInWithWork(worker);
    const until = daysFromToday(0);
    const held = await readWork(
      await send(artist, id, { status: "on-hold", who: " Solange ", until, location: "Rack 3" }),
    );
    expect(held).toMatchObject({ status: "on-hold", location: "Rack 3" });
    expect(held.statusDetails).toEqual({
      ...{ ...noDetails, who: "Solange", until },
      personId: expect.any(String),
    });
    const consignment = { who: "Galerie Vent", channelId: "gallery-40", dueBack: "2099-02-01" };
    const consigned = await readWork(
      await send(artist, id, { status: "consigned", ...consignment }),
    );
    expect(consigned.location).toBe("Rack 3");
    expect(consigned.statusDetails).toEqual({
      ...noDetails,
      ...consignment,
      since: daysFromToday(0),
    });
    const changed = await readWork(
      await send(artist, id, { status: "not-for-sale", location: "" }),
    );
    expect(changed).toMatchObject({ location: "", statusDetails: noDetails });
    expect(await readWork(await send(artist, id, { status: "available" }))).toEqual(
      await findWork(artist, id),
    );
    const statuses: WorkStatus[] = ["on-hold", "consigned", "not-for-sale", "available"];
    expect(await historyOf(artist, id)).toEqual([
      firstLine,
      ...statuses.map((status) => statusEntry(status)),
    ]);
  });

  test("other details of the same status are stored without a line of the history", async () => {
    const { artist, id } = await signInWithWork(worker);
    await readWork(await send(artist, id, { status: "on-hold", who: "Solange" }));
    const changed = await readWork(await send(artist, id, { status: "on-hold", who: "Bao" }));
    expect(changed.statusDetails.who).toBe("Bao");
    expect(await historyOf(artist, id)).toEqual([firstLine, statusEntry("on-hold")]);
  });

  test("a repeat changes nothing and writes no line, even of an older version", async () => {
    const { artist, work: saved } = await signInWithWork(worker);
    const body = { status: "consigned", who: "Galerie Vent" };
    const path = artworkStatusPath(saved.id);
    const first = await readWork(await sendVersion(artist, path, body, saved.updatedAt));
    expect(await readWork(await sendVersion(artist, path, body, saved.updatedAt))).toEqual(first);
    expect(await readWork(await send(artist, saved.id, body))).toEqual(first);
    expect(await historyOf(artist, saved.id)).toHaveLength(2);
  });

  test("of two tabs with the same version the second is refused, and the first one's change stays", async () => {
    const { artist, id, work } = await signInWithWork(worker);
    const path = artworkStatusPath(id);
    const first = await readWork(
      await sendVersion(artist, path, { status: "not-for-sale" }, `"${work.updatedAt}"`),
    );
    const second = await sendVersion(artist, path, { status: "on-hold" }, work.updatedAt);
    await expectError(second, "CONFLICT");
    expect(await findWork(artist, id)).toEqual(first);
    expect(await historyOf(artist, id)).toEqual([firstLine, statusEntry("not-for-sale")]);
  });

  test("of twenty different changes at once, the history has exactly those that were answered", async () => {
    const { artist, id } = await signInWithWork(worker);
    const statuses = ["on-hold", "not-for-sale", "consigned", "available"] as const;
    const answers = await atOnce(20, (index) =>
      send(artist, id, { status: statuses[index % 4], location: `Rack ${index}` }),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const history = (await historyOf(artist, id)).slice(1);
    let before: WorkStatus | null = "available";
    for (const { status } of history) {
      expect(status).not.toBe(before);
      before = status;
    }
    expect((await findWork(artist, id)).status).toBe(before);
  });

  test.each([
    ["an unknown status", { status: "lost" }, "status"],
    ["no status", {}, "status"],
    ["an unknown field", { status: "available", price: 1 }, "price"],
    ["a detail of another status", { status: "available", who: "Solange" }, "who"],
    ["a hold's end of a consignment", { status: "consigned", until: "2099-01-01" }, "until"],
    ["a hold until yesterday", { status: "on-hold", until: daysFromToday(-1) }, "until"],
    ["a day that does not exist", { status: "on-hold", until: "2099-02-30" }, "until"],
    ["an unknown channel", { status: "consigned", channelId: "elsewhere" }, "channelId"],
    [
      "a return before the consignment",
      { status: "consigned", since: "2026-05-02", dueBack: "2026-05-01" },
      "dueBack",
    ],
    ["a return before today", { status: "consigned", dueBack: daysFromToday(-1) }, "dueBack"],
    ["a long name", { status: "on-hold", who: "x".repeat(201) }, "who"],
    ["a long place", { status: "on-hold", location: "x".repeat(201) }, "location"],
  ])("%s is 400, and nothing changes", async (_name, body, path) => {
    const { artist, id } = await signInWithWork(worker);
    await expectInvalid(worker, () => send(artist, id, body), [path]);
  });

  test("another artist's channel is not offered", async () => {
    const other = await signInProfessional(worker);
    const own = [{ ...firstChannels[0], id: "their-own" }];
    expect((await other.send("PUT", apiPaths.channels, own)).status).toBe(200);
    const { artist, id } = await signInWithWork(worker);
    const consign = () => send(artist, id, { status: "consigned", channelId: "their-own" });
    await expectIssue(worker, consign, "channelId", "Choose one of your channels.");
  });

  test("`sold` is refused without a sale, and no status replaces it", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const refusal = await send(artist, id, { status: "sold" });
    await expectError(refusal, "CONFLICT", "A work becomes sold by recording its sale.");
    await sendSale(artist, { artworkId: id });
    for (const status of ["available", "on-hold", "consigned", "not-for-sale"]) {
      const second = await send(artist, id, { status });
      await expectError(second, "CONFLICT", "This work is sold. Take the sale back first.");
    }
    await expectError(await send(artist, id, { status: "sold" }), "CONFLICT");
    expect(await findWork(artist, id)).toMatchObject({ status: "sold" });
    expect(await historyOf(artist, id)).toHaveLength(2);
  });

  test("another artist's, a deleted and an absent work are 404", async () => {
    const artist = await signInArtist(worker);
    const { artist: other, id } = await signInWithWork(worker);
    const body = { status: "on-hold" };
    await expectError(await send(artist, id, body), "NOT_FOUND");
    await other.request(artworkPath(id), { method: "DELETE" });
    await expectError(await send(other, id, body), "NOT_FOUND");
    await expectError(await send(artist, "absent", body), "NOT_FOUND");
  });
});

describe("a hold that is over", () => {
  const ended = statusEntry("available", holdEndedReason);

  test("ends when the list is read, with a line of the history", async () => {
    const { artist, id } = await signInWithWork(worker);
    await holdUntilYesterday(id);
    expect(await findWork(artist, id)).toMatchObject({
      status: "available",
      statusDetails: noDetails,
    });
    await findWork(artist, id);
    expect(await historyOf(artist, id)).toEqual([firstLine, ended]);
  });

  test("ends when a client asks for a list that it has", async () => {
    const { artist, id } = await signInWithWork(worker);
    await readWork(await send(artist, id, { status: "on-hold", until: daysFromToday(0) }));
    const { headers } = await artist.request(apiPaths.artworks);
    const known = { headers: { "If-None-Match": String(headers.get("ETag")) } };
    const request = () => artist.request(apiPaths.artworks, known);
    expect((await request()).status).toBe(304);
    // The day passes: nothing is written.
    const { DB } = worker.env;
    const trigger = await DB.prepare(
      "SELECT sql FROM sqlite_schema WHERE name = 'note_changed_artwork'",
    ).first<{ sql: string }>();
    await DB.exec("DROP TRIGGER note_changed_artwork");
    await holdUntilYesterday(id);
    await DB.prepare(trigger?.sql ?? "").run();
    const response = await request();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject([{ status: "available" }]);
    expect(response.headers.get("ETag")).not.toBe(headers.get("ETag"));
    const current = { headers: { "If-None-Match": String(response.headers.get("ETag")) } };
    expect((await artist.request(apiPaths.artworks, current)).status).toBe(304);
  });

  test("ends when its history is read", async () => {
    const { artist, id } = await signInWithWork(worker);
    await holdUntilYesterday(id);
    expect(await historyOf(artist, id)).toEqual([firstLine, ended]);
  });

  test("of everybody ends by the cron, and no other one", async () => {
    const [one, two] = [await signInWithWork(worker), await signInWithWork(worker)];
    const lasting = await signInWithWork(worker);
    for (const { id } of [one, two]) await holdUntilYesterday(id);
    await send(lasting.artist, lasting.id, { status: "on-hold", until: daysFromToday(0) });
    expect(await worker.runCron(crons.quarterHourly)).toMatchObject({ outcome: "ok" });
    const statusOf = "artworks WHERE id = ? AND status = ?";
    expect(await countRows(worker, statusOf, one.id, "available")).toBe(1);
    expect(await countRows(worker, statusOf, two.id, "available")).toBe(1);
    expect(await countRows(worker, statusOf, lasting.id, "on-hold")).toBe(1);
    for (const { artist, id } of [one, two]) {
      expect(await historyOf(artist, id)).toEqual([firstLine, ended]);
    }
    const lastingHistory = await historyOf(lasting.artist, lasting.id);
    expect(lastingHistory).toEqual([firstLine, statusEntry("on-hold")]);
  });
});
