import { expect, test } from "vitest";
import { readFonts } from "#scripts/documents/fonts.ts";
import { createPdf } from "./create-pdf.ts";
import type { Sheet } from "./sheet.ts";

const style = { face: "text", size: 15, lineHeight: 22 } as const;
const fonts = readFonts();

function print(draw: (sheet: Sheet) => void) {
  return createPdf(
    { title: "Try", author: "Odile", locale: "en-CA", paper: "letter", pictures: [], draw },
    { fonts, pictures: new Map(), madeAt: new Date(0) },
  );
}

test("characters in no font are reported, those of names in Canada are printed", async () => {
  const { unprintable } = await print((sheet) => {
    const text = "Nguyễn Őř 1\u202f100,50\u00a0$ « l’œuvre » שלום 👩‍👩‍👧";
    sheet.text(text, { x: 72, y: 72, width: 600 }, style);
  });
  expect(unprintable).toEqual(["ש", "ל", "ו", "ם", "👩‍👩‍👧"]);
});

test("a text that does not fit is cut and reported, whole words or not", async () => {
  const long = "x".repeat(5_000);
  let below = 0;
  const { shortened } = await print((sheet) => {
    below = sheet.text(long, { x: 72, y: 72, width: 300, maximumLines: 2 }, style);
  });
  expect(below).toBe(72 + 2 * 22);
  expect(shortened).toEqual([long]);
});

test("a word that is wider than its line is broken, and every line fits", async () => {
  await print((sheet) => {
    const { lines } = sheet.lay(`a ${"é".repeat(300)} b`, 200, style);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(({ width }) => width > 200)).toEqual([]);
  });
});

test("a soft hyphen is printed at the end of a line alone", async () => {
  await print((sheet) => {
    const texts = (width: number) =>
      sheet
        .lay("Water\u00adcolour", width, style)
        .lines.map(({ fragments }) => fragments.map(({ text }) => text).join(""));
    expect(texts(200)).toEqual(["Watercolour"]);
    expect(texts(60)).toEqual(["Water-", "colour"]);
  });
});

test("the same content prints to the same bytes", async () => {
  const draw = (sheet: Sheet) => void sheet.text("Sumac", { x: 72, y: 72, width: 300 }, style);
  const [one, other] = [await print(draw), await print(draw)];
  expect(one.bytes).toEqual(other.bytes);
});
