import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artwork.ts";
import { signInArtist } from "../testing/artists.ts";
import { newArtwork } from "../testing/artworks.ts";
import { startWorker, type TestWorker } from "../testing/harness.ts";
import { findArtwork, findEditableArtwork, updateArtwork } from "./artworks.ts";
import { openDatabase } from "./client.ts";

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

/** A work without a price that is about to get one, by an edit that was allowed when it was read. */
async function beginEdit(hasUsedFreeCalculation: boolean) {
  const db = openDatabase(worker.env.DB);
  const { id: ownerId, send } = await signInArtist(worker);
  const saved = await send("POST", apiPaths.artworks, newArtwork({ suggestedPrice: null }));
  const { id } = v.parse(artworkSchema, await saved.json());
  const before = await findArtwork(db, ownerId, id);
  if (before === null) throw new Error("There is no work.");
  await worker.env.DB.prepare("UPDATE users SET has_used_free_calculation = ? WHERE id = ?")
    .bind(Number(hasUsedFreeCalculation), ownerId)
    .run();
  const after = {
    ...before,
    priceCents: 38_075,
    updatedAt: new Date(before.updatedAt.getTime() + 1),
  };
  return {
    before,
    after,
    write: (allowance: "free" | "unlimited") =>
      updateArtwork(db, after, before.updatedAt, allowance),
    read: () => findEditableArtwork(db, ownerId, id),
  };
}

test("a priced edit on the free plan spends the free calculation, and is not written once it is spent", async () => {
  const first = await beginEdit(false);
  expect(await first.write("free")).toEqual(first.after);
  expect(await first.read()).toEqual({ artwork: first.after, hasUsedFreeCalculation: true });

  const late = await beginEdit(true);
  expect(await late.write("free")).toBeNull();
  expect(await late.read()).toEqual({ artwork: late.before, hasUsedFreeCalculation: true });
});

test.each([false, true])(
  "an edit without limits is written with the free calculation spent (%s), and leaves it as it is",
  async (hasUsedFreeCalculation) => {
    const edit = await beginEdit(hasUsedFreeCalculation);
    expect(await edit.write("unlimited")).toEqual(edit.after);
    expect(await edit.read()).toEqual({ artwork: edit.after, hasUsedFreeCalculation });
  },
);
