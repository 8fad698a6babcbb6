import { beforeAll, describe, expect, test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import type { Artwork, ArtworkInput } from "#schema/artworks/artwork.ts";
import { offeredPriceReason } from "#schema/artworks/price-history.ts";
import {
  artworkAskingPricePath,
  artworkRecordPath,
  artworkStatusPath,
} from "#schema/artworks/record-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { changePrices, undoPrices } from "#tests/support/asking-prices.ts";
import { oilAnchor, publishList, undoList } from "#tests/support/price-lists.ts";
import {
  findWork,
  historyOf,
  readError,
  readWork,
  saveWork,
  sendAskingPrice,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { putRate } from "#worker/rates/storage.ts";

const worker = workerForTests({ isLimited: false });
beforeAll(() => putRate(worker.env.RATES, { USD: 0.8, date: "2026-01-15" }));

/** What every work begins at, in cents: its suggested price. */
const suggested = 38_075;

type Change = (artist: TestArtist, work: Artwork) => Promise<Response>;

const status =
  (to: string): Change =>
  (artist, { id }) =>
    artist.send("PATCH", artworkStatusPath(id), { status: to });

const archive =
  (archived: boolean): Change =>
  (artist, { id }) =>
    artist.send("PATCH", artworkRecordPath(id), { archived });

const edit =
  (changes: Partial<ArtworkInput>): Change =>
  (artist, { id }) =>
    artist.send("PATCH", artworkPath(id), newArtwork(changes));

async function make(change: Change, artist: TestArtist, work: Artwork): Promise<Artwork> {
  return readWork(await change(artist, work));
}

describe("a price below one that was asked needs a reason", () => {
  test.each([
    ["while the work is not for sale", status("not-for-sale"), status("available")],
    ["while it is archived", archive(true), archive(false)],
    ["while its suggestion is taken away", edit({ suggestedPrice: null }), edit({})],
    ["while it is smaller", edit({ width: 8, height: 6 }), edit({})],
    ["while it is of another medium", edit({ medium: "ink" }), edit({})],
  ])("%s", async (_name, away, back) => {
    const { artist, id, work } = await signInProfessionalWithWork(worker);
    await make(away, artist, work);
    for (const reason of [undefined, "", " ", "\u200b", "\u2060\ufeff", "\u3164", "\u2800"]) {
      const error = await readError(await sendAskingPrice(artist, id, 100, reason));
      expect(error).toMatchObject({ code: "LOWERS_PRICE", highestCents: suggested, workIds: [id] });
    }
    const batch = await changePrices(artist, [{ workId: id, amountCents: 100, currency: "CAD" }]);
    expect(batch).toMatchObject({ changed: 0, held: [{ workId: id, highestCents: suggested }] });
    expect(await make(back, artist, work)).toMatchObject({ askedCents: suggested });
    await make(away, artist, work);
    await readWork(await sendAskingPrice(artist, id, 100, "A typing error"));
    expect(await make(back, artist, work)).toMatchObject({ askedCents: 100 });
  });

  test("and so does one for another work of the medium and size that the work had", async () => {
    const { artist, id, work } = await signInProfessionalWithWork(worker, { hoursSpent: 50 });
    const asked = work.askedCents;
    await make(edit({ width: 8, height: 6, hoursSpent: 50 }), artist, work);
    const other = await saveWork(artist);
    const body = { amountCents: suggested + 1, currency: "CAD" };
    const path = artworkAskingPricePath(other.id);
    const error = await readError(await artist.send("PATCH", path, body));
    expect(error).toMatchObject({ code: "LOWERS_PRICE", highestCents: asked, workIds: [id] });
  });

  test("a work that was never on offer at a price can ask any", async () => {
    const { artist, id, work } = await signInProfessionalWithWork(worker, { suggestedPrice: null });
    await make(status("not-for-sale"), artist, work);
    await make(edit({}), artist, work);
    expect(await readWork(await sendAskingPrice(artist, id, 100))).toMatchObject({
      askedCents: 100,
    });
  });
});

describe("what an edit does to a price", () => {
  const lesserProfile = { salesHistory: "<1k" };

  test("another input may lower a suggestion, which is a line of the history", async () => {
    const { artist, id, work } = await signInProfessionalWithWork(worker);
    const smaller = await make(edit({ width: 8, height: 6 }), artist, work);
    expect(smaller.askingPriceCents).toBeNull();
    expect(smaller.askedCents).toBeLessThan(suggested);
    expect((await historyOf(artist, id)).at(-1)).toMatchObject({
      kind: "suggested",
      amountCents: smaller.askedCents,
    });
  });

  test.each([
    ["at once", []],
    ["after it was another", [edit({ width: 8, height: 6 })]],
    ["after it was not for sale", [status("not-for-sale"), edit({ hoursSpent: 1 })]],
  ])("with the same inputs the work keeps what it asked, %s", async (_name, before) => {
    const { artist, id, work } = await signInProfessionalWithWork(worker);
    for (const change of before) await make(change, artist, work);
    expect((await artist.send("PATCH", apiPaths.profile, lesserProfile)).status).toBe(200);
    const edited = await make(edit({ suggestedPrice: 1 }), artist, work);
    expect(edited.suggestedPrice).toBeLessThan(suggested / 100);
    expect(edited).toMatchObject({ askingPriceCents: suggested, askedCents: suggested });
    expect((await historyOf(artist, id)).at(-1)).toMatchObject({
      ...{ kind: "asking", amountCents: suggested, reason: offeredPriceReason },
    });
    const followed = await sendAskingPrice(artist, id, null, "The formula");
    expect((await readWork(followed)).askedCents).toBeLessThan(suggested);
  });

  test("a price that an edit kept is not kept for the inputs of a higher one", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const smaller = await make(edit({ width: 8, height: 6 }), artist, work);
    await make(edit({}), artist, work);
    expect((await artist.send("PATCH", apiPaths.profile, lesserProfile)).status).toBe(200);
    const kept = await make(edit({ width: 8, height: 6 }), artist, work);
    expect(kept.askingPriceCents).toBe(smaller.askedCents);
    expect((await make(edit({}), artist, work)).askedCents).toBe(suggested);
  });
});

describe("price lists and undo", () => {
  test("a list lowers no work whose suggestion was taken away", async () => {
    const { artist, id, work } = await signInProfessionalWithWork(worker);
    expect(await make(edit({ suggestedPrice: null }), artist, work)).toMatchObject({
      askedCents: null,
    });
    await publishList(artist, { anchors: [oilAnchor(30_000)] });
    expect((await findWork(artist, id)).askedCents).toBeNull();
    await publishList(artist, { anchors: [oilAnchor(60_000)] });
    expect((await findWork(artist, id)).askedCents).toBe(60_000);
  });

  test("the undo of a batch does not bring back the price of another size", async () => {
    const { artist, id, work } = await signInProfessionalWithWork(worker);
    await make(edit({ width: 8, height: 6 }), artist, work);
    const prices = [{ workId: id, amountCents: 50_000, currency: "CAD" as const }];
    const { undoId, changed } = await changePrices(artist, prices);
    expect(changed).toBe(1);
    expect((await artist.send("PATCH", apiPaths.profile, { salesHistory: "<1k" })).status).toBe(
      200,
    );
    await make(edit({ suggestedPrice: 1 }), artist, work);
    expect(await undoPrices(artist, undoId)).toEqual({ restored: 0, kept: [id] });
    expect((await findWork(artist, id)).askedCents).toBe(50_000);
  });

  test("undo gives back what was asked before, and the prices in between bind no more", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const price = (amountCents: number) => [{ workId: id, amountCents, currency: "CAD" as const }];
    const { undoId } = await changePrices(artist, price(50_000));
    expect(await undoPrices(artist, undoId)).toEqual({ restored: 1, kept: [] });
    expect((await findWork(artist, id)).askedCents).toBe(suggested);
    expect(await changePrices(artist, price(40_000))).toMatchObject({ changed: 1, held: [] });
    const list = await publishList(artist, { anchors: [oilAnchor(64_000)] });
    expect(await undoList(artist, list.id)).toMatchObject({ restored: 0 });
  });

  test("a deleted work comes back with what it was offered at", async () => {
    const { artist, id, work } = await signInProfessionalWithWork(worker);
    await make(status("not-for-sale"), artist, work);
    expect((await artist.request(artworkPath(id), { method: "DELETE" })).status).toBe(204);
    await readWork(await artist.request(artworkRestorePath(id), { method: "POST" }));
    const error = await readError(await sendAskingPrice(artist, id, 100));
    expect(error).toMatchObject({ code: "LOWERS_PRICE", highestCents: suggested });
  });
});
