import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkRecordPath, artworkStatusPath } from "#schema/artworks/record-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { letFollow, undoPrices } from "#tests/support/asking-prices.ts";
import {
  beginEarlier,
  createDraft,
  dayIn,
  oilAnchor,
  publishList,
  readApplication,
  readList,
  readLists,
  sendApplication,
  sendPublication,
  sendUndo,
  undoList,
} from "#tests/support/price-lists.ts";
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
  statusEntry,
} from "#tests/support/records.ts";
import { expectRefusal } from "#tests/support/refusals.ts";
import { countRows, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { readStores } from "#tests/support/stores.ts";

const worker = workerForTests({ isLimited: false });

const quarterHourly = "*/15 * * * *";

function listedLine(amountCents: number | null, reason = "", currency: "CAD" | "USD" = "CAD") {
  const paid = amountCents === null ? null : currency;
  return { kind: "listed", amountCents, currency: paid, status: null, reason } as const;
}

/** What an asked price follows from. */
async function pricesOf(artist: TestArtist, id: string) {
  const { askingPriceCents, listedCents, askedCents, askedCurrency } = await findWork(artist, id);
  return { askingPriceCents, listedCents, askedCents, askedCurrency };
}

describe("a list whose day has come", () => {
  test("is followed by works on offer without an own price, with a line of the history each", async () => {
    const { artist, work: follower } = await signInProfessionalWithWork(worker);
    const unpriced = await saveWork(artist, { suggestedPrice: null });
    const own = await saveWork(artist);
    await readWork(await sendAskingPrice(artist, own.id, 70_000));
    const ink = await saveWork(artist, { medium: "ink" });
    const archived = await saveWork(artist);
    await readWork(await artist.send("PATCH", artworkRecordPath(archived.id), { archived: true }));
    const withdrawn = await saveWork(artist);
    const notForSale = { status: "not-for-sale" };
    await readWork(await artist.send("PATCH", artworkStatusPath(withdrawn.id), notForSale));
    const { curves, appliedAt } = await publishList(artist, { anchors: [oilAnchor(64_000)] });
    expect(Object.keys(curves ?? {})).toEqual(["oil", "ink"]);
    expect(appliedAt).not.toBeNull();
    for (const { id } of [follower, unpriced]) {
      expect(await findWork(artist, id)).toMatchObject({
        ...{ askingPriceCents: null, listedCents: 64_000, listedCurrency: "CAD" },
        ...{ askedCents: 64_000, askedCurrency: "CAD" },
      });
    }
    expect(await historyOf(artist, follower.id)).toEqual([firstLine, listedLine(64_000)]);
    expect(await historyOf(artist, unpriced.id)).toEqual([listedLine(64_000)]);
    expect(await pricesOf(artist, own.id)).toMatchObject({ listedCents: null, askedCents: 70_000 });
    for (const { id } of [archived, withdrawn]) {
      expect(await pricesOf(artist, id)).toMatchObject({ listedCents: null, askedCents: 38_075 });
    }
    // Its curve goes along this very work, and is rounded below what it asks.
    expect(await pricesOf(artist, ink.id)).toMatchObject({ listedCents: null });
  });

  test("does not lower what a work asks, also in another currency", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const list = await publishList(artist, { anchors: [oilAnchor(38_000)] });
    expect(await pricesOf(artist, id)).toMatchObject({ listedCents: null, askedCents: 38_075 });
    const held = await readApplication(await sendApplication(artist, list.id));
    expect(held).toMatchObject({ risen: 0, stayed: 0, heldIds: [id], waitingIds: [] });
    // At the default rate 380.75 CAD are 285.56 USD.
    const anchors = [oilAnchor(28_500)];
    const rounding = { to: 1, direction: "up", minimumCents: 0 } as const;
    const below = await publishList(artist, { currency: "USD", rounding, anchors });
    expect(await readApplication(await sendApplication(artist, below.id))).toMatchObject({
      heldIds: [id],
    });
    const above = await publishList(artist, {
      ...{ currency: "USD", rounding, anchors: [oilAnchor(28_600)] },
    });
    expect(above.number).toBe(3);
    expect(await pricesOf(artist, id)).toMatchObject({ askedCents: 28_600, askedCurrency: "USD" });
    expect(await historyOf(artist, id)).toEqual([firstLine, listedLine(28_600, "", "USD")]);
  });

  test("adds frames where they are apart", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const framed = { framed: true, framingCents: 12_500 };
    await readWork(await artist.send("PATCH", artworkRecordPath(id), framed));
    await publishList(artist, { anchors: [oilAnchor(64_000)] });
    expect(await pricesOf(artist, id)).toMatchObject({ askedCents: 76_500 });
  });

  test("waits for works on hold or consigned until the artist says otherwise", async () => {
    const artist = await signInProfessional(worker);
    const [held, consigned] = [await saveWork(artist), await saveWork(artist)];
    const statuses = [
      [held, { status: "on-hold", who: "Odile" }],
      [consigned, { status: "consigned", channelId: "gallery-50" }],
    ] as const;
    for (const [{ id }, status] of statuses) {
      await readWork(await artist.send("PATCH", artworkStatusPath(id), status));
    }
    const { id } = await publishList(artist, { anchors: [oilAnchor(64_000)] });
    for (const work of [held, consigned]) {
      expect(await pricesOf(artist, work.id)).toMatchObject({ listedCents: null });
    }
    const waiting = await readApplication(await sendApplication(artist, id));
    expect(waiting.waitingIds.toSorted()).toEqual([held.id, consigned.id].toSorted());
    const chosen = await readApplication(await sendApplication(artist, id, [consigned.id]));
    expect(chosen).toMatchObject({ risen: 1, waitingIds: [held.id] });
    expect(await pricesOf(artist, consigned.id)).toMatchObject({ askedCents: 64_000 });
    expect(await historyOf(artist, consigned.id)).toEqual([
      firstLine,
      statusEntry("consigned"),
      listedLine(64_000),
    ]);
    expect(await pricesOf(artist, held.id)).toMatchObject({ askedCents: 38_075 });
  });

  test("is followed as well by a work whose hold is over", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const hold = { status: "on-hold", until: dayIn(3) };
    await readWork(await artist.send("PATCH", artworkStatusPath(id), hold));
    await runSql(worker, "UPDATE artworks SET status_until = ? WHERE id = ?", dayIn(-1), id);
    await publishList(artist, { anchors: [oilAnchor(64_000)] });
    expect(await pricesOf(artist, id)).toMatchObject({ askedCents: 64_000 });
  });
});

/** An artist with a list that begins later, and that is due once its day is moved. */
async function planList(anchorCents = 64_000) {
  const artist = await signInProfessional(worker);
  const works = [await saveWork(artist), await saveWork(artist, { suggestedPrice: null })];
  const list = await publishList(artist, { anchors: [oilAnchor(anchorCents)] }, 5);
  return { artist, works, list };
}

/** An artist's rows of these tables, without what is random, and the times in which they were written. */
async function rowsOf(artist: TestArtist, works: readonly { readonly id: string }[]) {
  const lists = await readLists(artist);
  return {
    lists: lists.map(({ id: _id, appliedAt, publishedAt, createdAt, updatedAt, ...list }) => ({
      ...list,
      isApplied: appliedAt !== null,
    })),
    works: await Promise.all(works.map(({ id }) => pricesOf(artist, id))),
    histories: await Promise.all(works.map(({ id }) => historyOf(artist, id))),
  };
}

describe("a list that begins on a later day", () => {
  test("is applied by the cron, of everybody, once", async () => {
    const [one, other] = [await planList(), await planList(90_000)];
    await worker.runCron(quarterHourly, new Date());
    expect(await pricesOf(one.artist, one.works[0]?.id ?? "")).toMatchObject({ listedCents: null });
    await beginEarlier(worker, one.list);
    await beginEarlier(worker, other.list);
    expect(await worker.runCron(quarterHourly, new Date())).toMatchObject({ outcome: "ok" });
    const after = await readStores(worker);
    for (const { artist, works, list } of [one, other]) {
      const [{ priceCents: listedCents } = expect.fail()] = list.anchors;
      for (const { id } of works) expect(await pricesOf(artist, id)).toMatchObject({ listedCents });
    }
    await worker.runCron(quarterHourly, new Date());
    expect(await readStores(worker)).toEqual(after);
  });

  test.each<[string, (artist: TestArtist, id: string) => Promise<unknown>]>([
    ["the list of works", (artist, id) => findWork(artist, id)],
    ["the history of a work", (artist, id) => historyOf(artist, id)],
    ["the price lists", (artist) => readLists(artist)],
    [
      "an asking price of another work",
      async (artist) => {
        const other = await saveWork(artist, { medium: "ink", suggestedPrice: null });
        return readWork(await sendAskingPrice(artist, other.id, 12_345));
      },
    ],
  ])("is applied by %s as by the cron", async (_name, read) => {
    const [byCron, byReading] = [await planList(), await planList()];
    await beginEarlier(worker, byReading.list);
    await read(byReading.artist, byReading.works[0]?.id ?? "");
    const applied = "price_lists WHERE id = ? AND applied_at IS NOT NULL";
    expect(await countRows(worker, applied, byReading.list.id)).toBe(1);
    await beginEarlier(worker, byCron.list);
    await worker.runCron(quarterHourly, new Date());
    const expected = await rowsOf(byCron.artist, byCron.works);
    expect(await rowsOf(byReading.artist, byReading.works)).toEqual(expected);
    expect(expected.works.map(({ askedCents }) => askedCents)).toEqual([64_000, 64_000]);
  });

  test("is seen by a client that has the list of works of the day before", async () => {
    const { artist, list } = await planList();
    const first = await artist.request(apiPaths.artworks);
    const headers = { "If-None-Match": String(first.headers.get("ETag")) };
    expect((await artist.request(apiPaths.artworks, { headers })).status).toBe(304);
    await beginEarlier(worker, list);
    const changed = await artist.request(apiPaths.artworks, { headers });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject([{ askedCents: 64_000 }, { askedCents: 64_000 }]);
  });

  test("is skipped when a later one is in force already", async () => {
    const { artist, works, list } = await planList(64_000);
    const later = await publishList(artist, { anchors: [oilAnchor(70_000)] }, 6);
    await beginEarlier(worker, list, 2);
    await beginEarlier(worker, later, 1);
    const [newest, older] = await readLists(artist);
    expect([newest?.id, older?.id]).toEqual([later.id, list.id]);
    expect([newest?.appliedAt, older?.appliedAt]).not.toContain(null);
    const [work = expect.fail()] = works;
    expect(await historyOf(artist, work.id)).toEqual([firstLine, listedLine(70_000)]);
    const refused = await sendApplication(artist, list.id);
    await expectError(refused, "CONFLICT", "Only the list in force can do that.");
    await expectError(await sendUndo(artist, list.id), "CONFLICT");
  });

  test("gives way to one that is published meanwhile for today", async () => {
    const { artist, works, list } = await planList(64_000);
    await beginEarlier(worker, list);
    const draft = await createDraft(artist, { anchors: [oilAnchor(70_000)] });
    const published = await readList(await sendPublication(artist, draft, dayIn(0)));
    const [work = expect.fail()] = works;
    expect(await historyOf(artist, work.id)).toEqual([firstLine, listedLine(70_000)]);
    expect(await readLists(artist)).toMatchObject([
      { id: published.id, appliedAt: expect.any(String) },
      { id: list.id, appliedAt: expect.any(String) },
    ]);
  });
});

describe("undo", () => {
  test("takes a list back, whole and once, and it can be applied again", async () => {
    const artist = await signInProfessional(worker);
    const [first, second] = [await saveWork(artist), await saveWork(artist)];
    await publishList(artist, { anchors: [oilAnchor(64_000)] });
    const { id } = await publishList(artist, { anchors: [oilAnchor(72_000)] });
    const own = await saveWork(artist);
    expect(own).toMatchObject({ listedCents: 72_000, askedCents: 72_000 });
    // This one follows no longer when the undo comes.
    await readWork(await sendAskingPrice(artist, second.id, 80_000));
    const undone = await undoList(artist, id);
    expect(undone).toMatchObject({ id, undoneAt: expect.any(String), restored: 1 });
    expect(undone.kept).toEqual([second.id]);
    expect(await pricesOf(artist, first.id)).toMatchObject({ askedCents: 64_000 });
    expect(await historyOf(artist, first.id)).toEqual([
      firstLine,
      listedLine(64_000),
      listedLine(72_000),
      listedLine(64_000, "undone"),
    ]);
    expect(await pricesOf(artist, second.id)).toMatchObject({ askedCents: 80_000 });
    expect(await historyOf(artist, second.id)).toHaveLength(4);
    // It followed the list from its first day, and not by the application.
    expect(await pricesOf(artist, own.id)).toMatchObject({ askedCents: 72_000 });
    const nothing = "There is nothing to undo: your works do not follow this list.";
    await expectRefusal(worker, () => sendUndo(artist, id), "CONFLICT", nothing);
    await worker.runCron(quarterHourly, new Date());
    expect(await pricesOf(artist, first.id)).toMatchObject({ askedCents: 64_000 });

    const repeated = await readApplication(await sendApplication(artist, id));
    expect(repeated).toMatchObject({ risen: 1, stayed: 1, list: { undoneAt: null } });
    expect(await pricesOf(artist, first.id)).toMatchObject({ askedCents: 72_000 });
    await readList(await sendUndo(artist, id));
    expect(await pricesOf(artist, first.id)).toMatchObject({ askedCents: 64_000 });
  });

  test("takes three works back of which two rose and one was let follow on its consignment", async () => {
    const artist = await signInProfessional(worker);
    const works = [await saveWork(artist), await saveWork(artist), await saveWork(artist)];
    const [first, second, third] = works.map(({ id }) => id) as [string, string, string];
    const path = artworkStatusPath(third);
    await readWork(await artist.send("PATCH", path, { status: "consigned" }));
    const { id } = await publishList(artist, { anchors: [oilAnchor(64_000)] });
    await readApplication(await sendApplication(artist, id, [third]));
    for (const work of [first, second, third]) {
      expect(await pricesOf(artist, work)).toMatchObject({ askedCents: 64_000 });
    }
    expect(await undoList(artist, id)).toMatchObject({ restored: 3, kept: [] });
    for (const work of [first, second, third]) {
      expect(await pricesOf(artist, work)).toMatchObject({ askedCents: 38_075, listedCents: null });
    }
  });

  test.each<[string, (artist: TestArtist, id: string) => Promise<unknown>]>([
    ["in a batch", (artist, id) => letFollow(artist, [{ id }])],
    ["alone", async (artist, id) => readWork(await sendAskingPrice(artist, id, null))],
  ])(
    "takes three works back of which two rose and one was let follow in place of its own price, %s",
    async (_name, follow) => {
      const artist = await signInProfessional(worker);
      const [first, second] = [await saveWork(artist), await saveWork(artist)];
      const { id: third } = await saveWork(artist);
      await readWork(await sendAskingPrice(artist, third, 50_000));
      const { id } = await publishList(artist, { anchors: [oilAnchor(64_000)] });
      await follow(artist, third);
      expect(await pricesOf(artist, third)).toMatchObject({ askedCents: 64_000 });
      expect(await undoList(artist, id)).toMatchObject({ restored: 3, kept: [] });
      for (const work of [first, second]) {
        expect(await pricesOf(artist, work.id)).toMatchObject({ askedCents: 38_075 });
      }
      expect(await pricesOf(artist, third)).toMatchObject({
        ...{ askingPriceCents: 50_000, askedCents: 50_000, listedCents: null },
      });
    },
  );

  test("names neither works that an undone batch let follow, nor undoes them twice", async () => {
    const artist = await signInProfessional(worker);
    const [first, own] = [await saveWork(artist), await saveWork(artist)];
    await readWork(await sendAskingPrice(artist, own.id, 50_000));
    const { id } = await publishList(artist, { anchors: [oilAnchor(64_000)] });
    const once = await letFollow(artist, [own]);
    expect(await undoPrices(artist, once.undoId)).toEqual({ restored: 1, kept: [] });
    const twice = await letFollow(artist, [own]);
    expect(await undoList(artist, id)).toMatchObject({ restored: 2, kept: [] });
    expect(await undoPrices(artist, twice.undoId)).toEqual({ restored: 0, kept: [] });
    expect(await pricesOf(artist, first.id)).toMatchObject({ askedCents: 38_075 });
    expect(await pricesOf(artist, own.id)).toMatchObject({ askedCents: 50_000 });
  });

  test("keeps and names a work that was sold since", async () => {
    const artist = await signInProfessional(worker);
    const [first, sold] = [await saveWork(artist), await saveWork(artist)];
    const { id } = await publishList(artist, { anchors: [oilAnchor(64_000)] });
    await recordSale(artist, { artworkId: sold.id });
    expect(await undoList(artist, id)).toMatchObject({ restored: 1, kept: [sold.id] });
    expect(await pricesOf(artist, first.id)).toMatchObject({ askedCents: 38_075 });
  });

  test("keeps and names a work that was sold since and taken back", async () => {
    const artist = await signInProfessional(worker);
    const { id: artworkId } = await saveWork(artist);
    const { id } = await publishList(artist, { anchors: [oilAnchor(64_000)] });
    const sale = await recordSale(artist, { artworkId, priceCents: 64_000 });
    await sendReturn(artist, sale.id);
    expect(await undoList(artist, id)).toMatchObject({ restored: 0, kept: [artworkId] });
    expect(await pricesOf(artist, artworkId)).toMatchObject({ askedCents: 64_000 });
  });

  test("gives works back that they followed no list", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const { id } = await publishList(artist, { anchors: [oilAnchor(64_000)] });
    await readList(await sendUndo(artist, id));
    const { updatedAt, ...after } = await findWork(artist, work.id);
    expect({ ...after, updatedAt: work.updatedAt }).toEqual(work);
    expect(await historyOf(artist, work.id)).toEqual([
      firstLine,
      listedLine(64_000),
      listedLine(null, "undone"),
    ]);
  });

  test("twice at once takes effect once", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const { id } = await publishList(artist, { anchors: [oilAnchor(64_000)] });
    const responses = await Promise.all([0, 1, 2].map(() => sendUndo(artist, id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await historyOf(artist, work.id)).toHaveLength(3);
  });

  test("of a draft, or of what is not there, is refused", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await createDraft(artist);
    for (const send of [sendUndo, sendApplication]) {
      await expectError(await send(artist, id), "CONFLICT");
      await expectError(await send(artist, "absent"), "NOT_FOUND");
    }
  });
});
