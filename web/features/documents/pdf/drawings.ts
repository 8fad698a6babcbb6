/// <reference path="./pdfkit.d.ts" />
import type PDFDocument from "pdfkit";
import { type Ink, inks, pixelsPerInch } from "./text-style.ts";

const pointsPerPixel = 72 / pixelsPerInch;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a shape is painted; a stroke is one pixel wide unless it says more. */
interface Paint {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly strokeWidth?: number;
  readonly roundEnds?: boolean;
  readonly dash?: { readonly length: number; readonly space: number };
  readonly opacity?: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Surface {
  readonly artifact: (draw: () => void) => void;
  readonly figure: (alt: string, box: Box, draw: () => void) => void;
}

/** Rules, shapes and pictures, in pixels. */
export function drawings(
  pdf: PDFDocument,
  pictures: ReadonlyMap<string, Uint8Array>,
  { artifact, figure }: Surface,
) {
  const opened = new Map<string, ReturnType<PDFDocument["openImage"]>>();

  function shape(paint: Paint, outline: () => void): void {
    artifact(() => {
      pdf.save().scale(pointsPerPixel);
      if (paint.opacity !== undefined) pdf.fillOpacity(paint.opacity);
      if (paint.fill) pdf.fillColor(inks[paint.fill]);
      if (paint.stroke) {
        pdf.strokeColor(inks[paint.stroke]).lineWidth(paint.strokeWidth ?? 1);
        pdf.lineCap(paint.roundEnds ? "round" : "butt");
        if (paint.dash) pdf.dash(paint.dash.length, { space: paint.dash.space });
      }
      outline();
      if (paint.fill && paint.stroke) pdf.fillAndStroke();
      else if (paint.fill) pdf.fill();
      else pdf.stroke();
      pdf.restore();
    });
  }

  function line(from: Point, to: Point, paint: Paint): void {
    shape(paint, () => pdf.moveTo(from.x, from.y).lineTo(to.x, to.y));
  }

  /** A horizontal rule of one pixel whose top is at `y`. */
  function rule(x: number, y: number, width: number, ink: Ink = "rule"): void {
    const middle = y + 0.5;
    line({ x, y: middle }, { x: x + width, y: middle }, { stroke: ink });
  }

  function rect({ x, y, width, height }: Box, paint: Paint): void {
    shape(paint, () => pdf.rect(x, y, width, height));
  }

  function circle(x: number, y: number, radius: number, paint: Paint): void {
    shape(paint, () => pdf.circle(x, y, radius));
  }

  /** SVG path data, in pixels, or in units of `at.scale` pixels from `at`. */
  function path(data: string, { at, ...paint }: Paint & { readonly at?: Place }): void {
    shape(paint, () => {
      if (at) pdf.translate(at.x, at.y).scale(at.scale);
      pdf.path(data);
    });
  }

  function open(id: string) {
    const bytes = pictures.get(id);
    if (!bytes) return null;
    const picture = opened.get(id) ?? pdf.openImage(bytes);
    opened.set(id, picture);
    return picture;
  }

  /** Width and height of a picture in its own pixels; null when it is missing. */
  function sizeOf(id: string): { readonly width: number; readonly height: number } | null {
    return open(id);
  }

  /** The largest box of a picture's proportions within `box`, at its left, on its bottom. */
  function fit(id: string, box: Box): Box | null {
    const size = sizeOf(id);
    if (!size) return null;
    const scale = Math.min(box.width / size.width, box.height / size.height);
    const [width, height] = [size.width * scale, size.height * scale];
    return { x: box.x, y: box.y + box.height - height, width, height };
  }

  /** Prints a picture over the whole box, with a shadow or flat; a missing one is an empty frame. */
  function picture(id: string, box: Box, alt: string, relief: "shadow" | "flat"): void {
    const image = open(id);
    if (!image) {
      rect(inset(box, 0.5), { stroke: "rule" });
      return;
    }
    if (relief === "shadow") shadow(box);
    figure(alt, box, () => pictureInFigure(id, box));
  }

  /** A picture as a part of a figure, which describes it. */
  function pictureInFigure(id: string, { x, y, width, height }: Box): void {
    const image = open(id);
    if (!image) return;
    pdf.image(image, x * pointsPerPixel, y * pointsPerPixel, {
      width: width * pointsPerPixel,
      height: height * pointsPerPixel,
    });
  }

  /** As on screen: a thin edge, and a soft shadow below (`--picture-shadow` of web/styles/tokens.css). */
  function shadow({ x, y, width, height }: Box): void {
    rect(
      { x: x - 0.5, y: y + 0.5, width: width + 1, height: height + 1.5 },
      { fill: "ink", opacity: 0.16 },
    );
    const layers = 14;
    for (let layer = 0; layer < layers; layer += 1) {
      const spread = -8 + 7 - layer;
      const grown = {
        x: x - spread,
        y: y + 10 - spread,
        width: width + 2 * spread,
        height: height + 2 * spread,
      };
      if (grown.width <= 0 || grown.height <= 0) break;
      shape({ fill: "ink", opacity: 0.024 }, () =>
        pdf.roundedRect(grown.x, grown.y, grown.width, grown.height, Math.max(0, layers - layer)),
      );
    }
  }

  return { shape, line, rule, rect, circle, path, sizeOf, fit, picture, pictureInFigure, shadow };
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
