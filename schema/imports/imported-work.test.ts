import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { latestToday } from "#schema/days.ts";
import { newImportedSale, newImportedWork } from "#tests/support/imports.ts";
import { importedWorkSchema, isDueBackTooEarly } from "./imported-work.ts";

const day = "2026-05-01";
const before = "2026-04-30";

test.each([
  ["consigned, due back before that", "consigned", day, before, true],
  ["consigned, due back on its day", "consigned", day, day, false],
  ["consigned, due back later", "consigned", before, day, false],
  ["consigned without a day", "consigned", null, before, false],
  ["consigned without an end", "consigned", day, null, false],
  ["on hold, whenever it was put there", "on-hold", day, before, false],
  ["of no known status", null, day, before, false],
] as const)("%s: %s", (_what, status, statusSince, statusUntil, isTooEarly) => {
  expect(isDueBackTooEarly({ status, statusSince, statusUntil })).toBe(isTooEarly);
});

/** What is wrong with a work, as `field: message`. */
function problemsOf(work: unknown): string[] {
  const { issues = [] } = v.safeParse(importedWorkSchema, work);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

const sold = (changes: object) =>
  newImportedWork({ status: "sold", sale: { ...newImportedSale(), ...changes } });
const taxLine = { tax: "gst-hst", label: "GST", rate: 5, cents: 45_00 } as const;
const dayAfterTomorrow = (() => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 2);
  return day.toISOString().slice(0, 10);
})();

describe("an imported work", () => {
  test.each([
    ["is as it is", {}],
    ["has limits that it may reach", { statusWho: "a".repeat(200), consignmentCommission: 1 }],
    ["is consigned for no commission", { status: "consigned", consignmentCommission: 0 }],
    ["is due back on the day that it was consigned", { ...on("consigned", day, day) }],
    ["is on hold without a day", { ...on("on-hold", null, day) }],
  ])("%s", (_, changes) => {
    const work = { ...newImportedWork(), ...changes };
    expect(v.parse(importedWorkSchema, work)).toEqual(work);
  });

  test("has the usual values for what is left out", () => {
    const usual = {
      ...{ statusWho: "", statusSince: null, statusUntil: null, framingCents: 0 },
      ...{ hoursSpent: 0, materialsCost: 0, archived: false, mediumLine: "" },
      ...{ isOwnPrice: true, consignedThrough: "", consignmentCommission: null },
    };
    const stated = Object.entries(newImportedWork()).filter(([key]) => !(key in usual));
    expect(v.parse(importedWorkSchema, Object.fromEntries(stated))).toMatchObject(usual);
  });

  test.each<[string, object, string[]]>([
    [
      "an own number",
      { inventoryNumber: "a".repeat(41) },
      ["inventoryNumber: Use at most 40 characters."],
    ],
    ["a status", { status: "lost" }, ["status: Choose one of the statuses on offer."]],
    ["a name", { statusWho: "a".repeat(201) }, ["statusWho: Use at most 200 characters."]],
    ["a name that is none", { statusWho: 1 }, ["statusWho: Enter a name."]],
    [
      "a day before the consignment",
      on("consigned", day, before),
      ["statusUntil: Enter a day after the consignment began."],
    ],
    [
      "a sale that is none",
      { sale: "yes" },
      ['sale: Invalid type: Expected Object but received "yes"'],
    ],
    [
      "a commission",
      { consignmentCommission: 1.01 },
      ["consignmentCommission: Enter a share from 0 to 1."],
    ],
    [
      "a commission below 0",
      { consignmentCommission: -0.01 },
      ["consignmentCommission: Enter a share from 0 to 1."],
    ],
    [
      "a channel",
      { consignedThrough: "a".repeat(201) },
      ["consignedThrough: Use at most 200 characters."],
    ],
    ["whose price it is", { isOwnPrice: "yes" }, ["isOwnPrice: Send true or false."]],
    [
      "what no work has",
      { colour: "blue" },
      ['colour: Invalid key: Expected never but received "colour"'],
    ],
  ])("is refused for %s", (_, changes, problems) => {
    expect(problemsOf({ ...newImportedWork(), ...changes })).toEqual(problems);
  });

  function on(status: "consigned" | "on-hold", statusSince: string | null, statusUntil: string) {
    return { status, statusSince, statusUntil };
  }
});

describe("an imported sale", () => {
  test.each([
    ["is as it is", {}],
    ["was made today, wherever that is", { date: latestToday(new Date()) }],
    ["was made in the year of the work", { date: "2024-01-01" }],
    ["kept nothing, or everything", { commission: 1, discount: 0.99, feeCents: 1_000_000_00 }],
    ["says who charged its taxes", { taxes: "by-channel" }],
    ["has its taxes", { taxes: Array.from({ length: 10 }, () => taxLine) }],
    [
      "has the lowest and the highest taxes",
      {
        taxes: [
          { ...taxLine, rate: 0, cents: 0 },
          { ...taxLine, rate: 100, cents: 100_000_000_00 },
        ],
      },
    ],
    [
      "has a buyer",
      { buyerName: "a".repeat(200), buyerCountry: "CA", buyerRegion: "a".repeat(100) },
    ],
    [
      "has an address of several lines",
      { buyerAddress: "4, rue Saint-Jean\nQuébec", buyerEmail: "a".repeat(254) },
    ],
    ["has an answer for its channel", { channelId: "a".repeat(40), discountBorneBy: "both" }],
    ["was handed over", { deliveredBy: "handed-over", handedOverIn: "QC" }],
  ])("%s", (_, changes) => {
    const work = sold(changes);
    expect(v.parse(importedWorkSchema, work)).toEqual(work);
  });

  test.each<[string, object, string[]]>([
    ["a day to come", { date: dayAfterTomorrow }, ["sale.date: Enter today or an earlier day."]],
    [
      "a day before the work",
      { date: "2023-12-31" },
      ["sale.date: The work was made after this day."],
    ],
    ["a share", { commission: 1.01 }, ["sale.commission: Enter a share from 0 to 1."]],
    ["the whole price given away", { discount: 1 }, ["sale.discount: Enter a share below 1."]],
    [
      "who bears the discount",
      { discountBorneBy: "buyer" },
      ["sale.discountBorneBy: Choose who bears the discount."],
    ],
    ["fees below 0", { feeCents: -1 }, ["sale.feeCents: Enter 0 or more."]],
    [
      "half a cent",
      { shippingCents: 0.5 },
      ["sale.shippingCents: Enter an amount in whole cents."],
    ],
    [
      "more than a million",
      { shippingCents: 1_000_000_01 },
      ["sale.shippingCents: Enter 1,000,000 or less."],
    ],
    [
      "an address",
      { buyerAddress: "a".repeat(501) },
      ["sale.buyerAddress: Use at most 500 characters."],
    ],
    ["an email", { buyerEmail: "a".repeat(255) }, ["sale.buyerEmail: Use at most 254 characters."]],
    ["no day", { date: undefined }, ["sale.date: Enter a date, such as 2026-11-22."]],
    ["a text that is none", { buyerRegion: 1 }, ["sale.buyerRegion: Enter a text."]],
    ["a country by its name", { buyerCountry: "Canada" }, ["sale.buyerCountry: Use two letters."]],
    ["a country in small letters", { buyerCountry: "ca" }, ["sale.buyerCountry: Use two letters."]],
    ["a delivery", { deliveredBy: "pigeon" }, ["sale.deliveredBy: Choose who delivers it."]],
    [
      "more taxes than there are",
      { taxes: Array.from({ length: 11 }, () => taxLine) },
      ["sale.taxes: Invalid length: Expected <=10 but received 11"],
    ],
    ["taxes in words", { taxes: "GST" }, ["sale.taxes: Send the lines of the taxes."]],
    [
      "a tax of a long name",
      { taxes: [{ ...taxLine, label: "a".repeat(101) }] },
      ["sale.taxes.0.label: Use at most 100 characters."],
    ],
    [
      "a tax below 0",
      { taxes: [{ ...taxLine, rate: -0.1, cents: -1 }] },
      ["sale.taxes.0.rate: Enter a rate from 0 to 100.", "sale.taxes.0.cents: Enter 0 or more."],
    ],
    [
      "a tax above what a work can cost",
      { taxes: [{ ...taxLine, rate: 100.1, cents: 100_000_000_01 }] },
      [
        "sale.taxes.0.rate: Enter a rate from 0 to 100.",
        "sale.taxes.0.cents: Enter 100,000,000 or less.",
      ],
    ],
  ])("is refused for %s", (_, changes, problems) => {
    expect(problemsOf(sold(changes))).toEqual(problems);
  });

  test("has texts without what cannot be printed, and without spaces around them", () => {
    const { sale, statusWho } = v.parse(importedWorkSchema, {
      ...sold({ buyerName: " Solange\u0000 ", buyerAddress: " 4, rue\u0000\r\nQuébec " }),
      statusWho: " Galerie\nBleue ",
    });
    expect([sale?.buyerName, sale?.buyerAddress, statusWho]).toEqual([
      ...["Solange", "4, rue\nQuébec", "Galerie Bleue"],
    ]);
  });
});
