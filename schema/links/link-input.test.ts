import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { expectWhole } from "#tests/support/whole.ts";
import { changeableFields, linkChangeInputSchema, linkInputSchema } from "./link-input.ts";

const room = {
  ...{ kind: "room", title: "Water", note: "For Priya", workIds: ["w1", "w2"], language: "both" },
  ...{ showPrices: true, showWhy: false, showSold: true, showContact: true },
  ...{ endsOn: "2026-12-22", personId: "p1" },
};
const invoice = { kind: "invoice", invoiceId: "i1", language: "fr" };
const label = {
  ...{ kind: "label", workId: "w1", showPrice: true, showStatus: false, isPublic: true },
  ...{ showContact: true, language: "en" },
};

function issuesOf(schema: v.GenericSchema, body: unknown): (string | null)[][] {
  const { issues = [] } = v.safeParse(schema, body);
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

describe("a new link", () => {
  test("says all that its kind needs", () => {
    expectWhole(linkInputSchema, room, ["note", "showContact", "endsOn", "personId"]);
    expectWhole(linkInputSchema, invoice, ["language"]);
    expectWhole(linkInputSchema, label, ["showContact", "language"]);
  });

  test("shows no contact, is for no person, and is a label in both languages, unless it says so", () => {
    const { note: _note, showContact: _contact, endsOn: _end, personId: _person, ...bare } = room;
    expect(v.parse(linkInputSchema, bare)).toEqual({
      ...{ ...bare, note: "", showContact: false, personId: null },
    });
    const { showContact: _shown, language: _language, ...bareLabel } = label;
    expect(v.parse(linkInputSchema, bareLabel)).toEqual({
      ...{ ...bareLabel, showContact: false, language: "both" },
    });
  });

  test("has its title and sentence cleaned", () => {
    const typed = { ...room, title: " Low\nwater ", note: " One\r\nTwo " };
    expect(v.parse(linkInputSchema, typed)).toMatchObject({
      ...{ title: "Low water", note: "One\nTwo" },
    });
  });

  const many = Array.from({ length: 61 }, (_, index) => `w${index}`);
  test.each([
    [{ title: " " }, "title", "Enter a title."],
    [{ title: "t".repeat(201) }, "title", "Use at most 200 characters."],
    [{ note: "n".repeat(501) }, "note", "Use at most 500 characters."],
    [{ workIds: [] }, "workIds", "Choose at least one work."],
    [{ workIds: many }, "workIds", "Choose at most 60 works."],
    [{ workIds: ["w1", "w2", "w1"] }, "workIds", "A work is listed twice."],
    [{ language: "de" }, "language", "Choose English, French or both."],
    [{ kind: "page" }, "kind", "Choose a room, an invoice or a label."],
  ])("is refused with %j", (change, field, message) => {
    expect(issuesOf(linkInputSchema, { ...room, ...change })).toEqual([[field, message]]);
  });

  test("has no fields of another kind", () => {
    expect(v.is(linkInputSchema, { ...invoice, title: "Water" })).toBe(false);
    expect(v.is(linkInputSchema, { ...label, workIds: ["w1"] })).toBe(false);
    expect(v.is(linkInputSchema, { ...room, invoiceId: "i1" })).toBe(false);
  });
});

test("a change of a link names what changes", () => {
  const { kind: _, ...changes } = { ...room, showPrice: true, showStatus: true, isPublic: false };
  expectWhole(linkChangeInputSchema, changes, Object.keys(changes));
  expect(v.parse(linkChangeInputSchema, { endsOn: null, personId: null })).toEqual({
    ...{ endsOn: null, personId: null },
  });
  for (const change of [{ kind: "label" }, { invoiceId: "i1" }, { title: "" }]) {
    expect(v.is(linkChangeInputSchema, change)).toBe(false);
  }
});

test("of a link its kind says what can be changed", () => {
  expect(changeableFields).toEqual({
    room: [
      ...["title", "note", "workIds", "language", "showPrices", "showWhy", "showSold"],
      ...["showContact", "endsOn", "personId"],
    ],
    invoice: ["language", "endsOn"],
    consignment: ["endsOn"],
    label: ["language", "showPrice", "showStatus", "isPublic", "showContact"],
  });
});
