import { Buffer } from "node:buffer";
import { thumbnailLimits } from "#schema/pictures.ts";
import { encodeJpeg, type Pixels } from "../paintings/encode.ts";
import { paint } from "../paintings/paint.ts";
import type { SeedWork } from "./works.ts";

/** As a request carries them. */
interface PaintedPicture {
  readonly imageUrl: string;
  readonly thumbnail: string;
}

/** The work as a photograph of it, as the application sends one: JPEGs in `data:` addresses. */
export function paintPicture(
  { kind, seed, width, height }: SeedWork,
  longSidePx: number,
): PaintedPicture {
  const scale = longSidePx / Math.max(width, height);
  const size = { widthPx: Math.round(width * scale), heightPx: Math.round(height * scale) };
  const pixels = { ...size, data: paint({ kind, seed, ...size }) };
  return {
    imageUrl: toDataUrl(encodeJpeg(pixels)),
    thumbnail: toDataUrl(encodeJpeg(shrink(pixels), thumbnailLimits.bytes)),
  };
}

function toDataUrl(jpeg: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;
}

/** How many pixels of the picture, each way, make one of the thumbnail. */
const shrinking = 3;

/** Each pixel the mean of those that it stands for. */
function shrink({ widthPx, heightPx, data }: Pixels): Pixels {
  const size = {
    widthPx: Math.floor(widthPx / shrinking),
    heightPx: Math.floor(heightPx / shrinking),
  };
  const steps = Array.from({ length: shrinking }, (_, step) => step);
  const shrunk = Uint8Array.from({ length: size.widthPx * size.heightPx * 4 }, (_, index) => {
    const pixel = Math.floor(index / 4);
    const left = shrinking * (pixel % size.widthPx);
    const top = shrinking * Math.floor(pixel / size.widthPx);
    const block = steps.flatMap((y) =>
      steps.map((x) => data[((top + y) * widthPx + left + x) * 4 + (index % 4)] ?? 0),
    );
    return block.reduce((sum, value) => sum + value, 0) / block.length;
  });
  return { ...size, data: shrunk };
}
