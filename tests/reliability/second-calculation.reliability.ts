import fc from "fast-check";
import { test } from "vitest";
import { type Channel, type Costs, floorOf, netOf } from "#schema/price-lists/channels.ts";
import { findContradictions, type PricedWork } from "#schema/price-lists/contradictions.ts";
import { type Curve, fitCurve, priceAt } from "#schema/price-lists/curve.ts";
import { raisePrice } from "#schema/price-lists/next-list.ts";
import { type RoundingRule, roundPrice } from "#schema/price-lists/rounding.ts";
import { standardSizes } from "#schema/price-lists/sizes.ts";
import { type Anchor, listCells } from "#schema/price-lists/table.ts";
import { provinceCodes } from "#schema/provinces.ts";
import { smallSupplier } from "#schema/sales/small-supplier.ts";
import type { Tax } from "#schema/sales/tax-rates.ts";
import { taxesOn } from "#schema/sales/taxes.ts";
import { naiveTaxes } from "#tests/support/naive-taxes.ts";
import { agree, halfUp, naiveRound, roundingRules } from "#tests/support/second-calculation.ts";

/**
 * The calculations of the price list and of taxes against second ones, written from the contract alone: with whole
 * numbers of unlimited length, every pair compared with every other, and nothing remembered between two works.
 */

/** Shares in thousandths, so that they are exact. */
const thousandths = fc.integer({ min: 0, max: 1000 });
const channelInputs = fc.record({
  commission: thousandths,
  fee: thousandths,
  discount: thousandths,
  fixedFeeCents: fc.integer({ min: 0, max: 5000 }),
  shippingCents: fc.integer({ min: 0, max: 20_000 }),
  bearer: fc.constantFrom("artist", "gallery", "both"),
});
type ChannelInput = typeof channelInputs extends fc.Arbitrary<infer Input> ? Input : never;

function channelOf(input: ChannelInput): Channel {
  return {
    commission: input.commission / 1000,
    percentageFee: input.fee / 1000,
    discount: input.discount / 1000,
    discountBorneBy: input.bearer,
    fixedFeeCents: input.fixedFeeCents,
    shippingCents: input.shippingCents,
  };
}

function naiveNet(retailCents: number, channel: ChannelInput): number {
  const retail = BigInt(retailCents);
  const discount = halfUp(retail * BigInt(channel.discount), 1000n);
  const paid = retail - discount;
  const commissioned = channel.bearer === "both" ? paid : retail;
  const whole = halfUp(commissioned * BigInt(channel.commission), 1000n);
  const left = whole < discount ? 0n : whole - discount;
  const commission = channel.bearer === "gallery" ? left : whole;
  const fee = halfUp(paid * BigInt(channel.fee), 1000n) + BigInt(channel.fixedFeeCents);
  return Number(paid - commission - fee - BigInt(channel.shippingCents));
}

test("what a sale leaves", (context) => {
  const inputs = fc.record({
    retailCents: fc.integer({ min: 1, max: 50_000_000 }),
    channel: channelInputs,
    costsCents: fc.integer({ min: 0, max: 500_000 }),
  });
  agree(
    context,
    inputs,
    ({ retailCents, channel, costsCents }) => {
      const costs = { materialsCents: costsCents, framingCents: 0, overheadCents: 0, hours: 0 };
      const { netCents, leftCents } = netOf({ retailCents, channel: channelOf(channel), costs });
      return { netCents, leftCents };
    },
    ({ retailCents, channel, costsCents }) => {
      const netCents = naiveNet(retailCents, channel);
      return { netCents, leftCents: netCents - costsCents };
    },
  );
});

test("the lowest price that pays the artist's hour", (context) => {
  const inputs = fc.record({
    channels: fc.array(
      channelInputs.map((channel) => ({
        ...channel,
        // Cheap works in channels that leave half of a dollar at least: the search stays short.
        commission: Math.floor(channel.commission / 4),
        fee: Math.floor(channel.fee / 20),
        discount: Math.floor(channel.discount / 8),
        fixedFeeCents: channel.fixedFeeCents % 20,
        shippingCents: channel.shippingCents % 20,
      })),
      { minLength: 1, maxLength: 2 },
    ),
    materialsCents: fc.integer({ min: 0, max: 40 }),
    hours: fc.integer({ min: 0, max: 2 }),
    rateCents: fc.integer({ min: 0, max: 30 }),
  });
  agree(
    context,
    inputs,
    ({ channels, materialsCents, hours, rateCents }) => {
      const costs: Costs = { materialsCents, framingCents: 0, overheadCents: 0, hours };
      return floorOf(channels.map(channelOf), costs, rateCents);
    },
    ({ channels, materialsCents, hours, rateCents }) => {
      const wanted = materialsCents + hours * rateCents;
      let retailCents = 0;
      while (!channels.every((channel) => naiveNet(retailCents, channel) >= wanted))
        retailCents += 1;
      return retailCents;
    },
  );
});

test("rounding", (context) => {
  const inputs = fc.record({ cents: fc.integer({ min: 0, max: 500_000 }), rule: roundingRules });
  agree(
    context,
    inputs,
    ({ cents, rule }) => roundPrice(cents, rule),
    ({ cents, rule }) => naiveRound(cents, rule),
  );
});

test("raises", (context) => {
  const inputs = fc.record({
    cents: fc.integer({ min: 1, max: 500_000 }),
    percent: fc.integer({ min: 0, max: 50 }),
    rule: roundingRules,
  });
  agree(
    context,
    inputs,
    ({ cents, percent, rule }) => raisePrice(cents, percent, rule),
    ({ cents, percent, rule }) => {
      const raised = Number(halfUp(BigInt(cents) * BigInt(100 + percent), 100n));
      const rounded = naiveRound(raised, rule);
      return rounded < cents ? cents : rounded;
    },
  );
});

const sizes = standardSizes("imperial");

test("the table", (context) => {
  const anchorPrices = fc.array(
    fc.tuple(fc.integer({ min: 0, max: sizes.length - 1 }), fc.integer({ min: 100, max: 900_000 })),
    { minLength: 1, maxLength: 4 },
  );
  const inputs = fc
    .record({ anchors: anchorPrices, rule: roundingRules })
    .map(({ anchors, rule }) => {
      const bySize = new Map(anchors);
      const set = [...bySize].flatMap(([row, priceCents]): Anchor[] => {
        const size = sizes[row];
        return size ? [{ ...size, priceCents }] : [];
      });
      const curve = fitCurve(set.map((anchor) => ({ ...anchor, kind: "anchor" as const })));
      return { set, curve, rule };
    });
  agree(
    context,
    inputs,
    ({ set, curve, rule }) =>
      listCells(curve, sizes, set, rule).map(({ priceCents }) => priceCents),
    ({ set, curve, rule }) => naiveColumn(set, curve, rule),
  );
});

function naiveColumn(anchors: readonly Anchor[], curve: Curve, rule: RoundingRule): number[] {
  const listed: number[] = [];
  for (const { widthInches, heightInches } of sizes) {
    let cents = naiveRound(Math.round(priceAt(curve, widthInches, heightInches)), rule);
    let isSet = false;
    for (const anchor of anchors) {
      const isSame = anchor.widthInches === widthInches && anchor.heightInches === heightInches;
      if (isSame) isSet = true;
      if (isSame) cents = anchor.priceCents;
    }
    if (!isSet) {
      for (const anchor of anchors) {
        const isLarger = anchor.widthInches * anchor.heightInches >= widthInches * heightInches;
        if (isLarger && anchor.priceCents < cents) cents = anchor.priceCents;
      }
      for (const anchor of anchors) {
        const isSmaller = anchor.widthInches * anchor.heightInches <= widthInches * heightInches;
        if (isSmaller && anchor.priceCents > cents) cents = anchor.priceCents;
      }
      for (const smaller of listed) if (smaller > cents) cents = smaller;
    }
    listed.push(cents);
  }
  return listed;
}

const rates = { CAD: 1, USD: 0.5 } as const;
/** 16 × 20 asks CA$100 and the price is the area's: so the naive list needs no logarithm. */
const linearCurve = fitCurve([
  { widthInches: 16, heightInches: 20, priceCents: 320_00, kind: "anchor" },
  { widthInches: 32, heightInches: 40, priceCents: 1280_00, kind: "anchor" },
  { widthInches: 4, heightInches: 5, priceCents: 20_00, kind: "anchor" },
]);
const minimumCents = 90_00;

test("contradictions", (context) => {
  // Prices a prime apart, so that no two works are equally dear.
  const works = fc
    .array(
      fc.record({
        medium: fc.constantFrom("oil", "ink"),
        framed: fc.boolean(),
        widthInches: fc.integer({ min: 4, max: 40 }),
        heightInches: fc.integer({ min: 4, max: 40 }),
        steps: fc.integer({ min: 1, max: 400 }),
        currency: fc.constantFrom("CAD", "USD"),
      }),
      { maxLength: 7 },
    )
    .map((drawn) =>
      drawn.map(
        ({ steps, ...work }, index): PricedWork => ({
          ...work,
          id: String(index),
          priceCents: steps * 707 + index,
        }),
      ),
    );
  const found = (
    all: readonly { kind: string; workIds: readonly string[]; suggestedCents: number }[],
  ) =>
    all
      .map(({ kind, workIds, suggestedCents }) => [kind, ...workIds, suggestedCents].join(" "))
      .toSorted();
  agree(
    context,
    works,
    (input) =>
      found(
        findContradictions(input, { curves: new Map([["oil", linearCurve]]), minimumCents, rates }),
      ),
    (input) => found(naiveContradictions(input)),
  );
});

const areaOf = ({ widthInches, heightInches }: PricedWork) => widthInches * heightInches;
const cadOf = ({ priceCents, currency }: PricedWork) => priceCents / rates[currency];

function naiveContradictions(works: readonly PricedWork[]) {
  const found: { kind: string; workIds: string[]; suggestedCents: number }[] = [];
  const add = (kind: string, cheap: PricedWork, cad: number, dear?: PricedWork) => {
    const raised = Math.round(cad * rates[cheap.currency]);
    const suggestedCents = Math.max(raised, cheap.priceCents);
    found.push({ kind, workIds: dear ? [cheap.id, dear.id] : [cheap.id], suggestedCents });
  };
  for (const work of works) {
    const alike = works.filter(
      (other) => other !== work && other.medium === work.medium && other.framed === work.framed,
    );
    const dearer = alike.toSorted((one, other) => cadOf(other) - cadOf(one));
    const smaller = dearer.find((other) => areaOf(work) / areaOf(other) >= 1.1);
    if (smaller && cadOf(smaller) > cadOf(work)) {
      add("larger-costs-less", work, cadOf(smaller), smaller);
    }
    const same = dearer.find((other) => {
      const larger = Math.max(areaOf(work), areaOf(other));
      return larger / Math.min(areaOf(work), areaOf(other)) <= 1.02;
    });
    if (same && cadOf(same) / cadOf(work) > 1.05) add("same-size-differs", work, cadOf(same), same);
    if (Math.round(cadOf(work)) < minimumCents) add("below-minimum", work, minimumCents);
  }
  const listed = works.filter(({ medium, framed }) => medium === "oil" && !framed);
  for (const work of listed) {
    const [computed, cad] = [areaOf(work) * 100, cadOf(work)];
    // At the minimum, and between the curve and that, a price is on the list.
    if (cad < minimumCents && cad >= computed) continue;
    const price = cad < minimumCents ? computed : Math.max(computed, minimumCents);
    if (Math.abs(cad / price - 1) > 0.15) {
      add("off-the-list", work, Math.max(computed, minimumCents));
    }
  }
  return found;
}

const days = fc
  .tuple(
    fc.integer({ min: 2024, max: 2027 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(
    ([year, month, day]) =>
      `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
  );
const registered: Tax[] = ["gst-hst", "qst", "bc-pst", "sk-pst", "mb-rst"];
test("taxes", (context) => {
  const inputs = fc.record({
    date: days,
    amountCents: fc.integer({ min: 0, max: 100_000_000 }),
    country: fc.constantFrom("CA", "CA", "CA", "US", "FR"),
    region: fc.constantFrom(...provinceCodes),
    deliveredBy: fc.constantFrom("artist", "carrier", "handed-over"),
    handedOverIn: fc.constantFrom(...provinceCodes),
    registrations: fc.array(fc.record({ tax: fc.constantFrom(...registered), since: days }), {
      maxLength: 4,
    }),
  });
  agree(
    context,
    inputs,
    ({ country, region, ...sale }) =>
      taxesOn({ ...sale, deliverTo: { country, region } }).map(({ tax, rate, cents }) => ({
        tax,
        rate,
        cents,
      })),
    naiveTaxes,
  );
});

test("the small supplier's sums", (context) => {
  const inputs = fc.record({
    today: days,
    sales: fc.array(fc.record({ date: days, cadCents: fc.integer({ min: 1, max: 2_000_000 }) }), {
      maxLength: 8,
    }),
  });
  const quarters = (day: string) =>
    [day.slice(0, 4), Math.ceil(Number(day.slice(5, 7)) / 3)] as const;
  agree(
    context,
    inputs,
    ({ sales, today }) => smallSupplier(sales, today),
    ({ sales, today }) => {
      let [year, quarter] = [Number(quarters(today)[0]), quarters(today)[1]];
      const sum = () =>
        sales
          .filter(({ date }) => Number(quarters(date)[0]) === year && quarters(date)[1] === quarter)
          .reduce((total, { cadCents }) => total + cadCents, 0);
      const quarterCents = sum();
      let fourQuartersBeforeCents = 0;
      for (let back = 0; back < 4; back += 1) {
        quarter -= 1;
        if (quarter === 0) year -= 1;
        if (quarter === 0) quarter = 4;
        fourQuartersBeforeCents += sum();
      }
      return {
        quarterCents,
        fourQuartersBeforeCents,
        overInQuarter: quarterCents > 3_000_000,
        overInFour: fourQuartersBeforeCents > 3_000_000,
      };
    },
  );
});
