import { type PictureLimits, pictureLimits, thumbnailLimits } from "#schema/artworks/pictures.ts";
import { type Canvas, type Canvas2D, makeCanvas2D, toBlob } from "./canvas.ts";
import { fitWithin } from "./orientation.ts";
import { shrink } from "./shrink.ts";

/** The largest size of an image, and the qualities to try, best first. */
interface Target extends Pick<PictureLimits, "bytes"> {
  /** The first quality that results in at most this many bytes is used, otherwise the last. */
  readonly aimedBytes: number;
  readonly jpeg: readonly number[];
  readonly webp: readonly number[];
}

/** Below the last quality, a photograph would show it. */
const pictureTarget: Target = {
  ...pictureLimits,
  jpeg: [0.85, 0.8, 0.75, 0.7, 0.65],
  webp: [0.9, 0.75, 0.6],
};

const thumbnailTarget: Target = {
  ...thumbnailLimits,
  aimedBytes: thumbnailLimits.bytes,
  jpeg: [0.7, 0.6, 0.5],
  webp: [0.8, 0.6, 0.4],
};

/** How often an image that is still too large is made a quarter smaller before giving up. */
const shrinkings = 6;

export function encodeFullSize(shrunk: Canvas2D, isTransparent: boolean): Promise<Blob | null> {
  return encodeWithin(shrunk, isTransparent, pictureTarget);
}

export function encodeThumbnail(shrunk: Canvas2D, isTransparent: boolean): Promise<Blob | null> {
  return encodeWithin(shrunk, isTransparent, thumbnailTarget);
}

/** Null if it is too large at every size. */
async function encodeWithin(
  { canvas }: Canvas2D,
  isTransparent: boolean,
  target: Target,
): Promise<Blob | null> {
  let tried = canvas;
  for (let attempt = 0; attempt < shrinkings; attempt += 1) {
    const encoded = isTransparent
      ? await encodeTransparent(tried, target)
      : await encodeAs(tried, "image/jpeg", target.jpeg, target);
    if (encoded) return encoded;
    const longSide = Math.round(Math.max(tried.width, tried.height) * 0.75);
    tried = shrink(tried, tried, fitWithin(tried, longSide)).canvas;
  }
  return null;
}

/** A JPEG would fill what shows through with black; WebP keeps it, PNG where WebP cannot be written. */
async function encodeTransparent(canvas: Canvas, target: Target): Promise<Blob | null> {
  return (
    (await encodeAs(canvas, "image/webp", target.webp, target)) ??
    (await encodeAs(canvas, "image/png", [1], target))
  );
}

async function encodeAs(
  canvas: Canvas,
  type: string,
  qualities: readonly number[],
  { bytes, aimedBytes }: Target,
): Promise<Blob | null> {
  const first = await estimateFirstQuality(canvas, type, qualities, aimedBytes);
  let lightest: Blob | null = null;
  for (const quality of qualities.slice(first)) {
    lightest = await toBlob(canvas, type, quality);
    if (lightest.type !== type) return null;
    if (lightest.size <= aimedBytes) break;
  }
  return lightest && lightest.size <= bytes ? lightest : null;
}

/** The index of the first quality that may give at most `aimedBytes`, estimated from a sample. */
async function estimateFirstQuality(
  canvas: Canvas,
  type: string,
  qualities: readonly number[],
  aimedBytes: number,
): Promise<number> {
  const sample = takeSample(canvas);
  if (sample === null) return 0;
  let [first, last] = [0, qualities.length - 1];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    const { size } = await toBlob(sample.canvas, type, qualities[middle] ?? 1);
    if (size * sample.times > aimedBytes) first = middle + 1;
    else last = middle;
  }
  return first;
}

/** The sample's pieces, spread evenly over the picture: their side in pixels, and how many in each direction. */
const piece = 64;
const pieces = 6;

/**
 * Pieces from all over a large picture, whose encoded size gives an estimate for the whole in a fraction of the time.
 * Null for a picture that is not much larger than the sample.
 */
function takeSample(whole: Canvas): { readonly canvas: Canvas; readonly times: number } | null {
  const side = piece * pieces;
  const times = (whole.width * whole.height) / (side * side);
  if (times < 4 || Math.min(whole.width, whole.height) < side) return null;
  const { canvas, context } = makeCanvas2D({ width: side, height: side });
  for (let index = 0; index < pieces * pieces; index += 1) {
    const [column, row] = [index % pieces, Math.floor(index / pieces)];
    const x = Math.floor((column * (whole.width - piece)) / (pieces - 1));
    const y = Math.floor((row * (whole.height - piece)) / (pieces - 1));
    context.drawImage(whole, x, y, piece, piece, column * piece, row * piece, piece, piece);
  }
  return { canvas, times };
}
