/// <reference path="./pdfkit.d.ts" />
import PDFDocument from "pdfkit";
import type { PdfForm, PdfResult } from "./pdf-form.ts";
import { type PdfResources, papers } from "./resources.ts";
import { openSheet } from "./sheet.ts";
import { pixelsPerInch } from "./text-style.ts";

/** Prints a form: a tagged PDF 1.7 with its fonts and pictures. It needs neither a browser nor Node. */
export async function createPdf(form: PdfForm, resources: PdfResources): Promise<PdfResult> {
  const [width, height] = papers[form.paper];
  const points = (pixels: number) => (pixels * 72) / pixelsPerInch;
  const pdf = new PDFDocument({
    size: [points(width), points(height)],
    margin: 0,
    tagged: true,
    subset: "PDF/UA",
    pdfVersion: "1.7",
    displayTitle: true,
    lang: form.locale,
    bufferPages: true,
    autoFirstPage: false,
    font: null,
    info: {
      Title: form.title,
      Author: form.author,
      Creator: "Art Pricing Tool",
      CreationDate: resources.madeAt,
    },
  });
  const bytes = collect(pdf);
  const sheet = openSheet(pdf, form.paper, resources);
  sheet.newPage();
  form.draw(sheet);
  sheet.drawFeet();
  sheet.close();
  pdf.end();
  return { bytes: await bytes, ...sheet.report() };
}

async function collect(pdf: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await new Promise<void>((resolve) => {
    pdf.on("data", (chunk) => chunks.push(chunk)).on("end", resolve);
  });
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
