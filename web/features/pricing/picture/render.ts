import { pictureLimits } from "#schema/pictures.ts";
import { type Canvas, hasTransparency, makeCanvas, toBlob } from "./canvas.ts";
import { type Decoded, decode } from "./decode.ts";
import { fitWithin, type Orientation, orient } from "./orientation.ts";

/** How often a picture that is still too heavy is made a quarter smaller before giving up. */
const shrinkings = 6;

/**
 * Draws a picture within the limits of an upload, turned and mirrored, and encodes it once. Re-encoding
 * drops whatever the file carried besides its pixels: the place where it was taken, the camera.
 */
export async function renderPicture(blob: Blob, orientation: Orientation): Promise<Blob> {
  const decoded = await decode(blob);
  try {
    let longSide: number = pictureLimits.longSidePixels;
    for (let attempt = 0; attempt < shrinkings; attempt += 1) {
      const rendered = await encode(decoded, blob.type, orientation, longSide);
      if (rendered) return rendered;
      longSide = Math.round(longSide * 0.75);
    }
    throw new Error("The picture stays too heavy at every size.");
  } finally {
    if ("close" in decoded) decoded.close();
  }
}

async function encode(
  decoded: Decoded,
  sourceType: string,
  orientation: Orientation,
  longSide: number,
): Promise<Blob | null> {
  const shrunk = fitWithin(sizeOf(decoded), longSide);
  const { size, matrix } = orient(shrunk, orientation);
  const { canvas, context } = makeCanvas(size);
  context.imageSmoothingQuality = "high";
  context.setTransform(...matrix);
  context.drawImage(decoded, 0, 0, shrunk.width, shrunk.height);
  const mayBeTransparent = sourceType !== "image/jpeg";
  return mayBeTransparent && hasTransparency(context, size)
    ? encodeTransparent(canvas)
    : encodeAs(canvas, "image/jpeg", [0.9, 0.8, 0.65, 0.5]);
}

/** A JPEG would fill what shows through with black; WebP keeps it, PNG where WebP cannot be written. */
async function encodeTransparent(canvas: Canvas): Promise<Blob | null> {
  return (
    (await encodeAs(canvas, "image/webp", [0.9, 0.75, 0.6])) ??
    (await encodeAs(canvas, "image/png", [1]))
  );
}

/** The best quality that fits an upload, or null. */
async function encodeAs(
  canvas: Canvas,
  type: string,
  qualities: readonly number[],
): Promise<Blob | null> {
  for (const quality of qualities) {
    const blob = await toBlob(canvas, type, quality);
    if (blob.type !== type) return null;
    if (blob.size <= pictureLimits.bytes) return blob;
  }
  return null;
}

function sizeOf(decoded: Decoded) {
  return "naturalWidth" in decoded
    ? { width: decoded.naturalWidth, height: decoded.naturalHeight }
    : { width: decoded.width, height: decoded.height };
}
