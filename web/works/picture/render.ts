import { pictureLimits, thumbnailLimits } from "#schema/artworks/pictures.ts";
import { hasTransparency } from "./canvas.ts";
import { toDataUrl } from "./data-url.ts";
import type { Decoded } from "./decode.ts";
import { encodeFullSize, encodeThumbnail } from "./encode.ts";
import { fitWithin, type Orientation, type Size } from "./orientation.ts";
import { shrink } from "./shrink.ts";

/** A picture ready to be saved. */
export interface Rendered {
  /** A data URL. */
  readonly picture: string;
  /** A data URL; null if none is small enough, and the picture itself is used. */
  readonly thumbnail: string | null;
  /** The picture's, in pixels. */
  readonly size: Size;
}

/**
 * Draws a picture within the limits of an upload, turned and mirrored, and encodes it and its thumbnail, in a
 * worker as in the page. Re-encoding removes all metadata, such as position and camera. The decoded picture is closed.
 */
export async function renderPicture(
  decoded: Decoded,
  source: Blob,
  orientation: Orientation,
): Promise<Rendered> {
  const whole = sizeOf(decoded);
  const shrunk = shrink(
    decoded,
    whole,
    fitWithin(whole, pictureLimits.longSidePixels),
    orientation,
  );
  if ("close" in decoded) decoded.close();
  const { width, height } = shrunk.canvas;
  const small = shrink(
    shrunk.canvas,
    { width, height },
    fitWithin({ width, height }, thumbnailLimits.longSidePixels),
  );
  const isTransparent = !(await isJpeg(source)) && hasTransparency(shrunk);
  const [picture, thumbnail] = await Promise.all([
    encodeFullSize(shrunk, isTransparent).then(urlOf),
    encodeThumbnail(small, isTransparent).then(urlOf),
  ]);
  if (picture === null) throw new Error("The picture stays too heavy at every size.");
  return { picture, thumbnail, size: { width, height } };
}

function urlOf(blob: Blob | null): Promise<string> | null {
  return blob && toDataUrl(blob);
}

function sizeOf(decoded: Decoded): Size {
  return "naturalWidth" in decoded
    ? { width: decoded.naturalWidth, height: decoded.naturalHeight }
    : { width: decoded.width, height: decoded.height };
}

/** Whether a file is a JPEG by its first bytes, whatever its name and type: some files named .jpg are PNGs. */
async function isJpeg(blob: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  return first === 0xff && second === 0xd8;
}
