/// <reference path="./pdfkit.d.ts" />
import type PDFDocument from "pdfkit";
import type { StructureElement, StructureOptions } from "pdfkit";
import { drawText } from "./draw-text.ts";
import { drawings } from "./drawings.ts";
import { drawFoot, type Foot, type FootAside } from "./foot.ts";
import { type Paper, type PdfResources, papers } from "./resources.ts";
import { type LaidOutText, textLayout } from "./text-layout.ts";
import { pixelsPerInch, runsOf, type Text, type TextBox, type TextStyle } from "./text-style.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The structure elements that documents use. */
type Tag =
  | "Sect"
  | "P"
  | "H1"
  | "H2"
  | "H3"
  | "Span"
  | "Figure"
  | "Caption"
  | "L"
  | "LI"
  | "LBody"
  | "Table"
  | "THead"
  | "TBody"
  | "TR"
  | "TH"
  | "TD";

export type Sheet = ReturnType<typeof openSheet>;

/**
 * The drawing surface of a document: pages of Letter or A4, lengths in pixels from the left and the top. Texts and
 * pictures are tagged in the order in which they are drawn; other drawings are decoration (artifacts), unless they are
 * drawn within a figure.
 */
export function openSheet(pdf: PDFDocument, paper: Paper, resources: PdfResources) {
  const [width, height] = papers[paper];
  const margin = 0.75 * pixelsPerInch;
  /** Where the foot begins: content ends above it. */
  const bottom = height - 88;
  const layout = textLayout(pdf, resources.fonts);
  const unprintable = new Set<string>();
  const shortened = new Set<string>();
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  let parent: StructureElement = root;
  let isUntagged = false;
  let pages = 0;

  function newPage(): void {
    pdf.addPage();
    pages += 1;
    resources.onPage?.(pages);
  }

  /** Where a block of this height begins: on a new page where the rest of this one is too low. */
  function roomFor(y: number, blockHeight: number): number {
    if (y + blockHeight <= bottom) return y;
    newPage();
    return margin;
  }

  /** Everything that `draw` prints is part of a new element. */
  function tagged<Result>(tag: Tag, options: StructureOptions, draw: () => Result): Result {
    const element = pdf.struct(tag, options);
    const outer = parent;
    outer.add(element);
    parent = element;
    try {
      return draw();
    } finally {
      parent = outer;
      element.end();
    }
  }

  /** Attributes that pdfkit has no option for, such as the columns that a cell spans. */
  function attribute(owner: string, values: Record<string, unknown>): void {
    const { data } = parent.dictionary;
    data.A = { ...data.A, O: owner, ...values };
  }

  function lay(text: Text, ofWidth: number, style: TextStyle, maximumLines?: number): LaidOutText {
    return layout.lay(text, ofWidth, style, maximumLines);
  }

  /** How high a text is. */
  function heightOf(text: Text, ofWidth: number, style: TextStyle, maximumLines?: number): number {
    return lay(text, ofWidth, style, maximumLines).lines.length * style.lineHeight;
  }

  /** How wide a text is in one line. */
  function widthOf(text: Text, style: TextStyle): number {
    return Math.max(...lay(text, Infinity, style).lines.map((line) => line.width));
  }

  /** From the top of a line to its baseline. */
  function baselineOf(style: TextStyle): number {
    return lay("", Infinity, style).baseline;
  }

  /** Prints a text as an element of its own, and returns where the next line begins. */
  function text(content: Text, box: TextBox, style: TextStyle, tag: Tag | null = "P"): number {
    const laidOut = lay(content, box.width, style, box.maximumLines);
    const draw = () => drawText(pdf, parent, laidOut, { ...box, isUntagged });
    const missing = tag === null || isUntagged ? draw() : tagged(tag, {}, draw);
    for (const character of missing) unprintable.add(character);
    if (laidOut.isShortened)
      shortened.add(
        runsOf(content)
          .map((run) => run.text)
          .join(""),
      );
    return box.y + laidOut.lines.length * style.lineHeight;
  }

  /** Decoration: read by no one. */
  function artifact(draw: () => void): void {
    if (isUntagged) draw();
    else {
      pdf.markContent("Artifact", { type: "Layout" });
      draw();
      pdf.endMarkedContent();
    }
  }

  /** Everything that `draw` prints is one picture, described by `alt`. */
  function figure(alt: string, box: Box, draw: () => void): void {
    const points = ([box.x, box.y, box.x + box.width, box.y + box.height] as const).map(inPoints);
    const [left = 0, top = 0, right = 0, bottom = 0] = points;
    tagged("Figure", { alt, bbox: [left, top, right, bottom] }, () => {
      const content = pdf.markStructureContent("Figure");
      isUntagged = true;
      try {
        draw();
      } finally {
        isUntagged = false;
        pdf.endMarkedContent();
        parent.add(content);
      }
    });
  }

  let foot: Foot | null = null;

  /** Printed at the bottom of every page; pages are numbered where there are several. Read once. */
  function setFoot(left: Text, right: Text = "", aside: FootAside | null = null): void {
    foot = { left, right, aside };
  }

  function drawFeet(): void {
    for (let page = 0; page < pages; page += 1) {
      pdf.switchToPage(page);
      if (foot)
        drawFoot(
          { ...surface, margin, width, height, text, widthOf, baselineOf, decoration },
          foot,
          { page, pages },
        );
    }
  }

  /** Printed, and read by no one. */
  function decoration(draw: () => void): void {
    pdf.markContent("Artifact", { type: "Pagination" });
    isUntagged = true;
    draw();
    isUntagged = false;
    pdf.endMarkedContent();
  }

  const surface = drawings(pdf, resources.pictures, { artifact, figure });

  return {
    width,
    height,
    margin,
    left: margin,
    right: width - margin,
    contentWidth: width - 2 * margin,
    bottom,
    newPage,
    roomFor,
    tagged,
    attribute,
    lay,
    heightOf,
    widthOf,
    baselineOf,
    text,
    figure,
    ...surface,
    setFoot,
    drawFeet,
    /** For the engine itself. */
    close: () => root.end(),
    artifact,
    decoration,
    report: () => ({ pages, unprintable: [...unprintable], shortened: [...shortened] }),
  };
}

function inPoints(pixels: number): number {
  return (pixels * 72) / pixelsPerInch;
}
