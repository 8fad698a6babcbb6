import { describe, expect, test } from "vitest";
import { defaultRates } from "#schema/currency.ts";
import { draftCurves, listPriceOf, raiseList } from "#schema/price-lists/list-curves.ts";
import type { DraftInput } from "#schema/price-lists/price-list-input.ts";
import { workPoints } from "#schema/price-lists/price-points.ts";
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
import {
  expectError,
  findWork,
  recordSale,
  saveWork,
  signInProfessional,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { expectIssue, expectRefusal } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const larger = { medium: "oil", widthInches: 30, heightInches: 40, priceCents: 190_000 } as const;

describe("publishing", () => {
  test("freezes anchors and curves as the page computes them, raised", async () => {
    const artist = await signInProfessional(worker);
    const work = await saveWork(artist, { medium: "ink", width: 9, height: 12 });
    const draft = await createDraft(artist, {
      anchors: [oilAnchor(64_000), larger],
      raise: { percent: 8, byMedium: { ink: 4 } },
    });
    const list = await readList(await sendPublication(artist, draft, dayIn(20)));
    const points = workPoints([work], "CAD", defaultRates);
    const computed = raiseList({
      ...draft,
      curves: draftCurves(draft, points, null, defaultRates),
    });
    expect(Object.keys(computed.curves)).toEqual(["oil", "ink"]);
    expect(list).toEqual({
      ...draft,
      ...computed,
      number: 1,
      holdsFrom: dayIn(20),
      publishedAt: list.publishedAt,
      updatedAt: list.updatedAt,
    });
    expect(listPriceOf(list, "oil", { widthInches: 15, heightInches: 20 })).toBe(69_000);
    expect(await readLists(artist)).toEqual([list]);
    // Its day has not come: nothing follows it yet.
    expect(await findWork(artist, work.id)).toEqual(work);
  });

  test("goes along sold works at their sale price, and along the list before", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await recordSale(artist, { artworkId: id, priceCents: 55_500 });
    const rounding = { to: 1, direction: "up", minimumCents: 0 } as const;
    const first = await publishList(artist, { rounding });
    const size = { widthInches: 20, heightInches: 15 };
    expect(listPriceOf(first, "oil", size)).toBe(55_500);
    const next = await publishList(artist, {
      startsFrom: "list",
      rounding,
      raise: { percent: 10, byMedium: {} },
    });
    expect(listPriceOf(next, "oil", size)).toBe(61_100);
    expect(next.number).toBe(2);
  });

  test("from two tabs: one is answered 200, the other 409, and nothing is half published", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const draft = await createDraft(artist, { anchors: [oilAnchor(64_000)] });
    const responses = await Promise.all(
      [0, 1, 2].map(() => sendPublication(artist, draft, dayIn(0))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [list, ...others] = await readLists(artist);
    expect(others).toEqual([]);
    expect(list).toMatchObject({ number: 1, holdsFrom: dayIn(0), appliedAt: expect.any(String) });
    expect(await findWork(artist, id)).toMatchObject({ listedCents: 64_000, askedCents: 64_000 });
  });

  test("of a draft that was changed in another tab is a conflict", async () => {
    const artist = await signInProfessional(worker);
    const draft = await createDraft(artist, { anchors: [oilAnchor(64_000)] });
    await readList(await sendChange(artist, draft, { profit: 3 }));
    const message = "This list has been changed elsewhere since you opened it.";
    await expectError(await sendPublication(artist, draft, dayIn(0)), "CONFLICT", message);
    expect(await readLists(artist)).toMatchObject([{ publishedAt: null, profit: 3 }]);
  });

  test("with a day in the past is refused, and today is accepted", async () => {
    const artist = await signInProfessional(worker);
    const draft = await createDraft(artist, { anchors: [oilAnchor(64_000)] });
    const send = () => sendPublication(artist, draft, dayIn(-1));
    await expectIssue(worker, send, "holdsFrom", "Enter today or a later day.");
    expect((await sendPublication(artist, draft, dayIn(0))).status).toBe(200);
  });

  test.each<[string, DraftInput, string]>([
    [
      "a falling list",
      { anchors: [oilAnchor(64_000), { ...larger, priceCents: 60_000 }] },
      "A larger size is set below a smaller one. Change one of the two first.",
    ],
    [
      "a price below its minimum",
      {
        anchors: [oilAnchor(64_000)],
        rounding: { to: 5, direction: "up", minimumCents: 64_001 },
      },
      "A price is set below the list's minimum. Raise it, or lower the minimum, first.",
    ],
    [
      "no price at all",
      {},
      "This list has no price yet. Set one, or save a work with a price, first.",
    ],
  ])("of %s is refused, and nothing changes", async (_name, input, message) => {
    const artist = await signInProfessional(worker);
    const draft = await createDraft(artist, input);
    const send = () => sendPublication(artist, draft, dayIn(0));
    await expectRefusal(worker, send, "CONFLICT", message);
  });

  test("numbers an artist's lists without gaps, each artist's from 1", async () => {
    const artist = await signInProfessional(worker);
    for (const number of [1, 2, 3]) {
      expect(await publishList(artist, { anchors: [oilAnchor(64_000)] }, number)).toMatchObject({
        number,
      });
    }
    const other = await signInProfessional(worker);
    expect((await publishList(other, { anchors: [oilAnchor(64_000)] })).number).toBe(1);
  });
});
