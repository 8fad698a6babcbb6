/// <reference path="./pdfkit.d.ts" />
import type PDFDocument from "pdfkit";
import type { StructureElement } from "pdfkit";
import { clustersOf } from "./split-text.ts";
import { type Fragment, type LaidOutText, textOptions } from "./text-layout.ts";
import { type Align, inks, pixelsPerInch, type Run } from "./text-style.ts";

const pointsPerPixel = 72 / pixelsPerInch;

interface LineBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: Align;
  /** Within a figure. */
  readonly isUntagged: boolean;
}

/**
 * Prints lines as content of `element`, runs of another language as elements of their own, and returns the characters
 * that are in no font. Within a figure the text is a part of its picture.
 */
export function drawText(
  pdf: PDFDocument,
  element: StructureElement,
  { lines, lineHeight, baseline }: LaidOutText,
  { isUntagged, ...box }: LineBox,
): string[] {
  const missing: string[] = [];
  const spans = new Map<Run, StructureElement>();

  function elementOf(run: Run): StructureElement {
    if (!run.lang) return element;
    const span = spans.get(run) ?? pdf.struct("Span", { lang: run.lang });
    if (!spans.has(run)) element.add(span);
    spans.set(run, span);
    return span;
  }

  /** The real text of characters that are in no font is an element of its own. */
  function ownerOf({ piece, text }: Fragment): StructureElement {
    const owner = elementOf(piece.run);
    if (piece.font !== null) return owner;
    const span = pdf.struct("Span", { actual: text });
    owner.add(span);
    return span;
  }

  function draw(fragment: Fragment, x: number, y: number): void {
    pdf.fillColor(inks[fragment.style.ink ?? "ink"]);
    if (fragment.piece.font === null) {
      missing.push(...[...clustersOf(fragment.text)].filter((cluster) => cluster.trim() !== ""));
      drawBoxes(pdf, fragment, x, y);
    } else {
      pdf
        .font(fragment.piece.font)
        .fontSize(fragment.style.size * pointsPerPixel)
        .text(
          fragment.piece.isThinSpace ? "\u00a0" : fragment.text,
          x * pointsPerPixel,
          y * pointsPerPixel,
          textOptions(fragment.style),
        );
    }
  }

  lines.forEach(({ fragments, width }, index) => {
    const left = box.x + offsetOf(box.align, box.width - width);
    const y = box.y + index * lineHeight + baseline;
    for (const fragment of fragments) {
      if (isUntagged) draw(fragment, left + fragment.x, y);
      else {
        const owner = ownerOf(fragment);
        const content = pdf.markStructureContent(owner === element ? "P" : "Span");
        draw(fragment, left + fragment.x, y);
        pdf.endMarkedContent();
        owner.add(content);
        if (fragment.piece.font === null) owner.end();
      }
    }
  });
  for (const span of spans.values()) span.end();
  return missing;
}

function offsetOf(align: Align | undefined, room: number): number {
  if (align === "right") return room;
  return align === "center" ? room / 2 : 0;
}

/** A box for each character that is in no font; its real text is kept in the structure. */
function drawBoxes(pdf: PDFDocument, { style, text, width }: Fragment, x: number, y: number): void {
  const count = [...clustersOf(text)].length;
  const own = width / count;
  const size = style.size * pointsPerPixel;
  pdf.lineWidth(Math.max(0.4, size / 24)).strokeColor(inks[style.ink ?? "ink"]);
  for (let index = 0; index < count; index += 1) {
    const left = (x + index * own) * pointsPerPixel + 0.06 * size;
    pdf.rect(left, y * pointsPerPixel - 0.68 * size, 0.48 * size, 0.68 * size).stroke();
  }
}
