import { Buffer } from "node:buffer";
import { encodeJpeg } from "../paintings/encode.ts";
import { paint } from "../paintings/paint.ts";
import type { SeedWork } from "./works.ts";

/** The work as a photograph of it, as the application sends one: a JPEG in a `data:` address. */
export function paintPicture({ kind, seed, width, height }: SeedWork, longSidePx: number): string {
  const scale = longSidePx / Math.max(width, height);
  const size = { widthPx: Math.round(width * scale), heightPx: Math.round(height * scale) };
  const jpeg = encodeJpeg({ ...size, data: paint({ kind, seed, ...size }) });
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;
}
