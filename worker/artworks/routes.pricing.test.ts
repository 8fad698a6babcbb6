import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import type { Artwork, ArtworkInput } from "#schema/artworks/artwork.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { toArtworkInput } from "#tests/support/artworks.ts";
import { readWork, saveWork, signInWithWork } from "#tests/support/records.ts";
import { readRow, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();
beforeAll(async () => {
  await worker.env.DB.exec("DROP TRIGGER keep_free_calculation_used");
});
beforeEach(() => worker.env.RATES.delete("rates"));

/** The same work sent again with some fields changed, as the edit form does. */
async function edit(
  artist: TestArtist,
  artwork: Artwork,
  changes: Partial<ArtworkInput>,
): Promise<Artwork> {
  const body = { ...toArtworkInput(artwork), ...changes };
  return readWork(await artist.send("PATCH", artworkPath(artwork.id), body));
}

/** Gives the free calculation back, so that one artist can be priced several times. */
async function allowAnotherCalculation(artist: TestArtist): Promise<void> {
  await runSql(worker, "UPDATE users SET has_used_free_calculation = 0 WHERE id = ?", artist.id);
}

async function changeProfile(artist: TestArtist, patch: unknown): Promise<void> {
  expect((await artist.send("PATCH", apiPaths.profile, patch)).status).toBe(200);
}

describe("the server's own price", () => {
  test("S9.008 S1.017 the worked example costs CAD 380.75 on the Free plan, and its parts are stored", async () => {
    const saved = await saveWork(await signInArtist(worker));
    expect(saved).toMatchObject({ suggestedPrice: 380.75, currency: "CAD" });
    expect(saved.breakdown).toMatchObject({
      baseRate: 1.2,
      isCapped: false,
      hourlyRate: 17.75,
      areaCents: 25_200,
      labourCents: 8_875,
      materialsCents: 4_000,
      totalCents: 38_075,
      exchangeRate: 1,
      exchangeDate: null,
    });
  });

  test("S9.009 S9.010 in US dollars it costs 285.56 at the default rate", async () => {
    const saved = await saveWork(await signInArtist(worker, { currency: "USD" }));
    expect(saved).toMatchObject({ suggestedPrice: 285.56, currency: "USD" });
    expect(saved.breakdown).toMatchObject({ exchangeRate: 0.75, exchangeDate: null });
  });

  test("the exchange rate and its date are stored with a price in US dollars", async () => {
    await worker.env.RATES.put("rates", JSON.stringify({ USD: 0.8, date: "2026-11-20" }));
    const saved = await saveWork(await signInArtist(worker, { currency: "USD" }));
    expect(saved.suggestedPrice).toBe(304.6);
    expect(saved.breakdown).toMatchObject({ exchangeRate: 0.8, exchangeDate: "2026-11-20" });
  });

  test.each([0, 1, -5, 1e300, 380.74, 0.001])(
    "a tampered price of %d is replaced",
    async (price) => {
      const saved = await saveWork(await signInArtist(worker), {
        suggestedPrice: price,
        currency: "USD",
      });
      expect(saved).toMatchObject({ suggestedPrice: 380.75, currency: "CAD" });
    },
  );

  test("no price is stored when none is asked for", async () => {
    const { artist, work: saved } = await signInWithWork(worker, { suggestedPrice: null });
    expect(saved).toMatchObject({ suggestedPrice: null, breakdown: null, currency: "CAD" });
    const row = await readRow(worker, "SELECT * FROM artworks WHERE user_id = ?", artist.id);
    expect(row).toMatchObject({ price_cents: null, breakdown: null });
  });

  test("the largest work there may be still has a price in whole cents", async () => {
    const artist = await signInArtist(worker, {
      careerStages: ["echelon"],
      customHourlyRateCents: 1_000_000,
    });
    const saved = await saveWork(artist, {
      width: 2000,
      height: 2000,
      depth: "canvas-2",
      hoursSpent: 100_000,
      materialsCost: 1_000_000,
    });
    expect(Number.isSafeInteger(saved.breakdown?.totalCents)).toBe(true);
  });
});

describe("an edit", () => {
  let artist: TestArtist;
  let saved: Artwork;
  beforeEach(async () => {
    artist = await signInArtist(worker);
    saved = await saveWork(artist);
    await allowAnotherCalculation(artist);
  });

  test("of title or year keeps price, currency and breakdown, even after a change of the profile", async () => {
    await changeProfile(artist, { careerStages: ["echelon"], currency: "USD" });
    const edited = await edit(artist, saved, { title: "Another", dateCreated: "1999" });
    expect(edited).toMatchObject({
      title: "Another",
      suggestedPrice: 380.75,
      currency: "CAD",
      breakdown: saved.breakdown,
    });
  });

  test.each<Partial<ArtworkInput>>([
    { width: 30 },
    { height: 30 },
    { depth: "canvas-1.5" },
    { medium: "acrylic" },
    { materialsCost: 41 },
    { hoursSpent: 6 },
  ])("of a priced input computes a new price: %j", async (change) => {
    await changeProfile(artist, { currency: "USD" });
    const edited = await edit(artist, saved, change);
    expect(edited.currency).toBe("USD");
    expect(edited.suggestedPrice).not.toBe(380.75);
    expect(edited.breakdown?.totalCents).toBe(Math.round((edited.suggestedPrice ?? 0) * 100));
  });

  test("that sends another price gets the server's figure of today", async () => {
    await changeProfile(artist, { careerStages: ["established"] });
    const edited = await edit(artist, saved, { suggestedPrice: 1 });
    expect(edited.suggestedPrice).toBe(431.15);
  });

  test("without a price removes it, and one with a price computes it again", async () => {
    const without = await edit(artist, saved, { suggestedPrice: null });
    expect(without).toMatchObject({ suggestedPrice: null, breakdown: null });
    const repriced = await edit(artist, without, { suggestedPrice: 5 });
    expect(repriced.suggestedPrice).toBe(380.75);
  });
});
