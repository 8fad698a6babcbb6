import { describe, expect, test } from "vitest";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";
import { priceListPath, priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { signInAdmin, signInArtist } from "#tests/support/artists.ts";
import {
  createDraft,
  dayIn,
  oilAnchor,
  publishList,
  readList,
  readLists,
  sendChange,
  sendPublication,
} from "#tests/support/price-lists.ts";
import { expectError, signInProfessional, upgradeMessage } from "#tests/support/records.ts";
import { expectInvalid, expectRefusal } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const whole = {
  holdsFrom: "2031-02-01",
  currency: "USD",
  rounding: { to: 25, direction: "up", minimumCents: 15_000 },
  framesApart: false,
  overheadCents: 90_000,
  hoursPerMonth: 72.5,
  profit: 0.4,
  startsFrom: "list",
  anchors: [oilAnchor(64_000), { ...oilAnchor(30_000), medium: "ink" }],
  raise: { percent: 8, byMedium: { ink: 4.5 } },
} as const;

const unpublished = {
  number: null,
  publishedAt: null,
  curves: null,
  appliedAt: null,
  undoneAt: null,
} as const;

describe("a draft", () => {
  test("begins as the first draft does, where nothing else is sent", async () => {
    const artist = await signInProfessional(worker);
    expect(await readLists(artist)).toEqual([]);
    const draft = await createDraft(artist);
    expect(draft).toMatchObject({ ...firstDraft, ...unpublished });
    expect(draft.updatedAt).toBe(draft.createdAt);
    expect(await readLists(artist)).toEqual([draft]);
  });

  test("has what was sent, and keeps what a change leaves out", async () => {
    const admin = await signInAdmin(worker);
    const draft = await createDraft(admin, { ...whole, anchors: [...whole.anchors] });
    expect(draft).toMatchObject({ ...whole, ...unpublished });
    const changed = await readList(await sendChange(admin, draft, { profit: 0, holdsFrom: null }));
    expect(changed).toEqual({
      ...draft,
      profit: 0,
      holdsFrom: null,
      updatedAt: changed.updatedAt,
    });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(draft.updatedAt));
    expect(await readLists(admin)).toEqual([changed]);
  });

  test("is one an artist: a second one is a conflict, also when two are sent at once", async () => {
    const artist = await signInProfessional(worker);
    const send = () => artist.send("POST", priceListPaths.lists, {});
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    const message = "You have a draft already. Publish it or discard it first.";
    await expectError(await send(), "CONFLICT", message);
    expect(await readLists(artist)).toHaveLength(1);
  });

  test("in an older version is not overwritten, and a repeated change returns it as it is", async () => {
    const artist = await signInProfessional(worker);
    const draft = await createDraft(artist);
    const changed = await readList(await sendChange(artist, draft, { profit: 2 }));
    expect(await readList(await sendChange(artist, draft, { profit: 2 }))).toEqual(changed);
    const message = "This list has been changed elsewhere since you opened it.";
    await expectError(await sendChange(artist, draft, { profit: 3 }), "CONFLICT", message);
    const last = await readList(await artist.send("PATCH", priceListPath(draft.id), { profit: 3 }));
    expect(last.profit).toBe(3);
  });

  test("that is discarded is gone, and another one can be started", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await createDraft(artist);
    const discard = () => artist.request(priceListPath(id), { method: "DELETE" });
    expect((await discard()).status).toBe(204);
    expect((await discard()).status).toBe(404);
    expect(await readLists(artist)).toEqual([]);
    await createDraft(artist);
  });
});

test("a published list is neither changed nor discarded nor published again", async () => {
  const artist = await signInProfessional(worker);
  const list = await publishList(artist, { anchors: [oilAnchor(64_000)] }, 30);
  const message = "A published list stays as it is. Start a new draft to change your prices.";
  for (const send of [
    () => artist.send("PATCH", priceListPath(list.id), { profit: 3 }),
    () => sendChange(artist, list, { profit: list.profit }),
    () => artist.request(priceListPath(list.id), { method: "DELETE" }),
    () => sendPublication(artist, list, dayIn(40)),
  ]) {
    await expectRefusal(worker, send, "CONFLICT", message);
  }
});

test("lists are answered with the draft first, then the published, newest first", async () => {
  const artist = await signInProfessional(worker);
  const first = await publishList(artist, { anchors: [oilAnchor(50_000)] }, 60);
  const second = await publishList(artist, { anchors: [oilAnchor(60_000)] }, 30);
  const draft = await createDraft(artist);
  expect(await readLists(artist)).toEqual([draft, second, first]);
  expect([first.number, second.number]).toEqual([1, 2]);
});

test.each<[string, unknown, string]>([
  ["an unknown field", { id: "mine" }, "id"],
  ["a number of its own", { number: 7 }, "number"],
  ["rounding to 20", { rounding: { ...whole.rounding, to: 20 } }, "rounding.to"],
  ["a size of 0", { anchors: [{ ...oilAnchor(1), widthInches: 0 }] }, "anchors.0.widthInches"],
  ["a price of 0", { anchors: [oilAnchor(0)] }, "anchors.0.priceCents"],
  ["two prices for one size", { anchors: [oilAnchor(2), oilAnchor(3)] }, "anchors"],
  [
    "the same size the other way round",
    { anchors: [oilAnchor(2), { ...oilAnchor(3), widthInches: 15, heightInches: 20 }] },
    "anchors",
  ],
  ["a cut", { raise: { percent: -1, byMedium: {} } }, "raise.percent"],
  [
    "a raise of an unknown medium",
    { raise: { percent: 1, byMedium: { silk: 2 } } },
    "raise.byMedium.silk",
  ],
  ["no such day", { holdsFrom: "2026-02-30" }, "holdsFrom"],
  ["no hours", { hoursPerMonth: 0 }, "hoursPerMonth"],
])("%s is 400, and nothing is stored", async (_name, body, path) => {
  const artist = await signInProfessional(worker);
  const draft = await createDraft(artist);
  await expectInvalid(worker, () => artist.send("PATCH", priceListPath(draft.id), body), [path]);
  await artist.request(priceListPath(draft.id), { method: "DELETE" });
  await expectError(await artist.send("POST", priceListPaths.lists, body), "VALIDATION_FAILED");
  expect(await readLists(artist)).toEqual([]);
});

test("lists are Professional: a free artist has none, and is asked to upgrade", async () => {
  const artist = await signInArtist(worker);
  expect(await readLists(artist)).toEqual([]);
  const refused = await artist.send("POST", priceListPaths.lists, {});
  await expectError(refused, "UPGRADE_REQUIRED", upgradeMessage);
});

// Last, because the Worker closes the connection, which a request after it could still be given.
test("five hundred prices fit, and a body beyond any list is refused", async () => {
  const artist = await signInProfessional(worker);
  const anchors = Array.from({ length: 500 }, (_, index) => ({
    ...oilAnchor(10_000 + index),
    widthInches: 11.811023622047244 + index / 7,
    heightInches: 15.748031496062993 + index / 7,
  }));
  const draft = await createDraft(artist, { anchors });
  expect(draft.anchors).toEqual(anchors);
  const response = await artist.send("PATCH", priceListPath(draft.id), {
    anchors: "x".repeat(200_000),
  });
  await expectError(response, "PAYLOAD_TOO_LARGE");
});
