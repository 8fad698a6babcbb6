import fc from "fast-check";
import { test } from "vitest";
import { workStatuses } from "#schema/artworks/work-status.ts";
import { defaultRates } from "#schema/currency.ts";
import { priceAt } from "#schema/price-lists/curve.ts";
import { listInForce } from "#schema/price-lists/in-force.ts";
import { draftCurves, listPriceOfWork, raiseList } from "#schema/price-lists/list-curves.ts";
import { type AppliedPrice, applyList } from "#schema/price-lists/next-list.ts";
import type { ListAnchor } from "#schema/price-lists/price-list.ts";
import type { RoundingRule } from "#schema/price-lists/rounding.ts";
import type { FaceSize } from "#schema/price-lists/sizes.ts";
import type { Anchor } from "#schema/price-lists/table.ts";
import { faceOf, naiveLogPrice } from "#tests/support/naive-curve.ts";
import { agree, halfUp, naiveRound, roundingRules } from "#tests/support/second-calculation.ts";

/** Versions of a price list against second calculations, as in `second-calculation.reliability.ts`. */

/** Prices for sizes of whole inches, each size once, in any order of area and price. */
const setAnchors = fc.uniqueArray(
  fc.record({
    widthInches: fc.integer({ min: 8, max: 40 }),
    heightInches: fc.integer({ min: 8, max: 40 }),
    priceCents: fc.integer({ min: 100, max: 90_000 }),
  }),
  {
    selector: ({ widthInches, heightInches }) =>
      [widthInches, heightInches].sort((one, other) => one - other).join("x"),
    minLength: 1,
    maxLength: 4,
  },
);
const anySize = fc.record({
  widthInches: fc.integer({ min: 6, max: 48 }),
  heightInches: fc.integer({ min: 6, max: 48 }),
});
/** Few enough for none to be an outlier, which would only move the ends. */
const fewWorks = fc.array(
  fc.record({
    widthInches: fc.integer({ min: 8, max: 40 }),
    heightInches: fc.integer({ min: 8, max: 40 }),
    priceCents: fc.integer({ min: 100, max: 90_000 }),
    kind: fc.constantFrom("sale", "offer"),
  }),
  { maxLength: 1 },
);

test("the curve of a draft through its anchors", (context) => {
  const inputs = fc.record({ anchors: setAnchors, works: fewWorks, size: anySize });
  agree(
    context,
    inputs,
    ({ anchors, works, size: { widthInches, heightInches } }) => {
      const { oil } = draftCurves(
        { ...oilDraft(anchors), currency: "CAD", startsFrom: "works" },
        new Map([["oil", works]]),
        null,
        defaultRates,
      );
      return oil && Math.round(priceAt(oil, widthInches, heightInches));
    },
    ({ anchors, works, size }) => Math.round(Math.exp(naiveLogPrice(anchors, works, size))),
  );
});

function oilDraft(anchors: readonly Anchor[]): { anchors: ListAnchor[] } {
  return { anchors: anchors.map((anchor) => ({ ...anchor, medium: "oil" })) };
}

test("what a raised list asks for a work with its frame", (context) => {
  const inputs = fc.record({
    anchors: setAnchors,
    size: anySize,
    rule: roundingRules,
    percent: fc.integer({ min: 0, max: 50 }),
    framesApart: fc.boolean(),
    framed: fc.boolean(),
    framingCents: fc.integer({ min: 0, max: 90_000 }),
    currency: fc.constantFrom("CAD", "USD"),
    thousandths: fc.integer({ min: 600, max: 900 }),
  });
  agree(
    context,
    inputs,
    ({ anchors, size, rule, percent, framesApart, framed, framingCents, ...rest }) => {
      const { currency } = rest;
      const dayRates = { CAD: 1, USD: rest.thousandths / 1000 } as const;
      const set = oilDraft(anchors);
      const curves = draftCurves(
        { ...set, currency, startsFrom: "works" },
        new Map(),
        null,
        dayRates,
      );
      const raised = raiseList({
        ...set,
        curves,
        raise: { percent, byMedium: {} },
        rounding: rule,
      });
      const list = { ...raised, rounding: rule, currency, framesApart };
      return listPriceOfWork(list, { medium: "oil", ...size, framed, framingCents }, dayRates);
    },
    ({ anchors, size, rule, percent, framesApart, framed, framingCents, ...rest }) => {
      const raised = anchors.map((anchor) => {
        const price = halfUp(BigInt(anchor.priceCents) * BigInt(100 + percent), 100n);
        const rounded = percent === 0 ? anchor.priceCents : naiveRound(Number(price), rule);
        return { ...anchor, priceCents: Math.max(anchor.priceCents, rounded) };
      });
      const computed = Math.exp(naiveLogPrice(anchors, [], size)) * (1 + percent / 100);
      const price = naiveListed(raised, Math.round(computed), size, rule);
      if (!framesApart || !framed) return price;
      const rate = rest.currency === "CAD" ? 1000n : BigInt(rest.thousandths);
      return price + Number(halfUp(BigInt(framingCents) * rate, 1000n));
    },
  );
});

/** An anchor of this size, or the curve's price, rounded and kept between the anchors of smaller and larger sizes. */
function naiveListed(
  anchors: readonly Anchor[],
  computed: number,
  size: FaceSize,
  rule: RoundingRule,
): number {
  let cents = naiveRound(computed, rule);
  for (const anchor of anchors) {
    if (faceOf(anchor) >= faceOf(size) && anchor.priceCents < cents) cents = anchor.priceCents;
  }
  for (const anchor of anchors) {
    if (faceOf(anchor) <= faceOf(size) && anchor.priceCents > cents) cents = anchor.priceCents;
  }
  for (const anchor of anchors) {
    const isTurned =
      anchor.widthInches === size.heightInches && anchor.heightInches === size.widthInches;
    const isSame =
      anchor.widthInches === size.widthInches && anchor.heightInches === size.heightInches;
    if (isSame || isTurned) cents = anchor.priceCents;
  }
  return cents;
}

test("what a list does to works", (context) => {
  const inputs = fc.array(
    fc.record({
      id: fc.constantFrom("a", "b", "c"),
      status: fc.constantFrom(...workStatuses),
      askedCents: fc.option(fc.integer({ min: 1, max: 9 })),
      listedCents: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 4 },
  );
  agree(context, inputs, applyList, (works) => {
    const applied: AppliedPrice[] = [];
    for (const { id, status, askedCents, listedCents } of works) {
      if (status === "sold" || status === "not-for-sale") continue;
      const isFree = status === "available" || askedCents === null;
      const asked = askedCents ?? 0;
      if (asked > listedCents) applied.push({ id, cents: asked, outcome: "held" });
      else if (asked === listedCents) applied.push({ id, cents: asked, outcome: "stays" });
      else if (isFree) applied.push({ id, cents: listedCents, outcome: "rises" });
      else applied.push({ id, cents: asked, outcome: "waits" });
    }
    return applied;
  });
});

test("the list in force", (context) => {
  const inputs = fc.record({
    lists: fc.uniqueArray(
      fc.record({
        name: fc.integer(),
        day: fc.integer({ min: 0, max: 9 }),
        publishedAt: fc.option(fc.integer({ min: 0, max: 99 })),
      }),
      { selector: ({ publishedAt, name }) => publishedAt ?? `draft ${name}`, maxLength: 6 },
    ),
    hours: fc.integer({ min: 0, max: 240 }),
  });
  const start = Date.UTC(2026, 1, 24);
  const hour = 3_600_000;
  agree(
    context,
    inputs,
    ({ lists, hours }) => {
      const dated = lists.map(({ name, day, publishedAt }) => ({
        name,
        holdsFrom: new Date(start + day * 24 * hour).toISOString().slice(0, 10),
        publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
      }));
      return listInForce(dated, new Date(start + hours * hour))?.name ?? null;
    },
    ({ lists, hours }) => {
      // A day has begun everywhere in Canada eight hours after it has begun in UTC.
      let found: (typeof lists)[number] | null = null;
      for (const list of lists) {
        if (list.publishedAt === null || hours < list.day * 24 + 8) continue;
        const isLater =
          found === null ||
          list.day > found.day ||
          (list.day === found.day && list.publishedAt > (found.publishedAt ?? 0));
        if (isLater) found = list;
      }
      return found?.name ?? null;
    },
  );
});
