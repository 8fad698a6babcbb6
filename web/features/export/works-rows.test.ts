import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { media } from "#schema/artworks/media.ts";
import { supportKinds } from "#schema/artworks/supports.ts";
import { workStatuses } from "#schema/artworks/work-status.ts";
import { discountBearers } from "#schema/channels/channel.ts";
import { matchColumns } from "#schema/imports/columns.ts";
import { statusIn } from "#schema/imports/status-words.ts";
import { discountBearerIn, mediumIn, supportIn } from "#schema/imports/words.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { worksContext, worksCsv } from "#tests/support/export-words.ts";
import { findHeadings } from "#web/features/imports/reading/heading-row.ts";
import { worksHead, worksRows } from "./works-rows.ts";

const work: Artwork = {
  ...{ id: "w1", title: "Ebb, at nine", dateCreated: "2025", width: 16, height: 20 },
  ...{ depth: "wood-1.25", medium: "watercolour", materialsCost: 42.5, hoursSpent: 7.25 },
  ...{ suggestedPrice: 380.75, currency: "CAD", imageUrl: null, breakdown: null },
  ...{ createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" },
  ...{ inventoryNumber: "2026-014", status: "sold", location: "Rack 9" },
  statusDetails: { who: null, until: null, channelId: null, since: null, dueBack: null },
  ...{ askingPriceCents: 95_000, listedCents: null, listedCurrency: "USD" },
  ...{ askedCents: 95_000, askedCurrency: "USD", framed: true, framingCents: 18_000 },
  ...{ notes: '=HYPERLINK("x")', archived: false, mediumLine: "" },
  sale: {
    ...{ id: "s1", date: "2026-03-27", priceCents: 90_000, discountCents: 9_000 },
    ...{ currency: "CAD", buyerName: "Solange" },
  },
};

const sale: Sale = {
  ...{ id: "s1", artworkId: "w1", artworkTitle: "Ebb, at nine", date: "2026-03-27" },
  ...{ priceCents: 90_000, discountCents: 9_000, currency: "CAD", cadRate: 1 },
  channel: {
    ...{ id: "gallery-40", kind: "gallery", name: null, commission: 0.4 },
    ...{ percentageFee: 0, fixedFeeCents: 350, discountBorneBy: "both", chargesTax: false },
  },
  ...{ commissionCents: 32_400, feeCents: 350, shippingCents: 0, netCents: 48_250 },
  buyer: { name: "Solange", email: "s@example.com", address: "", country: "CA", region: "QC" },
  ...{ personId: "person", deliverTo: { country: "CA", region: "QC" }, deliveredBy: null },
  ...{ handedOverIn: null, taxes: [], invoice: null, payment: null },
  returnedAt: null,
  returnedOn: null,
  createdAt: "2026-03-27T12:00:00Z",
};
const sales = new Map([["s1", sale]]);

test("a row has all that is kept about a work and its sale", () => {
  const context = worksContext("en-CA", {
    ...{ units: "imperial", sales },
    pictures: new Map([["w1", "pictures/2026-014.jpg"]]),
  });
  expect(worksCsv([work], context)).toBe(
    [
      "\uFEFFInventory number,Title,Year,Medium,Medium for the formula,Support,Height (in),Width (in),Depth (in),Framed,Framing cost (CAD),Status,Held for or consigned to,Since,Until,Consigned through,Consignment commission,Location,Price,Own price,Currency,Suggested price,Hours,Materials cost (CAD),Notes,Archived,Sold on,Sale price,Sale discount,Discount borne by,Sale commission,Sale fees,Shipping paid by the artist,Sold to,Sold through,Buyer’s email,Buyer’s address,Buyer’s province or state,Buyer’s country,Delivered by,Handed over in,Taxes charged,Picture",
      '2026-014,"Ebb, at nine",2025,Watercolour on panel,Watercolour,Wood,20,16,1.25,Yes,180.00,Sold,,,,,,Rack 9,950.00,Yes,USD,380.75 CAD,7.25,42.50,"\'=HYPERLINK(""x"")",No,2026-03-27,900.00 CAD,10%,Both,40%,3.50,,Solange,Gallery 40\u00a0%,s@example.com,,QC,CA,,,None,pictures/2026-014.jpg',
      "",
    ].join("\r\n"),
  );
});

test("in French and in centimetres, a work that nothing more is known about", () => {
  const bare: Artwork = {
    ...work,
    ...{ status: "on-hold", sale: null, askedCents: null, suggestedPrice: null, notes: "" },
    ...{ hoursSpent: 0, materialsCost: 0, framed: false, framingCents: 0, location: "" },
    ...{ depth: "paper-0.01", width: 50.8 / 2.54, height: 40.6 / 2.54, medium: "mixed" },
    statusDetails: { ...work.statusDetails, who: "Odile", until: "2026-12-24" },
  };
  const context = worksContext("fr-CA", { units: "metric", sales: new Map() });
  expect(worksRows([bare], context)).toEqual([
    [
      ...[
        "2026-014",
        "Ebb, at nine",
        "2025",
        "Techniques mixtes sur papier",
        "Techniques mixtes",
        "Papier",
        "40,6",
        "50,8",
      ],
      ...[
        "0,0254",
        "Non",
        "",
        "Réservée",
        "Odile",
        "",
        "2026-12-24",
        "",
        "",
        "",
        "",
        "",
        "USD",
        "",
        "",
        "",
      ],
      ...["", "Non", ...Array.from({ length: 16 }, () => "")],
    ],
  ]);
});

describe.each(["en-CA", "fr-CA"] as const)("an import of the table in %s", (locale) => {
  test.each(["imperial", "metric"] as const)("finds every column, in %s units", (units) => {
    const context = worksContext(locale, { units, sales });
    const head = worksHead(context);
    const [, ...rows] = Papa.parse<string[]>(worksCsv([work], context).slice(1), {
      skipEmptyLines: true,
    }).data;
    expect(findHeadings([head, ...rows])).toEqual({ heading: 0, first: 1 });
    const unmatched = ["suggested"];
    expect(matchColumns(head, rows).map(({ field }) => field)).toEqual(
      [
        ...[
          "inventoryNumber",
          "title",
          "year",
          "mediumLine",
          "medium",
          "support",
          "height",
          "width",
          "depth",
        ],
        ...["framed", "framingCost", "status", "statusWho", "statusSince", "statusUntil"],
        ...["consignedThrough", "consignmentCommission"],
        ...[
          "location",
          "price",
          "ownPrice",
          "currency",
          "suggested",
          "hours",
          "materials",
          "notes",
        ],
        ...["archived", "soldOn", "soldPrice", "discount", "discountBorneBy", "commission"],
        ...[
          "saleFees",
          "saleShipping",
          "soldTo",
          "soldThrough",
          "buyerEmail",
          "buyerAddress",
          "buyerRegion",
        ],
        ...["buyerCountry", "deliveredBy", "handedOverIn", "taxes"],
      ].filter((field) => !unmatched.includes(field)),
    );
  });

  test("reads every word again", () => {
    const { t, statuses, choices } = worksContext(locale, { units: "metric", sales });
    expect(workStatuses.map((status) => statusIn(statuses(status)))).toEqual([...workStatuses]);
    expect(media.map((medium) => mediumIn(choices(`medium.${medium}`)))).toEqual([...media]);
    expect(supportKinds.map((kind) => supportIn(choices(`support.${kind}`)))).toEqual(supportKinds);
    expect(discountBearers.map((one) => discountBearerIn(t(`bearers.${one}`)))).toEqual([
      ...discountBearers,
    ]);
  });
});
