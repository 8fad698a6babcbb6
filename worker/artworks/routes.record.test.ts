import { describe, expect, test } from "vitest";
import { artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { artworkRecordPath, artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { toArtworkInput } from "#tests/support/artworks.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { readWorks } from "#tests/support/import-requests.ts";
import {
  expectError,
  findWork,
  firstLine,
  historyOf,
  readWork,
  saveWork,
  sendSale,
  sendVersion,
  signInProfessionalWithWork,
  signInWithWork,
  statusEntry,
} from "#tests/support/records.ts";
import { expectInvalid } from "#tests/support/refusals.ts";
import { countRows, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

function send(artist: TestArtist, id: string, body: object): Promise<Response> {
  return artist.send("PATCH", artworkRecordPath(id), body);
}

const year = String(new Date().getUTCFullYear());

async function signInWithRoom(): Promise<TestArtist> {
  return signInArtist(worker, { maxArtworkSaves: 100 });
}

async function saveUnpriced(artist: TestArtist, title: string) {
  return saveWork(artist, { title, suggestedPrice: null });
}

async function numbersOf(artist: TestArtist): Promise<string[]> {
  return (await readWorks(artist)).map(({ inventoryNumber }) => inventoryNumber).toReversed();
}

describe("PATCH /api/artworks/{id}/record", () => {
  test("what is sent is stored, and what is not stays; there is no line of the history", async () => {
    const { artist, id } = await signInWithWork(worker);
    const record = {
      inventoryNumber: "FO-12",
      location: "Rack 3",
      framed: true,
      framingCents: 12_050,
      notes: "Varnished twice.\n=cmd() <b>",
      archived: true,
      mediumLine: "oil and cold wax on linen",
    };
    expect(await readWork(await send(artist, id, record))).toMatchObject(record);
    const changes = { notes: "", archived: false, mediumLine: " " };
    const changed = await readWork(await send(artist, id, changes));
    expect(changed).toMatchObject({ ...record, ...changes, mediumLine: "" });
    expect(await findWork(artist, id)).toEqual(changed);
    expect(await historyOf(artist, id)).toEqual([firstLine]);
  });

  test("a repeat, and an empty change, return the work as it is", async () => {
    const { artist, work: saved } = await signInWithWork(worker);
    const path = artworkRecordPath(saved.id);
    const body = { notes: "Signed on the back" };
    const first = await readWork(await sendVersion(artist, path, body, saved.updatedAt));
    expect(await readWork(await sendVersion(artist, path, body, saved.updatedAt))).toEqual(first);
    expect(await readWork(await send(artist, saved.id, {}))).toEqual(first);
    const stale = await sendVersion(artist, path, { notes: "Other" }, saved.updatedAt);
    await expectError(stale, "CONFLICT");
  });

  test.each([
    ["an empty number", { inventoryNumber: "  " }, "inventoryNumber"],
    ["a long number", { inventoryNumber: "x".repeat(41) }, "inventoryNumber"],
    ["long notes", { notes: "x".repeat(5001) }, "notes"],
    ["a long medium line", { mediumLine: "x".repeat(301) }, "mediumLine"],
    ["part of a cent", { framingCents: 0.5 }, "framingCents"],
    ["a negative cost", { framingCents: -1 }, "framingCents"],
    ["a cost beyond the limit", { framingCents: 100_000_001 }, "framingCents"],
    ["a status", { status: "sold" }, "status"],
    ["a price", { askingPriceCents: 1 }, "askingPriceCents"],
    ["text for a flag", { archived: "yes" }, "archived"],
  ])("%s is 400, and nothing changes", async (_name, body, path) => {
    const { artist, id } = await signInWithWork(worker);
    await expectInvalid(worker, () => send(artist, id, body), [path]);
  });

  test("another artist's and an absent work are 404", async () => {
    const artist = await signInArtist(worker);
    const { artist: other, id } = await signInWithWork(worker);
    await expectError(await send(artist, id, { notes: "Mine" }), "NOT_FOUND");
    await expectError(await send(artist, "absent", {}), "NOT_FOUND");
    expect((await findWork(other, id)).notes).toBe("");
  });

  test("an edit of the work keeps its record", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const record = { location: "Rack 3", notes: "Varnished twice", framed: true };
    const work = await readWork(await send(artist, id, record));
    const edit = { ...toArtworkInput(work), hoursSpent: 9 };
    const edited = await readWork(await artist.send("PATCH", artworkPath(id), edit));
    expect(edited).toMatchObject({ ...record, inventoryNumber: work.inventoryNumber });
    expect(edited.suggestedPrice).not.toBe(work.suggestedPrice);
    const amountCents = Math.round((edited.suggestedPrice ?? 0) * 100);
    expect(await historyOf(artist, id)).toEqual([firstLine, { ...firstLine, amountCents }]);
  });

  test("an edit that keeps the price writes no line of the history", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const edit = { ...toArtworkInput(work), title: "High Tide" };
    await readWork(await artist.send("PATCH", artworkPath(work.id), edit));
    expect(await historyOf(artist, work.id)).toEqual([firstLine]);
  });
});

describe("inventory numbers", () => {
  test("are given in order within the year in which the works were added", async () => {
    const artist = await signInWithRoom();
    for (const title of ["One", "Two", "Three"]) await saveUnpriced(artist, title);
    expect(await numbersOf(artist)).toEqual([`${year}-001`, `${year}-002`, `${year}-003`]);
  });

  test("of twenty works saved at once are all different, and none is left out", async () => {
    const artist = await signInWithRoom();
    await atOnce(20, (index) => saveUnpriced(artist, `${index}`));
    const expected = Array.from(
      { length: 20 },
      (_, index) => `${year}-${String(index + 1).padStart(3, "0")}`,
    );
    expect((await numbersOf(artist)).toSorted()).toEqual(expected);
  });

  test("are not given again: neither a deleted work's, nor one that was changed, nor one entered by hand", async () => {
    const artist = await signInWithRoom();
    const [one, two] = [await saveUnpriced(artist, "One"), await saveUnpriced(artist, "Two")];
    await artist.request(artworkPath(two.id), { method: "DELETE" });
    expect((await saveUnpriced(artist, "Three")).inventoryNumber).toBe(`${year}-003`);
    await readWork(await send(artist, one.id, { inventoryNumber: `${year}-0120` }));
    expect((await saveUnpriced(artist, "Four")).inventoryNumber).toBe(`${year}-121`);
    await readWork(await send(artist, one.id, { inventoryNumber: `${year}-999` }));
    expect((await saveUnpriced(artist, "Five")).inventoryNumber).toBe(`${year}-1000`);
    await readWork(await send(artist, one.id, { inventoryNumber: `${year}-77777777` }));
    expect((await saveUnpriced(artist, "Six")).inventoryNumber).toBe(`${year}-1001`);
  });

  test("are each one work's: another's is 409, also when two take it at once", async () => {
    const artist = await signInWithRoom();
    const [one, two] = [await saveUnpriced(artist, "One"), await saveUnpriced(artist, "Two")];
    const refused = await send(artist, two.id, { inventoryNumber: ` ${one.inventoryNumber} ` });
    await expectError(refused, "CONFLICT", "Another of your works has this inventory number.");
    const answers = await Promise.all(
      [one, two].map(({ id }) => send(artist, id, { inventoryNumber: "SHARED" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await signInWithWork(worker);
    expect((await send(other.artist, other.id, { inventoryNumber: "SHARED" })).status).toBe(200);
  });

  test("differ by more than capitals, which one work may change in its own", async () => {
    const artist = await signInWithRoom();
    const [one, two] = [await saveUnpriced(artist, "One"), await saveUnpriced(artist, "Two")];
    await readWork(await send(artist, one.id, { inventoryNumber: "Fo-12b" }));
    const refused = await send(artist, two.id, { inventoryNumber: "fO-12B" });
    await expectError(refused, "CONFLICT", "Another of your works has this inventory number.");
    const answers = await Promise.all(
      [one, two].map(({ id }, at) => send(artist, id, { inventoryNumber: at ? "new" : "NEW" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const number = (await findWork(artist, one.id)).inventoryNumber;
    const changed = number === "NEW" ? "New" : "FO-12B";
    const renamed = await readWork(await send(artist, one.id, { inventoryNumber: changed }));
    expect(renamed.inventoryNumber).toBe(changed);
  });

  test("of a restored work stays, or is the next one when it has been given to another meanwhile", async () => {
    const artist = await signInWithRoom();
    const [one, two] = [await saveUnpriced(artist, "One"), await saveUnpriced(artist, "Two")];
    const undo = async () => {
      await artist.request(artworkPath(one.id), { method: "DELETE" });
      return async () =>
        readWork(await artist.request(artworkRestorePath(one.id), { method: "POST" }));
    };
    expect(await (await undo())()).toEqual(one);
    const restore = await undo();
    await readWork(await send(artist, two.id, { inventoryNumber: one.inventoryNumber }));
    const restored = await restore();
    expect(restored).toEqual({ ...one, inventoryNumber: `${year}-003` });
    expect(await findWork(artist, one.id)).toEqual(restored);
    const named = await readWork(await send(artist, one.id, { inventoryNumber: "vent-1" }));
    const restoreNamed = await undo();
    await readWork(await send(artist, two.id, { inventoryNumber: "VENT-1" }));
    expect(await restoreNamed()).toEqual({ ...named, inventoryNumber: `${year}-004` });
  });
});

describe("the undo of a deletion", () => {
  test("restores the record and the history as they were", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await send(artist, id, { location: "Rack 3", notes: "Varnished twice", framed: true });
    await artist.send("PATCH", artworkStatusPath(id), {
      ...{ status: "consigned", who: "Galerie Vent", channelId: "gallery-50" },
    });
    const [before, history] = [await findWork(artist, id), await historyOf(artist, id)];
    expect((await artist.request(artworkPath(id), { method: "DELETE" })).status).toBe(204);
    const { status } = await artist.request(`${artworkPath(id)}/history`);
    expect(status).toBe(404);
    const restored = await artist.request(artworkRestorePath(id), { method: "POST" });
    expect(await readWork(restored)).toEqual(before);
    expect(await historyOf(artist, id)).toEqual(history);
    expect(history).toEqual([firstLine, statusEntry("consigned")]);
  });

  test("of a consignment has no channel that was removed meanwhile", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const consigned = { status: "consigned", channelId: "fair" };
    await readWork(await artist.send("PATCH", artworkStatusPath(id), consigned));
    await artist.request(artworkPath(id), { method: "DELETE" });
    await runSql(worker, "DELETE FROM channels WHERE id = 'fair' AND user_id = ?", artist.id);
    const restored = await artist.request(artworkRestorePath(id), { method: "POST" });
    expect((await readWork(restored)).statusDetails).toMatchObject({ channelId: null });
  });

  test("ends with the day: then the history is deleted with the work", async () => {
    const { artist, id } = await signInWithWork(worker);
    await artist.request(artworkPath(id), { method: "DELETE" });
    const lines = () => countRows(worker, "price_history WHERE artwork_id = ?", id);
    expect(await lines()).toBe(1);
    await runSql(worker, "DELETE FROM deleted_artworks WHERE id = ?", id);
    expect(await lines()).toBe(0);
  });
});

test("a sold work is not deleted, and says what to do", async () => {
  const { artist, id } = await signInProfessionalWithWork(worker);
  await sendSale(artist, { artworkId: id });
  const refused = await artist.request(artworkPath(id), { method: "DELETE" });
  const message = "This work is sold. Archive it, or take the sale back first.";
  await expectError(refused, "CONFLICT", message);
  expect((await findWork(artist, id)).status).toBe("sold");
  expect((await readWork(await send(artist, id, { archived: true }))).archived).toBe(true);
});
