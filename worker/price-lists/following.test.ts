import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { RecordInput } from "#schema/artworks/artwork-record.ts";
import { artworkRecordPath, artworkStatusPath } from "#schema/artworks/record-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { newArtwork, toArtworkInput } from "#tests/support/artworks.ts";
import {
  beginEarlier,
  oilAnchor,
  publishList,
  readLists,
  sendUndo,
} from "#tests/support/price-lists.ts";
import {
  findWork,
  firstLine,
  historyOf,
  readError,
  readHistory,
  readWork,
  saveWork,
  sendAskingPrice,
  signInProfessional,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const larger = { medium: "oil", widthInches: 30, heightInches: 40, priceCents: 190_000 } as const;
const anchors = [oilAnchor(64_000), larger];

/** An artist whose list is in force. */
async function signInWithList(): Promise<TestArtist> {
  const artist = await signInProfessional(worker);
  await publishList(artist, { anchors });
  return artist;
}

async function edit(
  artist: TestArtist,
  work: Artwork,
  changes: Partial<ReturnType<typeof newArtwork>>,
): Promise<Artwork> {
  const body = { ...toArtworkInput(work), ...changes };
  return readWork(await artist.send("PATCH", artworkPath(work.id), body));
}

async function editRecord(artist: TestArtist, { id }: Artwork, record: RecordInput) {
  return readWork(await artist.send("PATCH", artworkRecordPath(id), record));
}

async function lastLine(artist: TestArtist, { id }: Artwork) {
  const { at: _at, ...line } = (await readHistory(artist, id)).at(-1) ?? expect.fail();
  return line;
}

function listedLine(amountCents: number | null) {
  const currency = amountCents === null ? null : "CAD";
  return { kind: "listed", amountCents, currency, status: null, reason: "" };
}

describe("a work that is saved", () => {
  test("asks what the list in force says, with or without a suggested price", async () => {
    const artist = await signInWithList();
    const priced = await saveWork(artist);
    expect(priced).toMatchObject({
      ...{ suggestedPrice: 380.75, askingPriceCents: null, listedCents: 64_000 },
      ...{ listedCurrency: "CAD", askedCents: 64_000, askedCurrency: "CAD" },
    });
    expect(await findWork(artist, priced.id)).toEqual(priced);
    expect(await historyOf(artist, priced.id)).toEqual([firstLine, listedLine(64_000)]);
    const unpriced = await saveWork(artist, { suggestedPrice: null, width: 30, height: 40 });
    expect(unpriced).toMatchObject({ suggestedPrice: null, askedCents: 190_000 });
    expect(await historyOf(artist, unpriced.id)).toEqual([listedLine(190_000)]);
  });

  test("in a medium that the list does not cover asks the suggested price", async () => {
    const artist = await signInWithList();
    const work = await saveWork(artist, { medium: "ink" });
    expect(work).toMatchObject({ listedCents: null, askedCents: 29_675 });
  });

  test("twice under one key is the same work, with its listed price", async () => {
    const artist = await signInWithList();
    const send = () =>
      artist.send("POST", apiPaths.artworks, newArtwork(), { "Idempotency-Key": "once" });
    const first = await readWork(await send());
    expect(first.listedCents).toBe(64_000);
    expect(await readWork(await send())).toEqual(first);
  });

  test("on the first day of a list asks its price before the works from before follow it", async () => {
    const artist = await signInWithList();
    const next = await publishList(artist, { anchors: [oilAnchor(70_000)] }, 3);
    expect(await saveWork(artist)).toMatchObject({ listedCents: 64_000 });
    await beginEarlier(worker, next, 0);
    expect(await saveWork(artist)).toMatchObject({ listedCents: 70_000 });
    const [list] = await readLists(artist);
    expect(list?.appliedAt).not.toBeNull();
  });
});

test.each<[string, Partial<ReturnType<typeof newArtwork>>]>([
  ["too small for a number", { width: 1e-200, height: 1e-200 }],
  ["of a price beyond any that can be asked", { width: 2_000, height: 2_000 }],
])("a work %s follows no list, and hinders no other", async (_name, size) => {
  const artist = await signInProfessional(worker);
  const [other] = [
    await saveWork(artist),
    await saveWork(artist, { ...size, suggestedPrice: null }),
  ];
  const dear = {
    medium: "oil",
    widthInches: 0.01,
    heightInches: 0.01,
    priceCents: 200_000,
  } as const;
  await publishList(artist, { anchors: [dear, { ...oilAnchor(10_000_000_00) }] });
  expect(await findWork(artist, other.id)).toMatchObject({ listedCents: 10_000_000_00 });
  const odd = await saveWork(artist, { ...size, suggestedPrice: null });
  expect(odd).toMatchObject({ listedCents: null, askedCents: null });
});

describe("a work that follows the list", () => {
  test("follows it when its size or medium is edited, and not for its title", async () => {
    const artist = await signInWithList();
    const work = await saveWork(artist);
    const titled = await edit(artist, work, { title: "High Tide" });
    expect(titled.listedCents).toBe(64_000);
    expect(await historyOf(artist, work.id)).toHaveLength(2);
    const enlarged = await edit(artist, titled, { width: 30, height: 40 });
    expect(enlarged).toMatchObject({ listedCents: 190_000, askedCents: 190_000 });
    expect(await lastLine(artist, work)).toEqual(listedLine(190_000));
    const reduced = await edit(artist, enlarged, { width: 15, height: 20 });
    expect(reduced.askedCents).toBe(64_000);
    const drawn = await edit(artist, reduced, { medium: "ink" });
    expect(drawn).toMatchObject({ listedCents: null, askedCents: 29_675 });
    expect(await lastLine(artist, work)).toEqual(listedLine(null));
  });

  test("follows it with its frame", async () => {
    const artist = await signInWithList();
    const work = await saveWork(artist);
    const framed = await editRecord(artist, work, { framed: true, framingCents: 12_345 });
    expect(framed).toMatchObject({ listedCents: 76_345, askedCents: 76_345 });
    expect(await lastLine(artist, work)).toEqual(listedLine(76_345));
    const moved = await editRecord(artist, framed, { location: "Rack 4" });
    expect(moved.listedCents).toBe(76_345);
    expect(await editRecord(artist, work, { framed: false })).toMatchObject({ askedCents: 64_000 });
    expect(await historyOf(artist, work.id)).toHaveLength(4);
  });

  test("keeps its listed price through a deletion that is undone", async () => {
    const artist = await signInWithList();
    const work = await saveWork(artist);
    await artist.request(artworkPath(work.id), { method: "DELETE" });
    const restored = await artist.request(artworkRestorePath(work.id), { method: "POST" });
    expect(await readWork(restored)).toEqual(work);
  });

  test("keeps its listed price while it is not for sale", async () => {
    const artist = await signInWithList();
    const { id } = await saveWork(artist);
    const path = artworkStatusPath(id);
    const withdrawn = await readWork(await artist.send("PATCH", path, { status: "not-for-sale" }));
    expect(await edit(artist, withdrawn, { width: 30, height: 40 })).toMatchObject({
      listedCents: 64_000,
    });
  });

  test("of a list that was taken back follows it once it is edited", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const { id } = await publishList(artist, { anchors });
    await sendUndo(artist, id);
    const undone = await findWork(artist, work.id);
    expect(undone.listedCents).toBeNull();
    const enlarged = await edit(artist, undone, { width: 30, height: 40 });
    expect(enlarged).toMatchObject({ listedCents: 190_000 });
  });
});

describe("a work that is held, because the list is below what it asks", () => {
  test("is not lowered by an edit, and follows once the list is above", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    await publishList(artist, { anchors: [oilAnchor(10_000), larger] });
    const held = await findWork(artist, work.id);
    expect(held).toMatchObject({ listedCents: null, askedCents: 38_075 });
    const edited = await edit(artist, held, { width: 21 });
    expect(edited).toMatchObject({ listedCents: null, askedCents: 39_335 });
    const enlarged = await edit(artist, edited, { width: 30, height: 40 });
    expect(enlarged).toMatchObject({ listedCents: 190_000, askedCents: 190_000 });
  });

  test("is not lowered by an edit either where it asks what the list before said", async () => {
    const artist = await signInWithList();
    const work = await saveWork(artist);
    await publishList(artist, { anchors: [oilAnchor(60_000), larger] });
    const framed = await editRecord(artist, work, { framed: true, framingCents: 1_000 });
    expect(framed).toMatchObject({ listedCents: 64_000, askedCents: 64_000 });
    const enlarged = await edit(artist, framed, { width: 30, height: 40 });
    expect(enlarged).toMatchObject({ listedCents: 191_000, askedCents: 191_000 });
    const unframed = await editRecord(artist, enlarged, { framed: false });
    expect(unframed).toMatchObject({ listedCents: 190_000, askedCents: 190_000 });
  });

  test("is left alone by removing an own price that it does not have", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    await publishList(artist, { anchors: [oilAnchor(10_000)] });
    const held = await findWork(artist, work.id);
    expect(await readWork(await sendAskingPrice(artist, work.id, null))).toEqual(held);
  });
});

test("a consigned work that waits keeps its price when its frame is edited", async () => {
  const artist = await signInWithList();
  const { id } = await saveWork(artist);
  const path = artworkStatusPath(id);
  const consigned = await readWork(await artist.send("PATCH", path, { status: "consigned" }));
  await publishList(artist, { anchors: [oilAnchor(70_000), larger] });
  const framed = await editRecord(artist, consigned, { framed: true, framingCents: 1_000 });
  expect(framed).toMatchObject({ listedCents: 64_000, askedCents: 64_000 });
});

test("a work follows a list in US dollars with its frame, whatever the rate was when it began to", async () => {
  const artist = await signInProfessional(worker);
  await publishList(artist, { currency: "USD", anchors });
  const work = await saveWork(artist);
  const framed = await editRecord(artist, work, { framed: true, framingCents: 10_000 });
  expect(framed).toMatchObject({ listedCents: 71_500, listedCurrency: "USD" });
  await runSql(worker, "UPDATE artworks SET listed_cents = 71400 WHERE id = ?", work.id);
  const unframed = await editRecord(artist, framed, { framed: false });
  expect(unframed).toMatchObject({ listedCents: 64_000 });
});

describe("an own price that is removed", () => {
  test("leaves the price of the list in force, as two lines of the history", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await readWork(await sendAskingPrice(artist, id, 60_000));
    await publishList(artist, { anchors });
    expect(await findWork(artist, id)).toMatchObject({ listedCents: null, askedCents: 60_000 });
    const follower = await readWork(await sendAskingPrice(artist, id, null));
    expect(follower).toMatchObject({
      ...{ askingPriceCents: null, listedCents: 64_000, askedCents: 64_000 },
    });
    expect((await historyOf(artist, id)).slice(2)).toEqual([
      { ...firstLine, kind: "asking", amountCents: null, currency: null },
      listedLine(64_000),
    ]);
  });

  test("is asked about when the list is below it, and the reason is kept", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await readWork(await sendAskingPrice(artist, id, 90_000));
    await publishList(artist, { anchors });
    expect(await readError(await sendAskingPrice(artist, id, null))).toMatchObject({
      ...{ code: "LOWERS_PRICE", highestCents: 90_000, workIds: [id] },
    });
    expect(await findWork(artist, id)).toMatchObject({ listedCents: null, askedCents: 90_000 });
    const lowered = await sendAskingPrice(artist, id, null, "As the others");
    expect(await readWork(lowered)).toMatchObject({ listedCents: 64_000, askedCents: 64_000 });
  });

  test("of a work that is not for sale leaves its listed price", async () => {
    const artist = await signInWithList();
    const { id } = await saveWork(artist);
    await readWork(await sendAskingPrice(artist, id, 90_000));
    const path = artworkStatusPath(id);
    await readWork(await artist.send("PATCH", path, { status: "not-for-sale" }));
    await publishList(artist, { anchors: [oilAnchor(99_000)] });
    const removed = await readWork(await sendAskingPrice(artist, id, null, "Kept"));
    expect(removed).toMatchObject({ listedCents: 64_000, askedCents: 64_000 });
  });
});

test("what another work asks by the list is an offer that an own price is compared with", async () => {
  const artist = await signInWithList();
  const [work, other] = [await saveWork(artist), await saveWork(artist)];
  expect(await readError(await sendAskingPrice(artist, work.id, 63_999))).toMatchObject({
    ...{ code: "LOWERS_PRICE", highestCents: 64_000 },
    workIds: expect.arrayContaining([work.id, other.id]),
  });
  const own = await readWork(await sendAskingPrice(artist, work.id, 64_500));
  expect(own).toMatchObject({ listedCents: 64_000, askedCents: 64_500 });
});
