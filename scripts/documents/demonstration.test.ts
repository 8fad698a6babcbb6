import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentLanguages, localesOf } from "#schema/documents/languages.ts";
import { elementsOf, type PdfElement, readStructure } from "#tests/support/pdf-structure.ts";
import { createPdf } from "#web/features/documents/pdf/create-pdf.ts";
import { demonstrationForms, demonstrationPictures } from "./demonstration.ts";
import { readFonts } from "./fonts.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "documents-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fonts = readFonts();
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: "utf8" });

const forms = new Map(documentLanguages.flatMap((language) => [...demonstrationForms(language)]));

async function printOne(name: string) {
  const form = forms.get(name);
  if (!form) throw new Error("There is no such document.");
  const pictures = await demonstrationPictures(form);
  const result = await createPdf(form, { fonts, pictures, madeAt: new Date(0) });
  const file = join(folder, `${name}.pdf`);
  writeFileSync(file, result.bytes);
  const structure = readStructure(file);
  return { ...result, form, file, structure, text: run("pdftotext", file, "-") };
}

const printed = new Map<string, ReturnType<typeof printOne>>();
/** Printed once, however many tests read it. */
function print(name: string): ReturnType<typeof printOne> {
  const earlier = printed.get(name) ?? printOne(name);
  printed.set(name, earlier);
  return earlier;
}

const kinds = [...demonstrationForms("en").keys()].map((name) => name.replace(/-en$/, ""));
const cases = documentLanguages.flatMap((language) =>
  kinds.map((kind) => ({ kind, language, name: `${kind}-${language}` })),
);

describe.each(cases)("$name", ({ name, kind, language }) => {
  test("is a valid PDF with its title, text and embedded fonts", async () => {
    const { form, file, text, unprintable, shortened } = await print(name);
    expect(run("qpdf", "--check", file)).toContain("No syntax or stream encoding errors found");
    const facts = run("pdfinfo", file);
    expect(facts).toMatch(/Tagged: +yes/);
    expect(facts).toContain(form.title);
    expect({ unprintable, shortened }).toEqual({ unprintable: [], shortened: [] });
    expect(text).toContain("Odile Fournier");
    const fontLines = run("pdffonts", file).trim().split("\n").slice(2);
    expect(fontLines.filter((line) => !/ yes +yes +yes /.test(line))).toEqual([]);
  });

  test("is tagged: one title, pictures described, tables with headings and whole rows", async () => {
    const { isMarked, root } = (await print(name)).structure;
    const elements = [...elementsOf(root)];
    const tagged = (...tags: string[]) => elements.filter(({ tag }) => tags.includes(tag));
    expect(isMarked).toBe(true);
    expect(root.tag).toBe("Document");
    expect(tagged("H1")).toHaveLength(kind === "labels" ? 0 : 1);
    expect(tagged("H1", "H2", "H3", "Figure", "TH").filter(isUnnamed)).toEqual([]);
    expect(tagged("TH").filter(({ scope }) => scope === null)).toEqual([]);
    for (const table of tagged("Table")) {
      const rows = [...elementsOf(table)].filter(({ tag }) => tag === "TR");
      expect(new Set(rows.map(columnsOf)).size, name).toBe(1);
      expect(rows.length).toBeGreaterThan(1);
    }
  });

  // The document is compared with those in one language, which are printed for it.
  const options = { timeout: 60_000 };
  test(
    "has each run in its language: what one language alone says is in that language",
    options,
    async () => {
      const [first, second] = localesOf(language);
      const { language: own, root } = (await print(name)).structure;
      expect(own).toBe(first);
      const words = wordsByLanguage(root);
      expect([...words.keys()].toSorted()).toEqual([first, ...(second ? [second] : [])].toSorted());
      const english = await wordsOf(`${kind}-en`);
      const french = await wordsOf(`${kind}-fr`);
      const inEnglish = words.get("en-CA") ?? new Set();
      const inFrench = words.get("fr-CA") ?? new Set();
      const [onlyEnglish, onlyFrench] = [english.difference(french), french.difference(english)];
      expect([...inEnglish.intersection(onlyFrench)]).toEqual([]);
      expect([...inFrench.intersection(onlyEnglish)]).toEqual([]);
      if (words.has("en-CA")) expect(inEnglish.intersection(onlyEnglish).size).toBeGreaterThan(5);
      if (words.has("fr-CA")) expect(inFrench.intersection(onlyFrench).size).toBeGreaterThan(5);
    },
  );
});

/** Heard as nothing at all. */
function isUnnamed(element: PdfElement): boolean {
  return element.tag === "Figure"
    ? !element.alt?.trim()
    : [...elementsOf(element)].every(({ text }) => text.trim() === "");
}

function columnsOf(row: PdfElement): number {
  return row.children.reduce((sum, { columns }) => sum + columns, 0);
}

function wordsByLanguage(root: PdfElement): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const { language, text, alt } of elementsOf(root)) {
    const printed = `${text} ${alt ?? ""}`.match(/[\p{L}\p{N}]+/gu) ?? [];
    const known = words.get(language) ?? new Set();
    for (const word of printed) words.set(language, known.add(word));
  }
  return words;
}

/** All words of a document in one language. */
async function wordsOf(name: string): Promise<Set<string>> {
  const { root } = (await print(name)).structure;
  return new Set([...wordsByLanguage(root).values()].flatMap((words) => [...words]));
}

test.each(documentLanguages)(
  "a price list and a consignment list of four works are one page: %s",
  async (language) => {
    for (const kind of ["price-list", "consignment"]) {
      expect((await print(`${kind}-${language}`)).pages, kind).toBe(1);
    }
  },
);

const tagsIn = ({ structure }: Awaited<ReturnType<typeof print>>) => [
  ...elementsOf(structure.root),
];

test("a price list is a table with headings of columns and rows; its pictures are described", async () => {
  const list = await print("price-list-with-works-fr");
  const headings = tagsIn(list).filter(({ tag }) => tag === "TH");
  expect(new Set(headings.map(({ scope }) => scope))).toEqual(new Set(["/Column", "/Row"]));
  expect(tagsIn(list).filter(({ tag }) => tag === "THead")).toHaveLength(2);
  expect(tagsIn(list).filter(({ tag }) => tag === "Figure")).toHaveLength(25);
  expect(list.text).toContain("Liste de prix");
  expect(list.text).toContain("Huile sur toile, 2026");
  expect(list.pages).toBe(4);
});

test("24 works are three sheets of eight labels", async () => {
  const labels = await print("labels-en-fr");
  expect(labels.pages).toBe(3);
  expect(tagsIn(labels).filter(({ tag }) => tag === "Sect")).toHaveLength(24);
  expect(labels.text).toContain("Huile sur toile");
  expect(labels.text).toContain("CA$1,550");
});
