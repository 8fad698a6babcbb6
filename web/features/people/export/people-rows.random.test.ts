import fc from "fast-check";
import { createTranslator } from "use-intl/core";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  type ImportedPerson,
  importedPersonSchema,
} from "#schema/imports/people/imported-person.ts";
import { isNamed, type Person } from "#schema/people/person.ts";
import { personKey } from "#schema/people/same-person.ts";
import { compiled } from "#tests/support/words/compiled.ts";
import { csvText } from "#web/browser/csv-file.ts";
import { analyzeFile } from "#web/features/imports/analysis/analyze-file.ts";
import { noDecisions } from "#web/features/imports/analysis/decisions.ts";
import { emptyGallery } from "#web/features/imports/analysis/gallery.ts";
import { findWorkRows } from "#web/features/imports/analysis/work-rows.ts";
import { readTable } from "#web/features/imports/file/read-table.ts";
import { csvDelimiters } from "#web/i18n/csv-style.ts";
import english from "#web/i18n/texts/exports.en-CA.json" with { type: "json" };
import french from "#web/i18n/texts/exports.fr-CA.json" with { type: "json" };
import type { Locale } from "#web/i18n/words.ts";
import { peopleHead, peopleRows } from "./people-rows.ts";

const catalogues = { "en-CA": compiled(english), "fr-CA": compiled(french) };

function wordsIn(locale: Locale) {
  const messages = catalogues[locale];
  return { t: createTranslator({ locale, messages, namespace: "exports.people" }), locale };
}

/** What people type, and what they paste: hostile cells, other scripts, quotes and separators. */
const odd = fc.constantFrom(
  ...['=HYPERLINK("x")', "+1", "-2", "@sum", "'=1", "a;b", 'He said "no"', "n/a", "-", "Total"],
  ...["Ñandú 山田", "#REF!", "\u202Egnp", "a\u0000b", "a:::b", "1,5", "TRUE", "Dune", "é\u0301"],
);
const line = fc.oneof(fc.string({ unit: "grapheme", maxLength: 40 }), odd);
const lines = fc.array(line, { maxLength: 3 }).map((texts) => texts.join("\n"));
const day = fc
  .date({ min: new Date("2001-01-01"), max: new Date("2026-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const email = fc.oneof(
  fc.constant(""),
  fc.constantFrom("a@example.com", "B@example.com", "c.d@e.example"),
);

const person = fc
  .record({
    kind: fc.constantFrom("person" as const, "organization" as const),
    ...{
      name: line,
      organization: line,
      email,
      phone: fc.oneof(fc.constant(""), fc.stringMatching(/^[0-9 +()-]{3,12}$/)),
    },
    ...{ street: lines, city: line, region: fc.constantFrom("", "QC", "ON", "ME", "Bretagne") },
    ...{
      postalCode: fc.constantFrom("", "G1R 4E4", "04101"),
      country: fc.constantFrom("", "CA", "US", "FR", "GB", "ZZ"),
    },
    language: fc.constantFrom("" as const, "en" as const, "fr" as const),
    ...{ notes: lines, archived: fc.boolean() },
    expressSince: fc.option(day),
    withdrawnOn: fc.option(day),
  })
  // As they are stored.
  .map((sent) => v.safeParse(importedPersonSchema, sent))
  .filter(({ success }) => success)
  .map(({ output }) => output as ImportedPerson);

const people = fc
  .array(person, { minLength: 1, maxLength: 12 })
  .map((all) => [...new Map(all.map((each) => [personKey(each), each])).values()]);

function stored(imported: ImportedPerson, index: number): Person {
  const { street, city, region, postalCode, country, expressSince, withdrawnOn, ...rest } =
    imported;
  return {
    ...rest,
    id: `person-${index}`,
    address: { street, city, region, postalCode, country },
    news: { expressSince, withdrawnOn, listedOn: null },
    ...{ distinctFrom: [], formerEmails: [] },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" },
  };
}

async function importAgain(exported: readonly Person[], locale: Locale, known: readonly Person[]) {
  const words = wordsIn(locale);
  const csv = csvText(peopleHead(words), peopleRows(exported, words), csvDelimiters[locale]);
  const file = findWorkRows(await readTable(new TextEncoder().encode(csv)));
  return analyzeFile(file, noDecisions, { ...emptyGallery, people: known });
}

const ada: ImportedPerson = {
  ...{ kind: "person", name: "Ada Moreau", organization: "", email: "", phone: "" },
  ...{ street: "", city: "", region: "", postalCode: "", country: "" },
  ...{ language: "", notes: "", archived: false, expressSince: null, withdrawnOn: null },
};

test.each([
  ["en-CA", "CA", "Canada"],
  ["en-CA", "US", "United States"],
  ["fr-CA", "US", "États-Unis"],
  ["fr-CA", "DE", "Allemagne"],
  ["fr-CA", "ZZ", "ZZ"],
] as const)("in %s the country %s is written as %s", (locale, country, written) => {
  const words = wordsIn(locale);
  const [row] = peopleRows([stored({ ...ada, country }, 0)], words);
  expect(row?.[peopleHead(words).indexOf(words.t("head.country"))]).toBe(written);
});

describe.each(["en-CA", "fr-CA"] as const)("people exported in %s", (locale) => {
  test("are imported as the same people", async () => {
    await fc.assert(
      fc.asyncProperty(people, async (all) => {
        expect(all.every(isNamed)).toBe(true);
        const exported = all.map(stored);
        const { people: imported, analysis } = await importAgain(exported, locale, []);
        expect(analysis.kind).toBe("people");
        expect(imported.map((row) => v.parse(importedPersonSchema, row.person))).toEqual(all);
      }),
      { numRuns: 40 },
    );
  });

  test("are recognized, so that nobody is added", async () => {
    await fc.assert(
      fc.asyncProperty(people, async (all) => {
        const exported = all.map(stored);
        const { analysis } = await importAgain(exported, locale, exported);
        expect(analysis.outcome).toMatchObject({ ready: 0, known: all.length, waiting: 0 });
      }),
      { numRuns: 40 },
    );
  });
});
