import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  bareArtist,
  sampleArtist,
  sampleCertificate,
  sampleConsignment,
  sampleWork,
} from "#tests/support/document-contents.ts";
import { exampleArtwork } from "#tests/support/example-answers.ts";
import { expectWhole } from "#tests/support/whole.ts";
import { documentArtist, documentWork, isNamed } from "./describe.ts";
import { documentInputSchema } from "./document-input.ts";
import { issuedDocumentsSchema } from "./issued.ts";
import {
  certificateContent,
  certificateProblem,
  consignmentContent,
  consignmentProblem,
} from "./issued-content.ts";
import { inSecond } from "./languages.ts";

const withoutName = { ...bareArtist, name: "" };

describe("a document to issue", () => {
  const certificate = {
    ...{ kind: "certificate", issuedOn: "2026-10-04", language: "fr-en", artworkId: "w1" },
    ...{ showHours: true, statement: "One\nof a kind", inSecondLanguage: { statement: "Unique" } },
  };
  const list = {
    ...{ kind: "consignment", issuedOn: "2026-10-04", language: "fr-en" },
    ...{ artworkIds: ["w1", "w2"], terms: "At 50 %", inSecondLanguage: { terms: "À 50 %" } },
  };
  const problemOf = (body: object) => v.safeParse(documentInputSchema, body).issues?.[0].message;

  test("says all that its kind needs", () => {
    expectWhole(documentInputSchema, certificate, ["statement", "inSecondLanguage"]);
    expectWhole(documentInputSchema, list, ["inSecondLanguage"]);
    const { statement: _, inSecondLanguage: _second, ...bare } = certificate;
    expect(v.parse(documentInputSchema, bare)).toEqual({
      ...{ ...bare, statement: "", inSecondLanguage: null },
    });
    expect(v.parse(documentInputSchema, { ...list, terms: " One\r\nTwo " })).toMatchObject({
      terms: "One\nTwo",
    });
    expect(problemOf({ ...list, showHours: true })).toBeDefined();
    expect(problemOf({ ...certificate, terms: "" })).toBeDefined();
  });

  const many = Array.from({ length: 201 }, (_, index) => `w${index}`);
  test.each([
    [{ kind: "label" }, "Choose a certificate or a consignment list."],
    [{ artworkIds: [] }, "Choose at least one work."],
    [{ artworkIds: many }, "Choose at most 200 works."],
    [{ artworkIds: ["w1", "w1"] }, "A work is listed twice."],
    [{ terms: "t".repeat(1_001) }, "Use at most 1000 characters."],
    [{ language: "de" }, "Choose a language."],
  ])("with %j is refused", (change, message) => {
    expect(problemOf({ ...list, ...change })).toBe(message);
  });
});

describe("a certificate", () => {
  const source = { artist: sampleArtist, work: sampleWork(), hours: 9.5 };

  test("says what the work is, and what the artist states of it", () => {
    const texts = { statement: "Unique", inSecondLanguage: { statement: "Seule" } };
    expect(certificateContent({ ...source, ...texts, language: "en-fr" })).toEqual({
      ...{ form: 2, language: "en-fr", ...source, ...texts },
    });
    expect(certificateContent({ ...source, ...texts, language: "en" })).toEqual({
      ...{ form: 2, language: "en", ...source, ...texts, inSecondLanguage: null },
    });
    expect(certificateContent({ ...source, language: "fr", hours: null })).toEqual({
      ...{ form: 2, language: "fr", ...source, hours: null, statement: "" },
      inSecondLanguage: null,
    });
  });

  test("needs an artist with a name", () => {
    expect(certificateProblem({ ...source, language: "en" })).toBeNull();
    expect(certificateProblem({ ...source, language: "en", artist: withoutName })).toBe(
      "no-artist",
    );
  });
});

describe("a consignment list", () => {
  type ConsignedWork = Parameters<typeof consignmentProblem>[0]["works"][number];
  function consigned(
    title: string,
    changes: Partial<ConsignedWork> = {},
    details: Partial<ConsignedWork["statusDetails"]> = {},
  ): ConsignedWork {
    return {
      ...{ work: sampleWork({ title }), status: "consigned", askedCents: 400_00 },
      askedCurrency: "CAD",
      statusDetails: {
        ...{ who: "Galerie du Fleuve", channelId: "gallery", since: "2026-11-01" },
        ...{ dueBack: "2027-05-01", ...details },
      },
      ...changes,
    };
  }
  const channels = [
    { id: "studio", name: null, commission: 0 },
    { id: "gallery", name: "Fleuve", commission: 0.5 },
  ];
  const texts = { terms: "Insured.", inSecondLanguage: { terms: "Assurées." } };
  const source = { artist: sampleArtist, channels, language: "en-fr" as const, ...texts };
  const [thaw, sumac] = [consigned("Thaw"), consigned("Sumac", { askedCents: 900_00 })];

  test("says who holds the works, since when, until when and for which commission", () => {
    const expected = {
      ...{ form: 2, language: "en-fr", artist: sampleArtist, consignee: "Galerie du Fleuve" },
      ...{ since: "2026-11-01", dueBack: "2027-05-01", currency: "CAD", commission: 0.5 },
      works: [
        { work: sampleWork({ title: "Thaw" }), retailCents: 400_00 },
        { work: sampleWork({ title: "Sumac" }), retailCents: 900_00 },
      ],
      ...texts,
    };
    expect(consignmentContent({ ...source, works: [thaw, sumac] })).toEqual(expected);
    const nameless = consigned("Thaw", {}, { who: null });
    expect(consignmentContent({ ...source, works: [nameless] }).consignee).toBe("Fleuve");
  });

  const soldOne = consigned("Sold", { status: "sold" });
  const unpriced = consigned("Unpriced", { askedCents: null });
  const undated = consigned("Undated", {}, { since: null });
  const elsewhere = consigned("Elsewhere", {}, { who: "North Wall" });
  const otherwise = consigned("Otherwise", {}, { channelId: "studio" });
  const astray = consigned("Astray", {}, { channelId: "gone" });
  const held = consigned("Held", {}, { who: "", channelId: "studio" });
  const inUsd = consigned("In USD", { askedCurrency: "USD" });
  test.each([
    ["that are consigned", [thaw, sumac], null],
    ["of which one is sold", [thaw, soldOne], { kind: "not-consigned", title: "Sold" }],
    ["of which one has no price", [thaw, unpriced], { kind: "no-price", title: "Unpriced" }],
    ["of two consignees", [thaw, elsewhere], { kind: "two-consignees" }],
    ["of two channels", [thaw, otherwise], { kind: "two-consignees" }],
    ["without a gallery that holds it", [held], { kind: "no-consignee" }],
    ["through no channel", [astray], { kind: "no-channel", title: "Astray" }],
    ["since no day", [undated], { kind: "no-since", title: "Undated" }],
    ["in two currencies", [thaw, inUsd], { kind: "two-currencies" }],
    ["none", [], { kind: "no-consignee" }],
  ])("of works %s: %#", (_which, works, problem) => {
    expect(consignmentProblem({ ...source, works })).toEqual(problem);
  });

  test("needs an artist with a name", () => {
    expect(consignmentProblem({ ...source, works: [thaw], artist: withoutName })).toEqual({
      kind: "no-artist",
    });
  });

  test.each([
    ["none", []],
    ["through no channel", [astray]],
    ["since no day", [undated]],
    ["without a price", [unpriced]],
  ])("cannot be made of works %s", (_which, works) => {
    expect(() => consignmentContent({ ...source, works })).toThrow(RangeError);
  });
});

test("a work is described as it is kept", () => {
  expect(documentWork(exampleArtwork, true)).toEqual({
    ...{ artworkId: "Undertow", title: "Undertow", year: "2025", medium: "oil" },
    ...{ support: "canvas-0.75", mediumLine: "", widthInches: 20, heightInches: 15 },
    ...{ framed: false, inventoryNumber: "2025-001", hasPicture: true },
  });
});

test("an artist is named by the profile, or else by the trade name", () => {
  const { business } = bareArtist;
  const odile = { firstName: "Odile", lastName: "Fournier", usesMetric: true };
  expect(documentArtist(odile, business)).toEqual({
    ...{ name: "Odile Fournier", business, units: "metric" },
  });
  const onlyFirst = documentArtist({ ...odile, lastName: "", usesMetric: false }, business);
  expect(onlyFirst).toEqual({ name: "Odile", business, units: "imperial" });
  expect([bareArtist, { ...sampleArtist, name: "" }, withoutName].map(isNamed)).toEqual([
    ...[true, true, false],
  ]);
});

test("texts of a second language are those of a document that has one", () => {
  const texts = { terms: "Assurées." };
  expect(inSecond("en-fr", texts)).toBe(texts);
  expect(inSecond("fr-en", undefined)).toBeNull();
  expect(inSecond("fr", texts)).toBeNull();
});

test("issued documents have all of their fields", () => {
  const issued = { id: "d1", issuedOn: "2026-10-04", createdAt: "2026-10-04T15:00:00.000Z" };
  const certificate = {
    ...{ ...issued, kind: "certificate" },
    content: sampleCertificate({ statement: "One", inSecondLanguage: { statement: "Une" } }),
  };
  expectWhole(
    issuedDocumentsSchema,
    [certificate],
    [...["0.content.statement", "0.content.inSecondLanguage"]],
  );
  const list = {
    ...{ ...issued, kind: "consignment" },
    content: sampleConsignment({ terms: "Insured.", inSecondLanguage: { terms: "Assurées." } }),
  };
  expectWhole(issuedDocumentsSchema, [list], ["0.content.inSecondLanguage"]);
});
