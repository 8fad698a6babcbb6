import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkRecordPath, artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { channelsSchema } from "#schema/channels/channel.ts";
import { toArtworkInput } from "#tests/support/artworks.ts";
import {
  ageImport,
  applyRows,
  openImport,
  readOnlyWork,
  readWorks,
  saveAsked,
  undoImport,
  updatingRow,
} from "#tests/support/import-requests.ts";
import { newImportedWork } from "#tests/support/imports.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { beginEarlier, oilAnchor, publishList } from "#tests/support/price-lists.ts";
import {
  historyOf,
  saveWork,
  signInProfessional,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { findArtwork } from "#worker/artworks/queries.ts";
import { openDatabase } from "#worker/db/client.ts";
import { findImportContext, writeRows } from "./row-queries.ts";

const worker = workerForTests({ isLimited: false });

const day = 24 * 60 * 60 * 1000;

/** An artist with an open import and an oil painting of 20 × 15 inches that asks what the list in force says: 900 dollars. */
async function startWithList() {
  const artist = await signInProfessional(worker);
  await publishList(artist, { anchors: [oilAnchor(90_000)] });
  await saveWork(artist, { suggestedPrice: null });
  const work = await readOnlyWork(artist);
  expect(work).toMatchObject({ askedCents: 90_000, askingPriceCents: null });
  const { id } = await openImport(artist);
  return { artist, work, id };
}

describe("an update of a work that follows a price list", () => {
  test("with another size and the price from before asks that price", async () => {
    const { artist, work, id } = await startWithList();
    const row = updatingRow(work, { width: 16, height: 12, askingPriceCents: 90_000 });
    const { updated } = await applyRows(artist, id, [row]);
    expect(updated).toMatchObject([{ kept: [] }]);
    const after = await readOnlyWork(artist);
    expect(after).toMatchObject({ width: 16, askedCents: 90_000, askingPriceCents: 90_000 });
    await undoImport(artist, id);
    const { updatedAt } = await readOnlyWork(artist);
    expect(await readOnlyWork(artist)).toEqual({ ...work, updatedAt });
  });

  test("with a larger size and no price asks what the list says for it, until the undo", async () => {
    const { artist, work, id } = await startWithList();
    await applyRows(artist, id, [updatingRow(work, { width: 40, height: 30 })]);
    const after = await readOnlyWork(artist);
    expect(after.askingPriceCents).toBeNull();
    expect(after.askedCents).toBeGreaterThan(90_000);
    await undoImport(artist, id);
    expect(await readOnlyWork(artist)).toMatchObject({ width: 20, askedCents: 90_000 });
    const listed = (await historyOf(artist, work.id)).filter(({ kind }) => kind === "listed");
    expect(listed.map(({ amountCents }) => amountCents)).toEqual([
      ...[90_000, after.askedCents, 90_000],
    ]);
  });

  test("with a smaller size and no price keeps its price, and names it", async () => {
    const { artist, work, id } = await startWithList();
    const { updated } = await applyRows(artist, id, [updatingRow(work, { width: 10, height: 8 })]);
    expect(updated).toMatchObject([{ kept: ["lower-price"] }]);
    expect(await readOnlyWork(artist)).toMatchObject({ width: 10, askedCents: 90_000 });
  });

  test("is compared with the list whose day has come", async () => {
    const { artist, work, id } = await startWithList();
    const next = await publishList(artist, { anchors: [oilAnchor(100_000)] }, 5);
    await beginEarlier(worker, next, 0);
    const row = updatingRow(work, { askingPriceCents: 95_000, notes: "Varnished" });
    expect((await applyRows(artist, id, [row])).updated).toMatchObject([{ kept: ["lower-price"] }]);
    expect(await readOnlyWork(artist)).toMatchObject({ askedCents: 100_000, notes: "Varnished" });
  });

  test("is undone to what the list says that was published meanwhile", async () => {
    const { artist, work, id } = await startWithList();
    await applyRows(artist, id, [updatingRow(work, { askingPriceCents: 150_000 })]);
    await publishList(artist, { anchors: [oilAnchor(110_000)] });
    expect(await readOnlyWork(artist)).toMatchObject({ askedCents: 150_000 });
    expect(await undoImport(artist, id)).toMatchObject({ restoredCount: 1, kept: [] });
    expect(await readOnlyWork(artist)).toMatchObject({
      ...{ askedCents: 110_000, askingPriceCents: null },
    });
    expect((await historyOf(artist, work.id)).slice(-2)).toMatchObject([
      { kind: "asking", amountCents: null, reason: "undone" },
      { kind: "listed", amountCents: 110_000, reason: "undone" },
    ]);
  });

  test("is undone to its price from before where a lower list was published meanwhile", async () => {
    const { artist, work, id } = await startWithList();
    await applyRows(artist, id, [updatingRow(work, { askingPriceCents: 150_000 })]);
    await publishList(artist, { anchors: [oilAnchor(80_000)] });
    await undoImport(artist, id);
    expect(await readOnlyWork(artist)).toMatchObject({
      ...{ askedCents: 90_000, askingPriceCents: null },
    });
  });
});

describe("never lower, in an update", () => {
  test("a suggested price holds although the same import has raised it before", async () => {
    const { artist, work: raised } = await signInProfessionalWithWork(worker, { title: "Raised" });
    const less = await saveWork(artist, { title: "Less", suggestedPrice: null });
    const same = await saveWork(artist, { title: "Same", suggestedPrice: null });
    const { askedCents, askedCurrency: currency } = raised;
    const suggested = askedCents ?? expect.unreachable();
    const { id } = await openImport(artist);
    await applyRows(artist, id, [
      updatingRow(raised, { askingPriceCents: suggested * 2, currency }, 1),
    ]);
    const { updated, skipped } = await applyRows(artist, id, [
      updatingRow(less, { askingPriceCents: suggested - 1, currency }, 2),
      updatingRow(same, { askingPriceCents: suggested, currency }, 3),
    ]);
    expect(skipped).toMatchObject([{ row: 2, kept: ["lower-price"] }]);
    expect(updated).toMatchObject([{ row: 3, kept: [] }]);
    const asked = (await readWorks(artist)).map((work) => [work.title, work.askingPriceCents]);
    expect(Object.fromEntries(asked)).toEqual({
      ...{ Raised: suggested * 2, Less: null, Same: suggested },
    });
  });

  test("a work that the same import made does not hold it down, also with its picture", async () => {
    const artist = await signInProfessional(worker);
    const known = await saveAsked(artist, { title: "Known" }, 80_000);
    const { id } = await openImport(artist);
    const { width, height, medium } = known;
    const made = newImportedWork({ title: "Made", width, height, medium });
    const { applied } = await applyRows(artist, id, [{ row: 1, work: made }]);
    const artworkId = applied[0]?.artworkId ?? expect.unreachable();
    const work = (await readWorks(artist)).find((each) => each.id === artworkId);
    const body = {
      ...toArtworkInput(work ?? expect.unreachable()),
      imageUrl: toDataUrl("image/png", png()),
    };
    expect((await artist.send("PATCH", artworkPath(artworkId), body)).status).toBe(200);
    const row = updatingRow(known, { askingPriceCents: 100_000 }, 2);
    expect((await applyRows(artist, id, [row])).updated).toMatchObject([{ kept: [] }]);
  });
});

test("a consignment that moved loses the channel and days of the gallery before", async () => {
  const artist = await signInProfessional(worker);
  const work = await saveAsked(artist);
  const before = {
    ...{ status: "consigned", who: "Galerie A", channelId: "gallery-50" },
    ...{ since: "2026-01-05", dueBack: "2099-06-01" },
  };
  expect((await artist.send("PATCH", artworkStatusPath(work.id), before)).status).toBe(200);
  const { id } = await openImport(artist);
  const stated = {
    status: "consigned",
    statusWho: "Galerie A",
    statusUntil: "2099-07-01",
  } as const;
  await applyRows(artist, id, [updatingRow(work, stated)]);
  expect((await readOnlyWork(artist)).statusDetails).toEqual({
    ...{
      who: "Galerie A",
      personId: null,
      until: null,
      since: "2026-01-05",
      dueBack: "2099-07-01",
    },
    channelId: "gallery-50",
  });
  const second = await openImport(artist, "b".repeat(64));
  await applyRows(artist, second.id, [
    updatingRow(work, { status: "consigned", statusWho: "Galerie B" }),
  ]);
  expect((await readOnlyWork(artist)).statusDetails).toEqual({
    ...{ who: "Galerie B", personId: null, until: null, since: null, dueBack: null },
    channelId: null,
  });
});

test("a work that follows the list goes on following it where that is to govern the file's prices", async () => {
  const { artist, work, id } = await startWithList();
  const row = {
    ...updatingRow(work, { askingPriceCents: 95_000, notes: "New" }),
    followsList: true,
  };
  expect((await applyRows(artist, id, [row])).updated).toMatchObject([{ kept: [] }]);
  expect(await readOnlyWork(artist)).toMatchObject({
    ...{ notes: "New", askingPriceCents: null, askedCents: 90_000 },
  });
  const own = await openImport(artist, "b".repeat(64));
  await applyRows(artist, own.id, [updatingRow(work, { askingPriceCents: 95_000 })]);
  expect(await readOnlyWork(artist)).toMatchObject({ askingPriceCents: 95_000 });
});

test("a consignment takes the channel that the file names, one that the import adds too, until the undo", async () => {
  const artist = await signInProfessional(worker);
  const work = await saveAsked(artist);
  const before = { status: "consigned", who: "Galerie A", channelId: "gallery-50" };
  expect((await artist.send("PATCH", artworkStatusPath(work.id), before)).status).toBe(200);
  const channelsOf = async () =>
    v.parse(channelsSchema, await (await artist.request(apiPaths.channels)).json());
  const firstIds = (await channelsOf()).map(({ id }) => id);
  const { id } = await openImport(artist);
  const stated = {
    status: "consigned",
    statusWho: "Galerie A",
    consignedThrough: "Galerie Vent",
    consignmentCommission: 0.45,
  } as const;
  await applyRows(artist, id, [updatingRow(work, stated)]);
  const [added] = (await channelsOf()).filter((channel) => !firstIds.includes(channel.id));
  expect(added).toMatchObject({ kind: "gallery", name: "Galerie Vent", commission: 0.45 });
  expect((await readOnlyWork(artist)).statusDetails.channelId).toBe(added?.id);
  await undoImport(artist, id);
  expect((await readOnlyWork(artist)).statusDetails.channelId).toBe("gallery-50");
  expect((await channelsOf()).map((channel) => channel.id)).toEqual(firstIds);
});

test("a file that was imported more than 30 days ago is a new import, whose updates can be undone and which adds nothing", async () => {
  const artist = await signInProfessional(worker);
  const known = await saveAsked(artist, { title: "Known" });
  const { id } = await openImport(artist);
  const made = { row: 1, work: newImportedWork({ title: "Made" }) };
  const { update: _update, ...left } = updatingRow(known, {}, 2);
  await applyRows(artist, id, [made, left]);
  const work = (await readWorks(artist)).find(({ title }) => title === "Made");
  await artist.send("PATCH", artworkPath(work?.id ?? ""), {
    ...toArtworkInput(work ?? expect.unreachable()),
    title: "Made, with another title",
  });
  await ageImport(worker, id, 30 * day + 1_000);
  const next = await openImport(artist);
  expect(next).toMatchObject({ appliedCount: 0, updatedCount: 0, skippedCount: 2 });
  expect(next.id).not.toBe(id);
  expect((await openImport(artist)).id).toBe(next.id);
  const rows = [made, updatingRow(known, { notes: "From the file" }, 2)];
  expect(await applyRows(artist, next.id, rows)).toMatchObject({
    ...{ applied: [], updated: [{ row: 2 }], skipped: [{ row: 1 }], refused: [] },
  });
  expect(await undoImport(artist, next.id)).toMatchObject({ removedCount: 0, restoredCount: 1 });
  const titles = (await readWorks(artist)).map(({ title, notes }) => [title, notes]);
  expect(Object.fromEntries(titles)).toEqual({ Known: "", "Made, with another title": "" });
});

test("updates that were planned before another work changed are not written, also where the work stayed as it was before", async () => {
  const artist = await signInProfessional(worker);
  const work = await saveAsked(artist);
  const { id: importId } = await openImport(artist);
  const { update: _update, ...left } = updatingRow(work, {});
  await applyRows(artist, importId, [left]);
  const db = openDatabase(worker.env.DB);
  const ownerId = artist.id;
  const named = { numbers: [], years: [] };
  const context = await findImportContext(db, { ownerId, importId }, named, new Date());
  const version = await worker.env.DB.prepare("SELECT artworks_version FROM users WHERE id = ?")
    .bind(ownerId)
    .first<string>("artworks_version");
  const { sale: _sale, ...before } =
    (await findArtwork(db, ownerId, work.id)) ?? expect.unreachable();
  const after = { ...before, notes: "From the file", updatedAt: new Date(Date.now() + day) };
  const update = { row: 1, before, after, changed: ["notes"], kept: [], history: [] } as const;
  const { priceListsVersion, business } = context;
  const written = {
    ...{ ownerId, importId, priceListsVersion, business, newChannels: [] },
    artworksVersion: version ?? "",
  };
  await artist.send("PATCH", artworkRecordPath(work.id), { location: "Rack 1" });
  const rows = { planned: [], updates: [update], skipped: [] };
  expect(await writeRows(db, written, rows, new Date())).toBeNull();
  expect(await readOnlyWork(artist)).toMatchObject({ notes: "", location: "Rack 1" });
  const done = (await findImportContext(db, { ownerId, importId }, named, new Date())).done;
  expect(done).toMatchObject([{ row: 1, isUpdated: 0 }]);
});
