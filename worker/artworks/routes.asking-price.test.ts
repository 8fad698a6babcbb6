import { beforeAll, describe, expect, test } from "vitest";
import {
  artworkAskingPricePath,
  artworkRecordPath,
  artworkStatusPath,
} from "#schema/artworks/record-paths.ts";
import { toInches } from "#schema/units.ts";
import { signInAdmin, type TestArtist } from "#tests/support/artists.ts";
import {
  expectError,
  findWork,
  firstLine,
  historyOf,
  readError,
  readWork,
  recordSale,
  saveWork,
  sendReturn,
  sendVersion,
  signInProfessional,
  signInProfessionalWithWork,
  signInWithWork,
  upgradeMessage,
} from "#tests/support/records.ts";
import { expectInvalid, expectUnchanged } from "#tests/support/refusals.ts";
import { readRows } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { putRate } from "#worker/rates/storage.ts";

const worker = workerForTests({ isLimited: false });
beforeAll(() => putRate(worker.env.RATES, { USD: 0.8, date: "2026-01-15" }));

function send(artist: TestArtist, id: string, body: object): Promise<Response> {
  return artist.send("PATCH", artworkAskingPricePath(id), { currency: "CAD", ...body });
}

/** The works whose asking price was set, in the order in which it was written. */
async function writtenOrder(...ids: readonly [string, string]): Promise<string[]> {
  const results = await readRows<{ artwork_id: string }>(
    worker,
    "SELECT artwork_id FROM price_history WHERE kind = 'asking' AND artwork_id IN (?, ?) ORDER BY id",
    ...ids,
  );
  return results.map((line) => line.artwork_id);
}

function ask(artist: TestArtist, id: string, amountCents: number | null, reason?: string) {
  return send(artist, id, { amountCents, ...(reason !== undefined && { reason }) });
}

function askingEntry(amountCents: number | null, reason = "", currency: "CAD" | "USD" = "CAD") {
  const priced = { amountCents, currency: amountCents === null ? null : currency };
  return { kind: "asking", ...priced, status: null, reason };
}

describe("PATCH /api/artworks/{id}/asking-price", () => {
  test("the artist's own figure applies in place of the suggested one, until it is removed", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const own = await readWork(await send(artist, id, { amountCents: 50_000, currency: "USD" }));
    expect(own).toMatchObject({
      suggestedPrice: 380.75,
      currency: "CAD",
      askingPriceCents: 50_000,
      askedCents: 50_000,
      askedCurrency: "USD",
    });
    const removed = await readWork(await ask(artist, id, null, "Back to the formula"));
    expect(removed).toMatchObject({
      askingPriceCents: null,
      askedCents: 38_075,
      askedCurrency: "CAD",
    });
    expect(await findWork(artist, id)).toEqual(removed);
    expect(await historyOf(artist, id)).toEqual([
      firstLine,
      askingEntry(50_000, "", "USD"),
      askingEntry(null, "Back to the formula"),
    ]);
  });

  test("a repeat writes no line, nor does the removal of what is not there", async () => {
    const { artist, id, work } = await signInProfessionalWithWork(worker);
    const path = artworkAskingPricePath(id);
    expect((await ask(artist, id, null)).status).toBe(200);
    const body = { amountCents: 30_000, currency: "CAD", reason: "A friend" };
    const first = await readWork(await sendVersion(artist, path, body, work.updatedAt));
    expect(await readWork(await sendVersion(artist, path, body, work.updatedAt))).toEqual(first);
    expect(await readWork(await ask(artist, id, 30_000))).toEqual(first);
    expect(await historyOf(artist, id)).toEqual([firstLine, askingEntry(30_000, "A friend")]);
  });

  test("of two tabs with the same version the second is refused", async () => {
    const { artist, id, work } = await signInProfessionalWithWork(worker);
    const path = artworkAskingPricePath(id);
    const price = (amountCents: number) => ({ amountCents, currency: "CAD" });
    await readWork(await sendVersion(artist, path, price(50_000), work.updatedAt));
    const second = await sendVersion(artist, path, price(40_000), work.updatedAt);
    await expectError(second, "CONFLICT");
    expect((await findWork(artist, id)).askedCents).toBe(50_000);
  });

  test.each([
    ["a price of 0", { amountCents: 0 }, "amountCents"],
    ["a negative price", { amountCents: -5 }, "amountCents"],
    ["part of a cent", { amountCents: 10.5 }, "amountCents"],
    ["a price beyond the limit", { amountCents: 10_000_000_001 }, "amountCents"],
    ["text", { amountCents: "500" }, "amountCents"],
    ["no price", {}, "amountCents"],
    ["another currency", { amountCents: 1, currency: "EUR" }, "currency"],
    ["a long reason", { amountCents: 1, reason: "x".repeat(501) }, "reason"],
    ["an unknown field", { amountCents: 1, force: true }, "force"],
    ["a highest price of 0", { amountCents: 1, shownHighestCents: 0 }, "shownHighestCents"],
    ["part of a cent as highest", { amountCents: 1, shownHighestCents: 1.5 }, "shownHighestCents"],
    ["a highest price as text", { amountCents: 1, shownHighestCents: "5" }, "shownHighestCents"],
  ])("%s is 400, and nothing changes", async (_name, body, path) => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await expectInvalid(worker, () => send(artist, id, body), [path]);
  });

  test("it is Professional: a free artist gets 403 before anything else, an admin sets it", async () => {
    const { artist, id } = await signInWithWork(worker);
    for (const body of [{ amountCents: 50_000 }, { amountCents: "nonsense" }]) {
      await expectError(await send(artist, id, body), "UPGRADE_REQUIRED", upgradeMessage);
    }
    expect(await historyOf(artist, id)).toEqual([firstLine]);
    const admin = await signInAdmin(worker);
    await admin.send("PATCH", "/api/profile", { hasCompletedSetup: true });
    const own = await saveWork(admin);
    expect((await ask(admin, own.id, 50_000)).status).toBe(200);
  });

  test("another artist's and an absent work are 404", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await signInProfessionalWithWork(worker);
    await expectError(await ask(artist, id, 99_000), "NOT_FOUND");
    await expectError(await ask(artist, "absent", 99_000), "NOT_FOUND");
  });
});

describe("never lower", () => {
  async function expectHeld(response: Promise<Response>, highestCents: number, workIds: string[]) {
    expect(await readError(await response)).toEqual({
      code: "LOWERS_PRICE",
      message: "This is below what was asked or paid before. Give a reason to lower the price.",
      highestCents,
      workIds,
    });
  }

  test("a price below what was asked for the work is held, and nothing changes; a reason lowers it and is kept", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await readWork(await ask(artist, id, 90_000));
    await expectUnchanged(worker, async () => {
      await expectHeld(ask(artist, id, 89_999), 90_000, [id]);
      await expectHeld(ask(artist, id, 89_999, "  "), 90_000, [id]);
      await expectHeld(ask(artist, id, null), 90_000, [id]);
    });
    await readWork(await ask(artist, id, 60_000, " Another series "));
    await expectHeld(ask(artist, id, 70_000), 90_000, [id]);
    expect((await ask(artist, id, 90_000)).status).toBe(200);
    expect(await historyOf(artist, id)).toEqual([
      firstLine,
      askingEntry(90_000),
      askingEntry(60_000, "Another series"),
      askingEntry(90_000),
    ]);
  });

  test("a reason lowers no price below a higher one than was shown, and nothing changes", async () => {
    const artist = await signInProfessional(worker);
    const [work, other] = [await saveWork(artist), await saveWork(artist)];
    await readWork(await ask(artist, other.id, 90_000));
    await readWork(await ask(artist, other.id, 40_000, "Another series"));
    const lower = (shownHighestCents: number | null, reason = "A friend") =>
      send(artist, work.id, { amountCents: 70_000, reason, shownHighestCents });
    // The other work asked more once; it asks less by now.
    await expectUnchanged(worker, async () => {
      await expectHeld(lower(null), 90_000, [other.id]);
      await expectHeld(lower(89_999), 90_000, [other.id]);
      await expectHeld(lower(90_000, " "), 90_000, [other.id]);
    });
    expect((await lower(90_000)).status).toBe(200);
    const next = { amountCents: 60_000, reason: "A gift", shownHighestCents: 100_000 };
    expect((await send(artist, work.id, next)).status).toBe(200);
    expect(await historyOf(artist, work.id)).toEqual([
      firstLine,
      askingEntry(70_000, "A friend"),
      askingEntry(60_000, "A gift"),
    ]);
  });

  test("a price that rises between question and answer is asked about again, in the currency that is sent", async () => {
    const artist = await signInProfessional(worker);
    const [work, other] = [await saveWork(artist), await saveWork(artist)];
    await readWork(await ask(artist, other.id, 100_000));
    const lower = (shownHighestCents: number | null) => {
      const body = { amountCents: 50_000, currency: "USD", reason: "A friend", shownHighestCents };
      return send(artist, work.id, body);
    };
    await expectHeld(lower(null), 80_000, [other.id]);
    await readWork(await ask(artist, other.id, 120_000));
    await expectHeld(lower(80_000), 96_000, [other.id]);
    expect((await lower(96_000)).status).toBe(200);
  });

  test("the reason of a raise is kept, whether a highest price was shown or not", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const raised = { amountCents: 50_000, reason: "A new frame", shownHighestCents: null };
    expect((await send(artist, id, raised)).status).toBe(200);
    // A repeat, after an answer that was lost.
    expect((await send(artist, id, raised)).status).toBe(200);
    const without = { amountCents: 60_000, shownHighestCents: null };
    expect((await send(artist, id, without)).status).toBe(200);
    expect(await historyOf(artist, id)).toEqual([
      firstLine,
      askingEntry(50_000, "A new frame"),
      askingEntry(60_000),
    ]);
  });

  test("the suggested price counts once it was asked while the work was on offer", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await expectHeld(ask(artist, id, 38_074), 38_075, [id]);
    expect((await ask(artist, id, 38_075)).status).toBe(200);
    const quiet = await saveWork(artist, { medium: "ink" });
    await artist.send("PATCH", artworkStatusPath(quiet.id), { status: "not-for-sale" });
    await expectHeld(ask(artist, quiet.id, 1), quiet.askedCents ?? 0, [quiet.id]);
    const archived = await saveWork(artist, { medium: "pastel" });
    await artist.send("PATCH", artworkRecordPath(archived.id), { archived: true });
    await expectHeld(ask(artist, archived.id, 1), archived.askedCents ?? 0, [archived.id]);
    const unpriced = await saveWork(artist, { medium: "gouache", suggestedPrice: null });
    expect((await ask(artist, unpriced.id, 1)).status).toBe(200);
    // Without any price, nothing is offered.
    expect((await ask(artist, unpriced.id, null)).status).toBe(200);
  });

  test("works of the same medium and size count, the highest first; others do not", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const [two, one] = [await saveWork(artist), await saveWork(artist, { width: 15, height: 20 })];
    const within = await saveWork(artist, { width: 20 * 0.98 });
    const without = await saveWork(artist, { width: 20 * 0.97 });
    const other = await saveWork(artist, { medium: "acrylic" });
    for (const [{ id }, cents] of [
      [two, 80_000],
      [one, 90_000],
      [within, 70_000],
      [without, 200_000],
      [other, 300_000],
    ] as const) {
      await readWork(await ask(artist, id, cents, "Its own"));
    }
    await expectHeld(ask(artist, work.id, 75_000), 90_000, [one.id, two.id]);
    await expectHeld(ask(artist, work.id, 60_000), 90_000, [one.id, two.id, within.id]);
    expect((await ask(artist, work.id, 90_000)).status).toBe(200);
    const stranger = await signInProfessionalWithWork(worker);
    expect((await ask(stranger.artist, stranger.id, 40_000)).status).toBe(200);
  });

  test("a work of exactly 2 % more area in centimetres counts, whatever the floating-point error of inches", async () => {
    const artist = await signInProfessional(worker);
    const size = (width: number, height: number) => ({
      width: toInches(width),
      height: toInches(height),
    });
    const smaller = await saveWork(artist, size(11, 49));
    const larger = await saveWork(artist, size(11, 50));
    await readWork(await ask(artist, larger.id, 80_000, "Its own"));
    await expectHeld(ask(artist, smaller.id, 75_000), 80_000, [larger.id]);
  });

  test("what was paid counts, also after the sale was taken back", async () => {
    const artist = await signInProfessional(worker);
    const [sold, other] = [await saveWork(artist), await saveWork(artist)];
    const paid = { priceCents: 120_000, discountCents: 20_000 };
    const sale = await recordSale(artist, { artworkId: sold.id, ...paid });
    await expectHeld(ask(artist, other.id, 119_999), 120_000, [sold.id]);
    expect((await sendReturn(artist, sale.id)).status).toBe(200);
    await expectHeld(ask(artist, other.id, 119_999), 120_000, [sold.id]);
    expect((await ask(artist, other.id, 120_000)).status).toBe(200);
  });

  test("prices are compared in the currency that is sent, at the rate of the day", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await readWork(await ask(artist, id, 100_001));
    await expectHeld(send(artist, id, { amountCents: 80_000, currency: "USD" }), 80_001, [id]);
    expect((await send(artist, id, { amountCents: 80_001, currency: "USD" })).status).toBe(200);
  });

  test("of two prices set at once without a reason, neither is lower than the other's work", async () => {
    const artist = await signInProfessional(worker);
    for (let round = 0; round < 5; round += 1) {
      const size = { width: 30 + round };
      const [one, two] = [await saveWork(artist, size), await saveWork(artist, size)];
      const answers = await Promise.all([
        ask(artist, one.id, 500_000),
        ask(artist, two.id, 400_000),
      ]);
      const [first, second] = await Promise.all(answers.map((answer) => answer.status));
      expect(first).toBe(200);
      const history = await historyOf(artist, two.id);
      if (second === 200) {
        // Then it was written before the higher one, whichever request came first.
        expect(await writtenOrder(one.id, two.id)).toEqual([two.id, one.id]);
      } else expect(history).toHaveLength(1);
    }
  });
});
