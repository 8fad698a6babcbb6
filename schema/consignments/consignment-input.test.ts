import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { expectWhole } from "#tests/support/whole.ts";
import {
  type ConsignmentInput,
  consignmentChangeInputSchema,
  consignmentInputSchema,
  reportInputSchema,
  returnUndoInputSchema,
  statementQuerySchema,
  worksReturnedInputSchema,
} from "./consignment-input.ts";
import { consignmentLimits } from "./terms.ts";

const whole: ConsignmentInput = {
  ...{ channelId: "fleuve", workIds: ["one", "two"], from: "2026-12-01", until: "2027-06-01" },
  ...{ language: "fr-en", daysToPay: 30, discountCeiling: 0.1, reports: "quarterly", terms: "" },
};

function issues(schema: Parameters<typeof v.safeParse>[0], value: unknown): string[] {
  const { success, issues: found = [] } = v.safeParse(schema, value);
  return success ? [] : found.map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`);
}

describe("an agreement that is sent", () => {
  test("is whole with what has to be said, and with all that can be", () => {
    expect(v.parse(consignmentInputSchema, whole)).toEqual(whole);
    const care = { insuredBy: "gallery", insuredOn: "share", shippingThere: "artist" } as const;
    const all: ConsignmentInput = {
      ...{ ...whole, ...care, shippingBack: null, confirmer: "Sylvie Bernier" },
      ...{ commission: 0.5, discountBorneBy: "both", until: whole.from },
      sentences: [
        { id: "licence", en: "No picture.", fr: "" },
        { id: "added-1", en: "", fr: "" },
      ],
    };
    expect(v.parse(consignmentInputSchema, all)).toEqual(all);
    const { channelId: _channel, ...change } = all;
    expect(v.parse(consignmentChangeInputSchema, change)).toEqual(change);
    expect(v.parse(consignmentChangeInputSchema, {})).toEqual({});
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["no works", { workIds: [] }, "workIds: Choose at least one work."],
    [
      "too many works",
      { workIds: Array.from({ length: consignmentLimits.works + 1 }, (_, id) => `${id}`) },
      "workIds: Choose at most 100 works.",
    ],
    ["a work twice", { workIds: ["one", "one"] }, "workIds: A work is listed twice."],
    [
      "an end before its begin",
      { until: "2026-11-30" },
      "until: Enter a day after the consignment begins.",
    ],
    ["a begin that is no text", { from: 5 }, "from: Enter a date, such as 2026-11-22."],
    ["an end that is no text", { until: 5 }, "until: Enter a date, such as 2026-11-22."],
    ["a day that is none", { from: "2026-02-30" }, "from: This day does not exist."],
    ["an unknown language", { language: "de" }, "language: Choose a language."],
    ["part of a day", { daysToPay: 1.5 }, "daysToPay: Enter whole days from 0 to 365."],
    ["too many days", { daysToPay: 366 }, "daysToPay: Enter whole days from 0 to 365."],
    [
      "a discount beyond all",
      { discountCeiling: 1.01 },
      "discountCeiling: Enter a share from 0 to 1.",
    ],
    ["a commission below none", { commission: -0.1 }, "commission: Enter a share from 0 to 1."],
    ["a report a year", { reports: "yearly" }, "reports: Choose never, monthly or quarterly."],
    ["a stranger who insures", { insuredBy: "bank" }, "insuredBy: Choose you or the gallery."],
    [
      "an unknown sentence",
      { sentences: [{ id: "added-0", en: "", fr: "" }] },
      "sentences.0.id: Choose one of the sentences.",
    ],
    [
      "a sentence twice",
      { sentences: ["care", "care"].map((id) => ({ id, en: "", fr: "" })) },
      "sentences: A sentence is listed twice.",
    ],
    [
      "a sentence that is too long",
      { sentences: [{ id: "care", en: "a".repeat(1_001), fr: "" }] },
      "sentences.0.en: Use at most 1000 characters.",
    ],
    [
      "terms that are too long",
      { terms: "a".repeat(5_001) },
      "terms: Use at most 5000 characters.",
    ],
  ])("with %s is refused, and so is a change to it", (_name, wrong, message) => {
    expect(issues(consignmentInputSchema, { ...whole, ...wrong })).toEqual([message]);
    const { channelId: _channel, ...change } = { ...whole, ...wrong };
    expect(issues(consignmentChangeInputSchema, change)).toEqual([message]);
  });
});

test.each([
  ["added-1", true],
  ["added-99", true],
  ["added-100", false],
  ["added-1x", false],
  ["added-", false],
  ["not-added-1", false],
  ["licence", true],
])("of a sentence with the id %s it is %s that an agreement can have it", (id, isTaken) => {
  const sentences = [{ id, en: "", fr: "" }];
  expect(v.is(consignmentInputSchema, { ...whole, sentences })).toBe(isTaken);
});

test("an agreement, a change of it and a statement have each mistake said", () => {
  const wrong = { reports: "yearly", until: "2026-11-30" };
  const messages = [
    "reports: Choose never, monthly or quarterly.",
    "until: Enter a day after the consignment begins.",
  ];
  expect(issues(consignmentInputSchema, { ...whole, ...wrong })).toEqual(messages);
  const { channelId: _, ...change } = { ...whole, ...wrong };
  expect(issues(consignmentChangeInputSchema, change)).toEqual(messages);
  const query = { from: "2026-01-02", to: "2026-01-01", other: 1 };
  expect(issues(statementQuerySchema, query)).toContain("to: Enter a day after the first one.");
});

test.each([null, "fleuve", 5])("%j is neither an agreement nor a change of one", (body) => {
  expect(v.is(consignmentInputSchema, body)).toBe(false);
  expect(v.is(consignmentChangeInputSchema, body)).toBe(false);
  expect(v.is(statementQuerySchema, body)).toBe(false);
});

test("one day of an agreement is changed without the other", () => {
  for (const change of [{ from: "2027-01-01" }, { until: "2026-01-01" }]) {
    expect(v.parse(consignmentChangeInputSchema, change)).toEqual(change);
  }
});

test("works come back on a day, which is undone by the time of the answer, and reports come on one", () => {
  expectWhole(worksReturnedInputSchema, { workIds: ["w1", "w2"], date: "2027-01-20" });
  const undo = { workIds: ["w1"], returnedAt: "2027-01-20T12:00:00.000Z" };
  expectWhole(returnUndoInputSchema, undo);
  expect(issues(returnUndoInputSchema, { ...undo, returnedAt: "2027-01-20" })).toEqual([
    "returnedAt: Send an ISO timestamp.",
  ]);
  expectWhole(reportInputSchema, { receivedOn: "2027-01-20" });
});

test("a statement is of some days, or of all", () => {
  for (const days of [{}, { from: "2026-01-01" }, { to: "2026-01-01" }]) {
    expect(v.parse(statementQuerySchema, days)).toEqual(days);
  }
  for (const name of ["from", "to"]) {
    expect(
      issues(statementQuerySchema, { from: "2026-01-01", to: "2026-01-02", [name]: 5 }),
    ).toEqual([`${name}: Enter a date, such as 2026-11-22.`]);
  }
  const days = { from: "2026-01-01", to: "2026-01-01" };
  expect(v.parse(statementQuerySchema, days)).toEqual(days);
  expect(issues(statementQuerySchema, { ...days, to: "2025-12-31" })).toEqual([
    "to: Enter a day after the first one.",
  ]);
});
