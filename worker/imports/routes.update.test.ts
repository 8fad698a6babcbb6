import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkRecordPath, artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { importRowsPath, importUndoPath } from "#schema/imports/import-paths.ts";
import { updateFields } from "#schema/imports/update-fields.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import {
  addressOf,
  draftConsignment,
  readConsignments,
  sendAsGallery,
  takeStep,
} from "#tests/support/consignments.ts";
import { expectAllOrNothing } from "#tests/support/failing-writes.ts";
import {
  applyRows,
  openImport,
  readOnlyWork,
  readWorks,
  saveAsked,
  sendRows,
  undoImport,
  updatingRow,
} from "#tests/support/import-requests.ts";
import { newImportedSale, newImportedWork } from "#tests/support/imports.ts";
import { readEntries } from "#tests/support/links.ts";
import {
  historyOf,
  recordSale,
  saveWork,
  signInProfessional,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { expectIssue } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

let files = 0;

/** The import of a file that is like no other. */
async function openNew(artist: TestArtist): Promise<string> {
  files += 1;
  return (await openImport(artist, files.toString(16).padStart(64, "0"))).id;
}

describe("a row that updates a work", () => {
  test("changes what the file states and nothing else, once, and the undo puts it back", async () => {
    const artist = await signInProfessional(worker);
    const before = await saveAsked(artist);
    await artist.send("PATCH", artworkRecordPath(before.id), { location: "Rack 9", notes: "Old" });
    const existing = await readOnlyWork(artist);
    const id = await openNew(artist);
    const stated = {
      ...{ title: "Low Tide II", location: "Galerie Vent", notes: "", hoursSpent: 0 },
      ...{ statusWho: "Galerie Vent", statusUntil: "2099-01-31" },
      ...{ framed: true, framingCents: 18_000, askingPriceCents: 120_000 },
      mediumLine: "oil on linen",
    };
    const row = updatingRow(existing, { ...stated, status: "consigned" });
    const answer = await applyRows(artist, id, [row]);
    expect(answer).toEqual({
      ...{ applied: [], skipped: [], refused: [] },
      updated: [{ row: 1, artworkId: existing.id, kept: [] }],
    });
    const updated = await readOnlyWork(artist);
    expect(updated).toEqual({
      ...existing,
      ...{ title: "Low Tide II", location: "Galerie Vent", framed: true, framingCents: 18_000 },
      ...{ status: "consigned", askingPriceCents: 120_000, askedCents: 120_000 },
      mediumLine: "oil on linen",
      statusDetails: {
        ...{ who: "Galerie Vent", personId: null, until: null, since: null },
        dueBack: "2099-01-31",
        channelId: null,
      },
      updatedAt: updated.updatedAt,
    });
    const lines = await historyOf(artist, existing.id);
    expect(lines.map(({ kind, amountCents, status }) => [kind, amountCents, status])).toEqual([
      ["asking", 100_000, null],
      ["asking", 120_000, null],
      ["status", null, "consigned"],
    ]);
    expect(await applyRows(artist, id, [row])).toEqual(answer);
    expect(await readOnlyWork(artist)).toEqual(updated);
    const second = await openNew(artist);
    expect(await applyRows(artist, second, [{ ...row, row: 7 }])).toMatchObject({
      ...{ updated: [], skipped: [{ row: 7, kept: [] }] },
    });
    expect(await readOnlyWork(artist)).toEqual(updated);

    const undone = await undoImport(artist, id);
    expect(undone).toMatchObject({
      ...{ removedCount: 0, restoredCount: 1, kept: [] },
      import: { appliedCount: 0, updatedCount: 1, skippedCount: 0 },
    });
    const restored = await readOnlyWork(artist);
    expect(restored).toEqual({ ...existing, updatedAt: restored.updatedAt });
    expect((await historyOf(artist, existing.id)).slice(3)).toEqual([
      ...[
        { kind: "asking", amountCents: 100_000, currency: "CAD", status: null, reason: "undone" },
      ],
      ...[
        {
          kind: "status",
          amountCents: null,
          currency: null,
          status: "available",
          reason: "undone",
        },
      ],
    ]);
  });

  test("ten at once update it once", async () => {
    const artist = await signInProfessional(worker);
    const work = await saveAsked(artist);
    const id = await openNew(artist);
    const row = updatingRow(work, { askingPriceCents: 120_000 });
    const answers = await atOnce(10, () => applyRows(artist, id, [row]));
    for (const { updated } of answers) expect(updated).toHaveLength(1);
    expect(await historyOf(artist, work.id)).toHaveLength(2);
  });

  test("the undo names no channel that the artist has removed since", async () => {
    const artist = await signInProfessional(worker);
    const work = await saveAsked(artist);
    const consigned = { status: "consigned", channelId: "gallery-40" };
    await artist.send("PATCH", artworkStatusPath(work.id), consigned);
    const id = await openNew(artist);
    await applyRows(artist, id, [updatingRow(work, { status: "available" })]);
    const left = firstChannels.filter((channel) => channel.id !== "gallery-40");
    const save = () => artist.send("PUT", apiPaths.channels, left);
    expect((await save()).status).toBe(200);
    expect(await undoImport(artist, id)).toMatchObject({ restoredCount: 1 });
    expect(await readOnlyWork(artist)).toMatchObject({
      ...{ status: "consigned", statusDetails: { channelId: null } },
    });
    expect((await save()).status).toBe(200);
  });

  test("an update leaves a work that was changed since at the undo, and names it", async () => {
    const artist = await signInProfessional(worker);
    const works = [
      await saveAsked(artist, { title: "Changed" }),
      await saveAsked(artist, { title: "Deleted" }),
      await saveAsked(artist, { title: "Restored" }),
    ];
    const id = await openNew(artist);
    const rows = works.map((work, at) => updatingRow(work, { notes: "From the file" }, at + 1));
    expect((await applyRows(artist, id, rows)).updated).toHaveLength(3);
    const [changed, deleted] = works.map((work) => work.id);
    await artist.send("PATCH", artworkRecordPath(changed ?? ""), { location: "Rack 1" });
    await artist.request(artworkPath(deleted ?? ""), { method: "DELETE" });
    expect(await undoImport(artist, id)).toMatchObject({
      ...{ restoredCount: 1, kept: [{ artworkId: changed, title: "Changed" }] },
    });
    const notes = (await readWorks(artist)).map((work) => [work.title, work.notes]);
    expect(Object.fromEntries(notes)).toEqual({ Changed: "From the file", Restored: "" });
  });

  test("a work of an earlier import that was updated and put back still goes with that import", async () => {
    const artist = await signInProfessional(worker);
    const first = await openNew(artist);
    await applyRows(artist, first, [{ row: 1, work: newImportedWork() }]);
    const second = await openNew(artist);
    await applyRows(artist, second, [
      updatingRow(await readOnlyWork(artist), { notes: "From the file" }),
    ]);
    expect(await undoImport(artist, second)).toMatchObject({ restoredCount: 1 });
    expect(await undoImport(artist, first)).toMatchObject({ removedCount: 1, kept: [] });
    expect(await readWorks(artist)).toEqual([]);
  });

  test("a price is not lowered below what it, or a work like it, was offered for, in any currency", async () => {
    const artist = await signInProfessional(worker);
    const work = await saveAsked(artist, { title: "Asked" });
    const peer = await saveAsked(artist, { title: "Peer" }, 100_000);
    const other = await saveAsked(artist, { title: "Other", medium: "acrylic" }, 10_000);
    const id = await openNew(artist);
    const answer = await applyRows(artist, id, [
      updatingRow(work, { askingPriceCents: 99_999, notes: "Lower" }, 1),
      updatingRow(peer, { askingPriceCents: 100, currency: "USD" }, 2),
      updatingRow(other, { askingPriceCents: 20_000 }, 3),
    ]);
    expect(answer.updated).toEqual([
      { row: 1, artworkId: work.id, kept: ["lower-price"] },
      { row: 3, artworkId: other.id, kept: [] },
    ]);
    expect(answer.skipped).toEqual([{ row: 2, artworkId: peer.id, kept: ["lower-price"] }]);
    const works = new Map((await readWorks(artist)).map((each) => [each.title, each]));
    expect(works.get("Asked")).toMatchObject({ askingPriceCents: 100_000, notes: "Lower" });
    expect(works.get("Peer")).toMatchObject({ askingPriceCents: 100_000 });
    expect(works.get("Other")).toMatchObject({ askingPriceCents: 20_000 });
    expect(await historyOf(artist, work.id)).toHaveLength(1);
  });

  test("the prices of one file are not compared with each other, in one request or in two", async () => {
    const artist = await signInProfessional(worker);
    const works = [
      await saveAsked(artist, { title: "One" }, 100_000),
      await saveAsked(artist, { title: "Two" }, 100_000),
      await saveAsked(artist, { title: "Three" }, 100_000),
    ];
    const id = await openNew(artist);
    const rows = works.map((work, at) =>
      updatingRow(work, { askingPriceCents: 150_000 - at * 10_000 }, at + 1),
    );
    expect((await applyRows(artist, id, rows.slice(0, 2))).updated).toHaveLength(2);
    expect((await applyRows(artist, id, rows.slice(2))).updated).toHaveLength(1);
    const asked = (await readWorks(artist)).map((work) => work.askingPriceCents);
    expect(asked.toSorted()).toEqual([130_000, 140_000, 150_000]);
  });

  test("what a suggested price was calculated from stays; of a work without one it is taken", async () => {
    const artist = await signInProfessional(worker);
    const calculated = await saveWork(artist, { title: "Calculated" });
    const free = await saveWork(artist, { title: "Free", suggestedPrice: null });
    const id = await openNew(artist);
    const inputs = { medium: "pastel", hoursSpent: 9, materialsCost: 33.5 } as const;
    const answer = await applyRows(artist, id, [
      updatingRow(calculated, { ...inputs, width: 60, height: 50, location: "Rack 2" }, 1),
      updatingRow(free, { ...inputs, width: 60, height: 50 }, 2),
    ]);
    expect(answer.updated.map(({ kept }) => kept)).toEqual([["calculated"], []]);
    const works = new Map((await readWorks(artist)).map((work) => [work.title, work]));
    const { medium, width, hoursSpent, suggestedPrice, breakdown } = calculated;
    expect(works.get("Calculated")).toMatchObject({
      ...{ medium, width, hoursSpent, suggestedPrice, breakdown, location: "Rack 2" },
    });
    expect(works.get("Free")).toMatchObject({ ...inputs, width: 60, height: 50 });
  });

  test("sizes that were rounded in the file are the same, and what is asked already stays what it follows from", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const id = await openNew(artist);
    const askedCents = work.askedCents ?? expect.unreachable();
    const row = updatingRow(work, { width: work.width + 0.2, askingPriceCents: askedCents });
    const same = { ...row, work: { ...row.work, currency: work.askedCurrency } };
    expect(await applyRows(artist, id, [same])).toMatchObject({
      ...{ updated: [], skipped: [{ artworkId: work.id, kept: [] }] },
    });
    expect(await readOnlyWork(artist)).toEqual(work);
  });

  test("a sold work keeps status and price, and a row that is sold makes no sale", async () => {
    const artist = await signInProfessional(worker);
    const [sold, open] = [await saveAsked(artist, { title: "Sold" }), await saveAsked(artist)];
    await recordSale(artist, { artworkId: sold.id });
    const id = await openNew(artist);
    const answer = await applyRows(artist, id, [
      updatingRow(sold, { status: "available", askingPriceCents: 500_000, notes: "Signed" }, 1),
      updatingRow(open, { status: "sold", sale: newImportedSale(), notes: "Signed" }, 2),
    ]);
    expect(answer.updated.map(({ kept }) => kept)).toEqual([["sold"], ["sale"]]);
    const works = new Map((await readWorks(artist)).map((work) => [work.title, work]));
    expect(works.get("Sold")).toMatchObject({
      ...{ status: "sold", askingPriceCents: 100_000, notes: "Signed" },
    });
    expect(works.get(open.title)).toMatchObject({ status: "available", notes: "Signed" });
  });

  test("an archived work stays archived unless the file says otherwise", async () => {
    const artist = await signInProfessional(worker);
    const work = await saveAsked(artist);
    await artist.send("PATCH", artworkRecordPath(work.id), { archived: true });
    const first = await openNew(artist);
    await applyRows(artist, first, [updatingRow(work, { location: "Rack 3" })]);
    expect(await readOnlyWork(artist)).toMatchObject({ archived: true, location: "Rack 3" });
    const second = await openNew(artist);
    await applyRows(artist, second, [updatingRow(work, { archived: false })]);
    expect(await readOnlyWork(artist)).toMatchObject({ archived: false });
  });

  test("a work that stayed as it was can be updated by the same file later", async () => {
    const artist = await signInProfessional(worker);
    const work = await saveAsked(artist);
    const id = await openNew(artist);
    const { update: _, ...row } = updatingRow(work, { notes: "From the file" });
    expect((await applyRows(artist, id, [row])).skipped).toHaveLength(1);
    const answer = await applyRows(artist, id, [updatingRow(work, { notes: "From the file" })]);
    expect(answer).toMatchObject({ skipped: [], updated: [{ row: 1 }] });
    expect(await readOnlyWork(artist)).toMatchObject({ notes: "From the file" });
    expect((await applyRows(artist, id, [row])).updated).toHaveLength(1);
  });

  test("another artist's work is none of it, and a status without details replaces them", async () => {
    const [artist, other] = [await signInProfessional(worker), await signInProfessional(worker)];
    const theirs = await saveAsked(other);
    const work = await saveAsked(artist);
    const body = { status: "on-hold", who: "Odile", until: "2099-01-31" };
    expect((await artist.send("PATCH", artworkStatusPath(work.id), body)).status).toBe(200);
    const id = await openNew(artist);
    await applyRows(artist, id, [updatingRow(work, { status: "available" })]);
    expect(await readOnlyWork(artist)).toMatchObject({
      ...{ status: "available", statusDetails: { who: null, until: null } },
    });
    expect(await readOnlyWork(other)).toEqual(theirs);
    await undoImport(artist, id);
    expect(await readOnlyWork(artist)).toMatchObject({
      ...{ status: "on-hold", statusDetails: { who: "Odile", until: "2099-01-31" } },
    });
    expect(await readOnlyWork(other)).toEqual(theirs);
  });

  test.each([
    ["an unknown field", ["userId"], ".0", "Name fields that an import can update."],
    ["no field", [], "", "Name at least one field."],
    ["no list", "title", "", "Send the list of fields."],
    ["too many", Array(updateFields.length + 1).fill("title"), "", "Name each field once."],
  ])("%s is 400", async (_what, update, at, message) => {
    const artist = await signInProfessional(worker);
    const id = await openNew(artist);
    const rows = [{ row: 1, work: newImportedWork(), update }];
    const send = () => artist.send("POST", importRowsPath(id), { rows });
    await expectIssue(worker, send, `rows.0.update${at}`, message);
  });

  test("a fault in any step, of update or undo, leaves everything as it was", async () => {
    const artist = await signInProfessional(worker);
    const work = await saveAsked(artist);
    const id = await openNew(artist);
    const rows = [updatingRow(work, { askingPriceCents: 120_000 })];
    const faults = ["INSERT ON import_rows", "INSERT ON price_history", "UPDATE ON artworks"];
    await expectAllOrNothing(worker, faults, () => sendRows(artist, id, rows));
    expect((await applyRows(artist, id, rows)).updated).toHaveLength(1);
    await expectAllOrNothing(worker, faults.slice(1), () =>
      artist.request(importUndoPath(id), { method: "POST" }),
    );
    expect(await undoImport(artist, id)).toMatchObject({ restoredCount: 1 });
  });
});

test("what an import took out of its agreement is with the gallery again once it is undone", async () => {
  const artist = await signInProfessional(worker);
  const works = [];
  for (const title of ["Sumac", "Ice Road", "Snow Fence"]) {
    works.push(await saveAsked(artist, { title }));
  }
  const workIds = works.map(({ id }) => id);
  const [reported = "", changed = "", moved = ""] = workIds;
  const { id: agreementId } = await draftConsignment(artist, workIds);
  const address = addressOf(await takeStep(artist, agreementId, "sending"));
  expect((await sendAsGallery(worker, address, { kind: "confirm" })).status).toBe(201);
  const report = { kind: "returned", workId: reported, date: "2026-03-01" };
  expect((await sendAsGallery(worker, address, report)).status).toBe(201);
  const state = async () => {
    const [agreement] = await readConsignments(artist);
    const [entry] = (await readEntries(artist)).filter(({ kind }) => kind === "returned");
    const places = workIds.map((id) => agreement?.works.find((one) => one.workId === id)?.state);
    return { places, decision: entry?.decision ?? null };
  };
  const before = await state();
  expect(before).toEqual({ places: ["here", "here", "here"], decision: null });

  const id = await openNew(artist);
  const existing = await readWorks(artist);
  const rowOf = (workId: string, row: number, stated: object) => ({
    ...updatingRow(existing.find((work) => work.id === workId) ?? expect.fail(), stated),
    row,
  });
  await applyRows(artist, id, [
    rowOf(reported, 1, { status: "available" }),
    rowOf(changed, 2, { status: "not-for-sale" }),
    rowOf(moved, 3, { status: "consigned", consignedThrough: "Galerie Vent" }),
  ]);
  expect(await state()).toEqual({
    ...{ places: ["returned", "returned", "returned"], decision: "accepted" },
  });
  // Consigned anew by hand since, so it stays as it is.
  const put = { status: "consigned", channelId: "gallery-50" };
  expect((await artist.send("PATCH", artworkStatusPath(changed), put)).status).toBe(200);
  expect(await undoImport(artist, id)).toMatchObject({ restoredCount: 2 });
  expect(await state()).toEqual({ places: ["here", "returned", "here"], decision: null });
  const statuses = new Set((await readWorks(artist)).map(({ status }) => status));
  expect(statuses).toEqual(new Set(["consigned"]));
});
