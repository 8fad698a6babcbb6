import { correction, generate } from "lean-qr";
import { toSvgPath, toSvgSource } from "lean-qr/extras/svg";

/** In inches. */
const usualSide = 0.6;
/** In inches: telephones read smaller modules badly. */
const leastModule = 0.02;
/** White around a code, in modules (ISO/IEC 18004). */
const quietModules = 4;
/** Of a module in a file, in pixels: a PNG of 740 pixels prints sharply up to 2.5 in. */
const filePixels = 20;

/** The QR code of an address, as one SVG path whose unit is a module. */
export interface LabelCode {
  readonly address: string;
  /** How many are in a row. */
  readonly modules: number;
  /** In inches, without the white around it. */
  readonly side: number;
  readonly path: string;
}

/** 0.6 in wide, or as much as a long address needs for modules of 0.02 in. */
export function labelCodeOf(address: string): LabelCode {
  const code = encode(address);
  return {
    address,
    modules: code.size,
    side: Math.max(usualSide, code.size * leastModule),
    path: toSvgPath(code),
  };
}

/** A file to print elsewhere: ink on white, with the white around it. */
export async function labelCodeFile(address: string, kind: "svg" | "png"): Promise<Blob> {
  if (kind === "png") return labelCodePng(address);
  return new Blob([labelCodeSvg(address)], { type: "image/svg+xml" });
}

function labelCodeSvg(address: string): string {
  return toSvgSource(encode(address), {
    on: ink,
    off: "#ffffff",
    pad: quietModules,
    scale: filePixels,
    xmlDeclaration: true,
  });
}

function labelCodePng(address: string): Promise<Blob> {
  const { modules, path } = labelCodeOf(address);
  const side = (modules + 2 * quietModules) * filePixels;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw a code.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, side, side);
  context.scale(filePixels, filePixels);
  context.translate(quietModules, quietModules);
  context.fillStyle = ink;
  context.fill(new Path2D(path));
  return canvas.convertToBlob({ type: "image/png" });
}

/** `--ink` of light pages (web/styles/tokens.css). */
const ink = "#171717";

function encode(address: string) {
  return generate(address, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
}
