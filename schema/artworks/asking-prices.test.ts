import * as v from "valibot";
import { expect, test } from "vitest";
import { exampleArtwork } from "#tests/support/example-answers.ts";
import { expectWhole } from "#tests/support/whole.ts";
import { artworksSchema } from "./artwork.ts";
import {
  askingPricesAnswerSchema,
  askingPricesInputSchema,
  undonePricesSchema,
} from "./asking-prices.ts";
import { historySchema } from "./price-history.ts";

const price = { workId: "w1", amountCents: 900_00, currency: "CAD" };

test("asking prices are sent for works, each of which is named once", () => {
  expectWhole(askingPricesInputSchema, { prices: [price, { ...price, workId: "w2" }] });
  const follows = { prices: [{ ...price, amountCents: null }] };
  expect(v.parse(askingPricesInputSchema, follows)).toEqual(follows);
  for (const [prices, message] of [
    [[], "Send the price of at least one work."],
    [[price, { ...price, amountCents: 1 }], "Send one price for each work."],
    [[{ ...price, workId: "" }], "Send the id of a work."],
    [[{ ...price, amountCents: 0 }], "Enter a price above 0."],
  ] as const) {
    expect(v.safeParse(askingPricesInputSchema, { prices }).issues?.[0].message).toBe(message);
  }
  expect(v.is(askingPricesInputSchema, { prices: [{ ...price, other: 1 }] })).toBe(false);
});

test("an answer has all of its fields", () => {
  const held = [{ workId: "w1", highestCents: 900_00 }];
  expectWhole(askingPricesAnswerSchema, { changed: 2, held, undoId: "u1" });
  expectWhole(undonePricesSchema, { restored: 2, kept: ["w1"] });
  expectWhole(historySchema, [
    {
      ...{ at: "2026-11-22T12:00:00.000Z", kind: "sold", amountCents: 900_00, currency: "CAD" },
      ...{ status: "sold", reason: "For Claire" },
    },
  ]);
  expectWhole(artworksSchema, [exampleArtwork], ["0.statusDetails.personId"]);
});
