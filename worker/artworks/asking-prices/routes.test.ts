import { describe, expect, test } from "vitest";
import { artworkRecordPath, artworkStatusPath } from "#schema/artworks/record-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import {
  changePrices,
  letFollow,
  sendPrices,
  sendPricesUndo,
  undoPrices,
} from "#tests/support/asking-prices.ts";
import { oilAnchor, publishList } from "#tests/support/price-lists.ts";
import {
  expectError,
  findWork,
  firstLine,
  historyOf,
  readWork,
  recordSale,
  saveWork,
  sendAskingPrice,
  sendReturn,
  signInProfessional,
  signInProfessionalWithWork,
  signInWithWork,
  upgradeMessage,
} from "#tests/support/records.ts";
import { expectInvalid, expectRefusal } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

function price(workId: string, amountCents: number | null, currency: "CAD" | "USD" = "CAD") {
  return { workId, amountCents, currency };
}

/** A work without a suggested price that asks a price of its own. */
async function saveOwn(artist: TestArtist, cents: number) {
  const { id } = await saveWork(artist, { suggestedPrice: null });
  return readWork(await sendAskingPrice(artist, id, cents, "Its own price"));
}

function askingLine(amountCents: number | null, reason = "") {
  const currency = amountCents === null ? null : "CAD";
  return { kind: "asking", amountCents, currency, status: null, reason };
}

function listedLine(amountCents: number | null, reason = "") {
  return { ...askingLine(amountCents, reason), kind: "listed" };
}

async function askedOf(artist: TestArtist, ids: readonly string[]) {
  return Promise.all(ids.map(async (id) => (await findWork(artist, id)).askedCents));
}

describe("POST /api/artworks/asking-prices", () => {
  test("raises the prices of several works, with a line of the history each, and undoes them once", async () => {
    const artist = await signInProfessional(worker);
    const [first, second] = [await saveWork(artist), await saveOwn(artist, 50_000)];
    const answer = await changePrices(artist, [price(first.id, 60_000), price(second.id, 61_000)]);
    expect(answer).toEqual({ changed: 2, held: [], undoId: expect.any(String) });
    expect(await askedOf(artist, [first.id, second.id])).toEqual([60_000, 61_000]);
    expect(await historyOf(artist, first.id)).toEqual([firstLine, askingLine(60_000)]);
    expect(await undoPrices(artist, answer.undoId)).toEqual({ restored: 2, kept: [] });
    expect(await findWork(artist, first.id)).toMatchObject({
      askingPriceCents: null,
      askedCents: 38_075,
    });
    expect(await askedOf(artist, [second.id])).toEqual([50_000]);
    expect(await historyOf(artist, second.id)).toEqual([
      askingLine(50_000, "Its own price"),
      askingLine(61_000),
      askingLine(50_000, "undone"),
    ]);
    await expectRefusal(
      worker,
      () => sendPricesUndo(artist, answer.undoId),
      "CONFLICT",
      "These prices have been undone already.",
    );
  });

  test("lowers no price: works that would fall are held, with the highest that was asked", async () => {
    const artist = await signInProfessional(worker);
    const [low, high] = [await saveOwn(artist, 50_000), await saveOwn(artist, 90_000)];
    const answer = await changePrices(artist, [price(low.id, 60_000), price(high.id, 60_000)]);
    expect(answer).toMatchObject({ changed: 1, held: [{ workId: high.id, highestCents: 90_000 }] });
    expect(await askedOf(artist, [low.id, high.id])).toEqual([60_000, 90_000]);
    expect(await historyOf(artist, high.id)).toEqual([askingLine(90_000, "Its own price")]);
  });

  test("holds a first price below what one like it asks", async () => {
    const artist = await signInProfessional(worker);
    const like = await saveOwn(artist, 90_000);
    const unpriced = await saveWork(artist, { suggestedPrice: null });
    const answer = await changePrices(artist, [price(unpriced.id, 80_000)]);
    expect(answer).toMatchObject({
      changed: 0,
      held: [{ workId: unpriced.id, highestCents: 90_000 }],
    });
    expect(await changePrices(artist, [price(unpriced.id, 90_000)])).toMatchObject({
      changed: 1,
      held: [],
    });
    expect(await askedOf(artist, [like.id, unpriced.id])).toEqual([90_000, 90_000]);
  });

  test("compares prices in two currencies by the stored rate", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await readWork(await sendAskingPrice(artist, id, 100_000));
    const lower = await changePrices(artist, [price(id, 50_000, "USD")]);
    expect(lower).toMatchObject({ changed: 0, held: [{ workId: id }] });
    expect(lower.held[0]?.highestCents).toBeGreaterThan(50_000);
    expect(await changePrices(artist, [price(id, 100_000, "USD")])).toMatchObject({ changed: 1 });
  });

  test("lets works follow the list in force, or without one the suggestion; what would fall is held", async () => {
    const artist = await signInProfessional(worker);
    const suggested = await saveWork(artist);
    await readWork(await sendAskingPrice(artist, suggested.id, 38_000, "Lower"));
    expect(await letFollow(artist, [suggested])).toMatchObject({ changed: 1, held: [] });
    expect(await findWork(artist, suggested.id)).toMatchObject({
      askingPriceCents: null,
      askedCents: 38_075,
    });
    const [low, high] = [await saveOwn(artist, 50_000), await saveOwn(artist, 90_000)];
    const held = await saveOwn(artist, 55_000);
    await readWork(await artist.send("PATCH", artworkStatusPath(held.id), { status: "on-hold" }));
    await publishList(artist, { anchors: [oilAnchor(64_000)] });
    expect(await askedOf(artist, [low.id, high.id, held.id])).toEqual([50_000, 90_000, 55_000]);
    const answer = await letFollow(artist, [low, high, held]);
    expect(answer).toMatchObject({ changed: 2, held: [{ workId: high.id, highestCents: 90_000 }] });
    expect(await askedOf(artist, [low.id, high.id, held.id])).toEqual([64_000, 90_000, 64_000]);
    expect(await historyOf(artist, low.id)).toEqual([
      askingLine(50_000, "Its own price"),
      askingLine(null),
      listedLine(64_000),
    ]);
    expect(await undoPrices(artist, answer.undoId)).toEqual({ restored: 2, kept: [] });
    expect(await findWork(artist, low.id)).toMatchObject({
      askingPriceCents: 50_000,
      listedCents: null,
    });
  });

  test("keeps the price of a work that has nothing to follow, and leaves sold works as they are", async () => {
    const artist = await signInProfessional(worker);
    const [alone, sold] = [await saveOwn(artist, 50_000), await saveOwn(artist, 50_000)];
    await recordSale(artist, { artworkId: sold.id });
    const answer = await changePrices(artist, [price(alone.id, null), price(sold.id, 90_000)]);
    expect(answer).toMatchObject({ changed: 0, held: [{ workId: alone.id }] });
    expect(await findWork(artist, sold.id)).toMatchObject({
      askingPriceCents: 50_000,
      status: "sold",
    });
  });

  test("changes nothing when one of the works is not the artist's", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const { id: foreign } = await signInProfessionalWithWork(worker);
    for (const other of [foreign, "absent"]) {
      const send = () => sendPrices(artist, [price(id, 90_000), price(other, 90_000)]);
      await expectRefusal(worker, send, "NOT_FOUND");
    }
  });

  test("takes effect once with a key, and refuses the key for other prices", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const first = await changePrices(artist, [price(id, 60_000)], "one");
    await readWork(await sendAskingPrice(artist, id, 70_000));
    expect(await changePrices(artist, [price(id, 60_000)], "one")).toEqual(first);
    expect(await askedOf(artist, [id])).toEqual([70_000]);
    await expectRefusal(
      worker,
      () => sendPrices(artist, [price(id, 80_000)], "one"),
      "CONFLICT",
      "This Idempotency-Key was used for other prices.",
    );
    const sent = await Promise.all(
      [1, 2].map(() => changePrices(artist, [price(id, 90_000)], "two")),
    );
    expect(sent[0]).toEqual(sent[1]);
    expect(await historyOf(artist, id)).toHaveLength(4);
  });

  test("from two tabs at once raises each work once and lowers none", async () => {
    const artist = await signInProfessional(worker);
    const works = [await saveOwn(artist, 50_000), await saveOwn(artist, 50_000)];
    const answers = await Promise.all(
      [60_000, 70_000].map((cents) =>
        sendPrices(
          artist,
          works.map(({ id }) => price(id, cents)),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const asked = await askedOf(
      artist,
      works.map(({ id }) => id),
    );
    expect(asked).toEqual([70_000, 70_000]);
  });

  test("is refused for another shape, for a work twice, and on the free plan", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await expectInvalid(worker, () => sendPrices(artist, []), ["prices"]);
    await expectInvalid(worker, () => sendPrices(artist, [price(id, 1), price(id, 2)]), ["prices"]);
    await expectInvalid(worker, () => sendPrices(artist, [price(id, 0)]), ["prices.0.amountCents"]);
    const { artist: free, id: own } = await signInWithWork(worker);
    await expectError(
      await sendPrices(free, [price(own, 90_000)]),
      "UPGRADE_REQUIRED",
      upgradeMessage,
    );
  });
});

describe("POST /api/artworks/asking-prices/{undoId}/undo", () => {
  test("keeps and names what was changed or sold since", async () => {
    const artist = await signInProfessional(worker);
    const works = [];
    for (let count = 0; count < 4; count += 1) works.push(await saveOwn(artist, 50_000));
    const [restored, changed, sold, noted] = works.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
    ];
    const { undoId } = await changePrices(
      artist,
      works.map(({ id }) => price(id, 60_000)),
    );
    await readWork(await sendAskingPrice(artist, changed, 70_000));
    await recordSale(artist, { artworkId: sold });
    await readWork(await artist.send("PATCH", artworkRecordPath(noted), { notes: "Looked at" }));
    const { restored: count, kept } = await undoPrices(artist, undoId);
    expect([count, new Set(kept)]).toEqual([2, new Set([changed, sold])]);
    expect(await askedOf(artist, [restored, changed, noted])).toEqual([50_000, 70_000, 50_000]);
  });

  test("keeps a work that was sold since at the price that it got, although it was taken back", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await saveOwn(artist, 50_000);
    const early = await recordSale(artist, { artworkId: id, priceCents: 55_000 });
    await sendReturn(artist, early.id);
    const first = await changePrices(artist, [price(id, 60_000)]);
    expect(await undoPrices(artist, first.undoId)).toEqual({ restored: 1, kept: [] });
    const second = await changePrices(artist, [price(id, 60_000)]);
    const sale = await recordSale(artist, { artworkId: id, priceCents: 60_000 });
    await sendReturn(artist, sale.id);
    expect(await undoPrices(artist, second.undoId)).toEqual({ restored: 0, kept: [id] });
    expect(await askedOf(artist, [id])).toEqual([60_000]);
  });

  test("twice at once takes effect once", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const { undoId } = await changePrices(artist, [price(id, 60_000)]);
    const responses = await Promise.all([1, 2, 3].map(() => sendPricesUndo(artist, undoId)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await historyOf(artist, id)).toHaveLength(3);
  });

  test("of another artist's batch, or of none, is not found", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const { undoId } = await changePrices(artist, [price(id, 60_000)]);
    const other = await signInProfessional(worker);
    await expectRefusal(worker, () => sendPricesUndo(other, undoId), "NOT_FOUND");
    await expectRefusal(worker, () => sendPricesUndo(artist, "absent"), "NOT_FOUND");
  });
});
