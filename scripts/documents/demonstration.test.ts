import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentLanguages, localesOf } from "#schema/documents/languages.ts";
import { createPdf } from "#web/features/artworks/documents/pdf/create-pdf.ts";
import type { PdfForm } from "#web/features/artworks/documents/pdf/pdf-form.ts";
import { compiledWords } from "#web/features/artworks/documents/words/compiled-words.ts";
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

async function print(form: PdfForm) {
  const pictures = await demonstrationPictures(form);
  const result = await createPdf(form, { fonts, pictures, madeAt: new Date(0) });
  const file = join(folder, "document.pdf");
  writeFileSync(file, result.bytes);
  const structure = run("pdfinfo", "-struct-text", file);
  return { ...result, file, structure, text: run("pdftotext", file, "-") };
}

const cases = documentLanguages.flatMap((language) =>
  [...demonstrationForms(language, compiledWords)].map(([name, form]) => ({
    name,
    language,
    form,
  })),
);

describe.each(cases)("$name", ({ language, form }) => {
  test("is a sound, tagged PDF with its title, language, text and embedded fonts", async () => {
    const { file, structure, text, unprintable, shortened } = await print(form);
    expect(run("qpdf", "--check", file)).toContain("No syntax or stream encoding errors found");
    const facts = run("pdfinfo", file);
    expect(facts).toMatch(/Tagged: +yes/);
    expect(facts).toContain(form.title);
    expect({ unprintable, shortened }).toEqual({ unprintable: [], shortened: [] });
    expect(text).toContain("Odile Fournier");
    const fontLines = run("pdffonts", file).trim().split("\n").slice(2);
    expect(fontLines.filter((line) => !/ yes +yes +yes /.test(line))).toEqual([]);
    const [first, second] = localesOf(language);
    const content = run("qpdf", "--qdf", "--object-streams=disable", file, "-");
    expect(content).toContain(`/Lang (${first})`);
    if (second) expect(content).toContain(`/Lang (${second})`);
    expect(structure).toMatch(/^Document/);
  });
});

test("a price list is a table with headings of columns and rows; its pictures are described", async () => {
  const form = demonstrationForms("fr", compiledWords).get("price-list-with-works-fr");
  if (!form) throw new Error("There is no such document.");
  const { structure, text, pages } = await print(form);
  expect(structure).toMatch(
    /Table[\s\S]*THead[\s\S]*TH[\s\S]*\/Scope \/Column[\s\S]*\/Scope \/Row/,
  );
  expect(structure.match(/Figure/g)).toHaveLength(25);
  expect(text).toContain("Liste de prix");
  expect(text).toContain("Huile sur toile, 2026");
  expect(pages).toBe(4);
});

test("24 works are three sheets of eight labels", async () => {
  const form = demonstrationForms("en-fr", compiledWords).get("labels-en-fr");
  if (!form) throw new Error("There is no such document.");
  const { pages, text, structure } = await print(form);
  expect(pages).toBe(3);
  expect(structure.match(/^ {2}Sect/gm)).toHaveLength(24);
  expect(text).toContain("Huile sur toile");
  expect(text).toContain("CA$1,550");
});
