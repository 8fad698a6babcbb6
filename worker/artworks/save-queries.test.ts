import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { openDatabase } from "#worker/db/client.ts";
import { noListsVersion } from "#worker/db/columns.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { findArtwork, findEditableArtwork } from "./queries.ts";
import { insertArtwork, updateArtwork } from "./save-queries.ts";

const worker = workerForTests();

interface FreeCalculation {
  readonly hasUsedFreeCalculation: boolean;
  readonly hasSavedFreeCalculation: boolean;
}

const noLists = { listInForce: null, priceListsVersion: noListsVersion };

const unused = { hasUsedFreeCalculation: false, hasSavedFreeCalculation: false };
const calculated = { hasUsedFreeCalculation: true, hasSavedFreeCalculation: false };
const saved = { hasUsedFreeCalculation: true, hasSavedFreeCalculation: true };

/** A work without a price that is about to get one, by an edit that was allowed when it was read. */
async function beginEdit(calculation: FreeCalculation) {
  const db = openDatabase(worker.env.DB);
  const { id: ownerId, send } = await signInArtist(worker);
  const answer = await send("POST", apiPaths.artworks, newArtwork({ suggestedPrice: null }));
  const { id } = v.parse(artworkSchema, await answer.json());
  const found = await findArtwork(db, ownerId, id);
  if (found === null) throw new Error("There is no work.");
  const { sale: _sale, ...before } = found;
  await worker.env.DB.prepare(
    "UPDATE users SET has_used_free_calculation = ?, has_saved_free_calculation = ? WHERE id = ?",
  )
    .bind(
      Number(calculation.hasUsedFreeCalculation),
      Number(calculation.hasSavedFreeCalculation),
      ownerId,
    )
    .run();
  const after = {
    ...before,
    priceCents: 38_075,
    updatedAt: new Date(before.updatedAt.getTime() + 1),
  };
  return {
    before,
    after,
    write: (allowance: "free" | "unlimited", changes: Partial<ArtworkRow> = {}) =>
      updateArtwork(db, { ...after, ...changes }, before, {
        allowance,
        priceListsVersion: noListsVersion,
        isFirstPicture: false,
      }),
    read: async () => {
      const read = await findEditableArtwork(db, ownerId, id, new Date());
      if (read === null) return null;
      const { offers: _offers, ...found } = read;
      return found;
    },
  };
}

test.each([
  ["unused", unused],
  ["made and not saved", calculated],
])(
  "a priced edit on the free plan saves the free calculation that is %s",
  async (_name, before) => {
    const edit = await beginEdit(before);
    expect(await edit.write("free")).toEqual(edit.after);
    expect(await edit.read()).toEqual({ artwork: edit.after, sale: null, ...noLists, ...saved });
  },
);

test("an edit on the free plan is not written once the free calculation is saved, nor one without its price once it is made", async () => {
  const outdated = await beginEdit(saved);
  expect(await outdated.write("free")).toBeNull();
  expect(await outdated.read()).toEqual({
    artwork: outdated.before,
    sale: null,
    ...noLists,
    ...saved,
  });

  const unpriced = await beginEdit(calculated);
  expect(await unpriced.write("free", { priceCents: null, title: "Ebb" })).toBeNull();
  expect(await unpriced.read()).toEqual({
    artwork: unpriced.before,
    sale: null,
    ...noLists,
    ...calculated,
  });
});

test.each([unused, calculated, saved])(
  "an edit without limits is written, and leaves the free calculation as it is: %o",
  async (calculation) => {
    const edit = await beginEdit(calculation);
    expect(await edit.write("unlimited")).toEqual(edit.after);
    expect(await edit.read()).toEqual({
      artwork: edit.after,
      sale: null,
      ...noLists,
      ...calculation,
    });
  },
);

/** A new work like one that is saved, to be inserted by a save that was allowed when it was read. */
async function beginSave() {
  const { before, after } = await beginEdit(calculated);
  return { ...before, id: crypto.randomUUID(), priceCents: after.priceCents };
}

test("a priced save on the free plan is not written once the free calculation is saved, an unpriced one is", async () => {
  const db = openDatabase(worker.env.DB);
  const work = await beginSave();
  await runSql(worker, "UPDATE users SET max_artwork_saves = 5 WHERE id = ?", work.userId);
  const insert = (changes: Partial<ArtworkRow>) =>
    insertArtwork(
      db,
      { ...work, ...changes },
      { allowance: "free", save: null, priceListsVersion: noListsVersion },
    );
  expect(await insert({})).toMatchObject({ id: work.id });
  expect(await insert({ id: crypto.randomUUID() })).toBeNull();
  const unpriced = { id: crypto.randomUUID(), priceCents: null };
  expect(await insert(unpriced)).toMatchObject(unpriced);
});

test("a save is not written once another request has used its key", async () => {
  const db = openDatabase(worker.env.DB);
  const work = await beginSave();
  const insert = (id: string, idempotencyKey: string) =>
    insertArtwork(
      db,
      { ...work, id },
      {
        allowance: "unlimited",
        save: { idempotencyKey, requestHash: id },
        priceListsVersion: noListsVersion,
      },
    );
  expect(await insert(work.id, "one")).toMatchObject({ id: work.id });
  expect(await insert(crypto.randomUUID(), "one")).toBeNull();
  const other = crypto.randomUUID();
  expect(await insert(other, "other")).toMatchObject({ id: other });
});
