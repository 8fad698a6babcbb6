import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, test } from "vitest";
import { readFonts } from "#scripts/documents/fonts.ts";
import { providePdfTools } from "#scripts/local/pdf-tools.ts";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { figure } from "#tests/support/figure.ts";
import {
  type OddInput,
  type OddPicture,
  oddDocuments,
  oddInputs,
} from "#tests/support/odd-documents.ts";
import { pdfFormOf } from "#web/features/documents/forms/print-job.ts";
import { createPdf } from "#web/features/documents/pdf/create-pdf.ts";

/**
 * 200 odd inputs to every document: each is a valid file, and every lost character is reported. Each day has a
 * twentieth of them.
 */
const inputs = oddInputs(200).filter((_, index) => isCaseOfDay(index, 20));
const run = promisify(execFile);
const fonts = readFonts();

let folder = "";
let pictures: ReadonlyMap<OddPicture, Buffer>;
beforeAll(async () => {
  providePdfTools();
  folder = mkdtempSync(join(tmpdir(), "odd-"));
  pictures = new Map([
    ["plain", await jpeg(640, 480)],
    ["huge", await jpeg(8000, 5000)],
    ["one-dot", await jpeg(1, 1)],
    [
      "grey",
      await sharp(await jpeg(200, 300))
        .grayscale()
        .jpeg()
        .toBuffer(),
    ],
  ]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#4a6" } })
    .jpeg()
    .toBuffer();
}

describe.each([...oddDocuments])("a %s", (name, jobOf) => {
  test("of each odd input is valid, and loses no character", async (context) => {
    const faults = await Promise.all(
      inputs.map(async (input, index) => {
        const file = join(folder, `${name}-${index}.pdf`);
        return (await faultsOf(jobOf(input), input, file)).map((fault) => `${index}: ${fault}`);
      }),
    );
    const found = faults.filter((one) => one.length > 0);
    if (found.length > 0) console.error(found.flat().join("\n"));
    figure(context, 26, inputs.length, inputs.length - found.length);
  });
});

async function faultsOf(
  job: Parameters<typeof pdfFormOf>[0],
  { text, picture }: OddInput,
  file: string,
): Promise<string[]> {
  const form = pdfFormOf(job);
  const bytes = pictures.get(picture);
  const result = await createPdf(form, {
    fonts,
    pictures: new Map(bytes ? form.pictures.map(({ id }) => [id, bytes]) : []),
    madeAt: new Date(0),
  });
  await writeFile(file, result.bytes);
  const checked = await run("qpdf", ["--check", file]).then(
    ({ stdout }) => stdout,
    (error: unknown) => String(error),
  );
  const { stdout: extracted } = await run("pdftotext", [file, "-"], { maxBuffer: 1e8 });
  const known = new Set(foldText([extracted, ...result.unprintable].join("")));
  const isCut = result.shortened.some((one) => sharesStart(one, text));
  const lost = isCut ? [] : [...new Set(foldText(text))].filter((one) => !known.has(one));
  return [
    ...(checked.includes("No syntax or stream encoding errors found") ? [] : [checked]),
    ...(extracted.trim() === "" ? ["no text"] : []),
    ...(lost.length > 0 ? [`lost ${JSON.stringify(lost.join(""))}`] : []),
  ];
}

/** The characters that can be seen, as they are compared: a ligature is its letters. */
function foldText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKD")
    .replaceAll(/[\p{C}\p{Z}\p{M}\uFFFD]/gu, "");
}

function sharesStart(one: string, other: string): boolean {
  return foldText(one).slice(0, 5) === foldText(other).slice(0, 5);
}
