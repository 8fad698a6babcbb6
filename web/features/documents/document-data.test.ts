import { describe, expect, it, test } from "vitest";
import { firstBusiness } from "#schema/business/business.ts";
import { fitCurve } from "#schema/price-lists/curve.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { artist } from "#tests/support/web/artist.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { type DocumentData, jobOf } from "./document-data.ts";
import { picturesOf } from "./document-pictures.ts";
import type { ListToPrint, PrintRequest } from "./document-request.ts";
import { type DocumentSettings, firstSettings } from "./document-settings.ts";

const curve = fitCurve([
  { widthInches: 10, heightInches: 10, priceCents: 300_00, kind: "anchor" },
  { widthInches: 20, heightInches: 20, priceCents: 900_00, kind: "anchor" },
]);

const list: ListToPrint = {
  ...{ holdsFrom: "2026-09-01", currency: "CAD", framesApart: true, isDraft: false },
  rounding: { to: 5, direction: "nearest", minimumCents: 0 },
  anchors: [{ medium: "oil", widthInches: 7, heightInches: 7, priceCents: 200_00 }],
  curves: { oil: curve, ink: curve },
};

const inForce: PriceList = {
  ...list,
  ...{ id: "list", number: 1, publishedAt: "2026-08-30T12:00:00.000Z" },
  ...{ overheadCents: 0, hoursPerMonth: 0, profit: 0, startsFrom: "works" },
  ...{ raise: { percent: 0, byMedium: {} }, appliedAt: null, undoneAt: null },
  ...{ createdAt: "2026-08-30T12:00:00.000Z", updatedAt: "2026-08-30T12:00:00.000Z" },
};

const sized = { widthInches: 20, heightInches: 15 };
const bay = anArtwork("Bay", { imageUrl: "/api/artworks/bay/image?v=1" });
const sold = anArtwork("Cove", { status: "sold" });
const data: DocumentData = {
  ...{ user: artist, business: firstBusiness, works: [bay, sold], inForce },
  ...{ rates: { CAD: 1, USD: 0.75 }, now: new Date("2026-11-23T15:00:00Z") },
  ...{ addresses: new Map(), agreement: null, statement: null },
};
const settings = firstSettings({ business: firstBusiness, locale: "en-CA", buyer: null });

function make(request: PrintRequest, change: Partial<DocumentSettings> = {}) {
  return jobOf(request, { ...settings, ...change }, data);
}

function priceList(change: Partial<DocumentSettings> = {}) {
  const job = make({ kind: "price-list", lists: [list], works: null }, change);
  if (job.kind !== "price-list") throw new Error("It is another document.");
  return job.content;
}

describe("a price list", () => {
  it("has the sizes and media of the list, or those that the artist chose", () => {
    const whole = priceList();
    expect(whole.groups.flatMap(({ media }) => media)).toEqual(["oil", "ink"]);
    expect(whole.rows.length).toBeGreaterThan(10);
    const own = priceList({ ownSizesOnly: true, mediaLeftOut: ["ink"] });
    expect(own.groups.flatMap(({ media }) => media)).toEqual(["oil"]);
    expect(own.rows).toEqual([
      { widthInches: 7, heightInches: 7, cents: [200_00], endsGroup: false },
    ]);
  });

  it("has no table without a medium", () => {
    expect(priceList({ mediaLeftOut: ["oil", "ink"] })).toMatchObject({ groups: [], rows: [] });
  });

  it("says how frames are charged, or nothing of them", () => {
    expect(priceList().framesApart).toBe(true);
    expect(priceList({ showsFrames: false }).framesApart).toBeNull();
  });

  it("adds the works that are available, with their prices or without", () => {
    expect(priceList().works).toEqual([]);
    const [added, ...others] = priceList({ addsWorks: true }).works;
    expect(added).toMatchObject({
      work: { artworkId: "Bay", hasPicture: true },
      price: { cents: 100_00, currency: "CAD" },
    });
    expect(others).toEqual([]);
    expect(priceList({ addsWorks: true, showsPrices: false }).works[0]?.price).toBeNull();
  });

  it("is of the selected works alone where it has no list", () => {
    const job = make({ kind: "price-list", lists: [], works: [sold] });
    expect(job).toMatchObject({
      content: { rows: [], holdsFrom: null, framesApart: null, works: [{ price: {} }] },
    });
  });
});

describe("why this price", () => {
  it("is in the currency of the price, at today's rates", () => {
    const work = anArtwork("Tide", { currency: "USD", suggestedPrice: 300 });
    const job = make({ kind: "why", work }, { showsHours: true });
    expect(job).toMatchObject({
      why: {
        ...{ currency: "USD", priceCents: 300_00, day: "2026-11-23", showsHours: true },
        others: [
          { area: 300, priceCents: 75_00, isSold: false },
          { area: 300, priceCents: 75_00, isSold: false },
        ],
      },
    });
  });

  it("has the parts of the formula in that currency, adding up", () => {
    const facts = { ...sized, support: "canvas-0.75", medium: "oil" } as const;
    const materials = { materialsCost: 10, hoursSpent: 3 };
    const breakdown = {
      ...explainPrice(toArtistFacts(artist), { ...facts, ...materials }, data.rates, null),
      ...{ areaCents: 100_01, labourCents: 50_01, materialsCents: 10_01, totalCents: 160_03 },
    };
    const job = make({ kind: "why", work: anArtwork("Tide", { currency: "USD", breakdown }) });
    expect(job).toMatchObject({
      why: {
        breakdown: {
          areaCents: 75_01,
          labourCents: 37_51,
          materialsCents: 7_51,
          totalCents: 120_03,
        },
      },
    });
  });
});

test("labels have the code of each work whose address is there", () => {
  const addresses = new Map([["Bay", "https://artpricing.example/w/k7Qm2xR9pLw"]]);
  const request = { kind: "labels", works: [bay, sold] } as const;
  expect(jobOf(request, settings, { ...data, addresses })).toMatchObject({
    kind: "labels",
    content: {
      works: [
        { work: { title: "Bay" }, labelAddress: "https://artpricing.example/w/k7Qm2xR9pLw" },
        { work: { title: "Cove" }, labelAddress: null },
      ],
    },
  });
});

test("a work that is not for sale has a label without its price", () => {
  const kept = anArtwork("Dune", { status: "not-for-sale" });
  expect(kept.askedCents).not.toBeNull();
  const { askedCents: cents, askedCurrency: currency } = bay;
  expect(make({ kind: "labels", works: [bay, kept] })).toMatchObject({
    content: { works: [{ price: { cents, currency } }, { price: null }] },
  });
});

describe("a sample invoice", () => {
  it("is of the newest work with a price, with the taxes of the artist's registrations", () => {
    const business = {
      ...firstBusiness,
      ...{ country: "CA", region: "QC" },
      registrations: [
        { tax: "gst-hst" as const, number: "123456789 RT0001", since: "2024-01-01" },
        { tax: "qst" as const, number: "1234567890 TQ0001", since: "2024-01-01" },
      ],
    };
    const job = make({ kind: "sample-invoice", business });
    expect(job).toMatchObject({
      kind: "sample-invoice",
      invoice: {
        ...{ number: "", issuedOn: "2026-11-23", payment: null },
        content: {
          lines: [{ work: { title: "Bay" }, priceCents: 100_00 }],
          taxes: [{ cents: 5_00 }, { cents: 9_98 }],
          totalCents: 114_98,
        },
      },
    });
  });
});

describe("the pictures of a document", () => {
  it("are those of the works that it shows, with their thumbnails", () => {
    const pictures = picturesOf(
      { kind: "price-list", lists: [], works: [bay, sold] },
      settings,
      [],
    );
    expect([...pictures]).toEqual([
      [
        "Bay",
        {
          whole: "/api/artworks/bay/image?v=1",
          thumbnail: "/api/artworks/bay/image?v=1&size=thumbnail",
        },
      ],
    ]);
  });
});
