import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readFonts } from "#scripts/documents/fonts.ts";
import { sampleArtist, sampleCertificate, sampleWork } from "#tests/support/document-contents.ts";
import { elementsOf, readStructure } from "#tests/support/pdf-structure.ts";
import { createPdf } from "../pdf/create-pdf.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import { certificateForm } from "./certificate.ts";
import { type LabelledWork, labelsForm } from "./labels.ts";

const fonts = readFonts();
/** Of the printed page; lengths of forms are 96 to the inch. */
const dotsPerInch = 288;
const dotsPerPixel = dotsPerInch / 96;
const fourModules = 4 * 0.02 * dotsPerInch;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Prints a form and lets poppler draw its only page. */
async function drawPage(form: PdfForm) {
  const madeAt = new Date(0);
  const { bytes, pages } = await createPdf(form, { fonts, pictures: new Map(), madeAt });
  expect(pages).toBe(1);
  const folder = mkdtempSync(join(tmpdir(), "code-"));
  try {
    const file = join(folder, "form.pdf");
    writeFileSync(file, bytes);
    execFileSync("qpdf", ["--check", file]);
    const { root } = readStructure(file);
    const figures = [...elementsOf(root)].filter(({ tag }) => tag === "Figure");
    const toPicture = ["-png", "-r", String(dotsPerInch), "-singlefile"];
    execFileSync("pdftoppm", [...toPicture, file, join(folder, "page")]);
    return { page: readFileSync(join(folder, "page.png")), alts: figures.map(({ alt }) => alt) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The dots of a part of a page. */
async function dotsOf(page: Buffer, area: Area) {
  const { data, info } = await sharp(page)
    .extract(area)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), ...info };
}

/** Whether there is any ink in a part of a page. */
async function isBlank(page: Buffer, area: Area): Promise<boolean> {
  const { data } = await dotsOf(page, area);
  return data.every((value) => value === 255);
}

/** What the only code within an area says, and its edges on the page, in dots. */
async function readCode(page: Buffer, area: Area) {
  const { data, width, height } = await dotsOf(page, area);
  const code = jsQR(data, width, height);
  if (!code) return null;
  const { topLeftCorner, topRightCorner, bottomLeftCorner } = code.location;
  return {
    says: code.data,
    version: code.version,
    left: area.left + topLeftCorner.x,
    right: area.left + topRightCorner.x,
    top: area.top + topLeftCorner.y,
    bottom: area.top + bottomLeftCorner.y,
  };
}

function labelAt(index: number): Area {
  const [width, height] = [4 * dotsPerInch, 2.5 * dotsPerInch];
  const [left, top] = [0.25 * dotsPerInch, 0.5 * dotsPerInch];
  return {
    ...{ left: left + (index % 2) * width, top: top + Math.floor(index / 2) * height },
    ...{ width, height },
  };
}

const longMedium =
  "Encre de Chine, gouache et crayon de couleur sur papier japonais marouflé sur panneau de bouleau";
const labelled: LabelledWork[] = [
  {
    work: sampleWork(),
    price: { cents: 1_550_00, currency: "CAD" },
    labelAddress: "https://artpricing.example/w/k7Qm2xR9pLw",
  },
  {
    work: sampleWork({ title: "Après la pluie, au bord du fleuve, un soir d’août très long" }),
    price: "on-request",
    labelAddress: "https://artpricing.example/w/b3Vn8tY1sHc",
  },
  {
    work: sampleWork({ mediumLine: longMedium }),
    price: { cents: 191_14, currency: "CAD" },
    labelAddress: "https://artpricing.example/w/f6La9jW2dQo",
  },
  { work: sampleWork(), price: null, labelAddress: "https://artpricing.example/w/q9Jd4wF6zEa" },
  { work: sampleWork(), price: { cents: 425_00, currency: "CAD" }, labelAddress: null },
];

test("each label's code says its own address, 0.6 in wide on the price's baseline, with nothing in the white around it", async () => {
  const form = labelsForm({
    ...{ language: "fr-en", artist: sampleArtist, paper: "letter" },
    works: labelled,
  });
  const { page, alts } = await drawPage(form);
  for (const [index, { labelAddress }] of labelled.entries()) {
    const label = labelAt(index);
    const code = await readCode(page, label);
    expect(code?.says ?? null).toBe(labelAddress);
    if (!code) continue;
    expect(code.version).toBe(3);
    expect((code.right - code.left) / dotsPerInch).toBeCloseTo(0.6, 2);
    expect((code.bottom - code.top) / dotsPerInch).toBeCloseTo(0.6, 2);
    expect(code.right).toBeCloseTo(label.left + label.width - 28 * dotsPerPixel, -0.5);
    const [left, top] = [Math.floor(code.left) - 1, Math.floor(code.top) - 1];
    const side = Math.ceil(0.6 * dotsPerInch) + 3;
    const beside = { left: Math.ceil(left - fourModules), top, height: side };
    expect(await isBlank(page, { ...beside, width: left - beside.left })).toBe(true);
    const above = { left: beside.left, top: Math.ceil(top - fourModules) };
    const width = side + left - above.left;
    expect(await isBlank(page, { ...above, width, height: top - above.top })).toBe(true);
  }
  expect(alts).toEqual(labelled.flatMap(({ labelAddress }) => labelAddress ?? []));

  const [first] = [await readCode(page, labelAt(0))];
  const { left, top, height } = labelAt(0);
  const letters = { left: left + 32 * dotsPerPixel, width: 24 * dotsPerPixel };
  const foot = Math.round(first?.bottom ?? 0);
  const below = { ...letters, top: foot + 3, height: top + height - foot - 3 };
  expect(await isBlank(page, below)).toBe(true);
  expect(await isBlank(page, { ...letters, top: foot - 5, height: 4 })).toBe(false);
});

test("a certificate's code is at the right of its foot, and read as its address", async () => {
  const address = "https://artpricing.example/w/k7Qm2xR9pLw";
  const content = sampleCertificate({ language: "fr-en" });
  const form = certificateForm({
    content,
    issuedOn: "2026-10-04",
    paper: "letter",
    labelAddress: address,
  });
  const { page, alts } = await drawPage(form);
  const foot = {
    left: 0,
    top: 9.5 * dotsPerInch,
    width: 8.5 * dotsPerInch,
    height: 1.5 * dotsPerInch,
  };
  const code = await readCode(page, foot);
  expect(code?.says).toBe(address);
  expect((code?.right ?? 0) / dotsPerInch).toBeCloseTo(7.75, 1);
  expect(((code?.right ?? 0) - (code?.left ?? 0)) / dotsPerInch).toBeCloseTo(0.6, 2);
  expect(alts).toEqual([address]);
});

test("a code of a long address has larger sides, not smaller modules", async () => {
  const address = "https://a-long-name-of-a-site.artpricing.example/w/k7Qm2xR9pLw";
  const form = labelsForm({
    ...{ language: "en", artist: sampleArtist, paper: "a4" },
    works: [{ work: sampleWork(), price: null, labelAddress: address }],
  });
  const { page } = await drawPage(form);
  const whole = { left: 0, top: 0, width: 8 * dotsPerInch, height: 4 * dotsPerInch };
  const code = await readCode(page, whole);
  expect(code).toMatchObject({ says: address, version: 4 });
  expect(((code?.right ?? 0) - (code?.left ?? 0)) / dotsPerInch).toBeCloseTo(33 * 0.02, 2);
});
