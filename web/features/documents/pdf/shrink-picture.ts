import { thumbnailLimits } from "#schema/artworks/pictures.ts";
import type { PictureNeed } from "./pdf-form.ts";
import type { PictureSource } from "./pdf-messages.ts";
import { pixelsPerInch } from "./text-style.ts";

const dotsPerInch = 200;
const quality = 0.82;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The address of the smallest stored picture that is large enough for what is printed. */
export function addressFor({ whole, thumbnail }: PictureSource, need: PictureNeed): string {
  const { width, height } = dotsOf(need);
  const isSmall = Math.max(width, height) <= thumbnailLimits.longSidePixels;
  return isSmall && thumbnail !== null ? thumbnail : whole;
}

/** A picture's size in dots: within what is printed at 200 dots per inch, and never larger than it is. */
export function shrunkSize(picture: Size, need: Size): Size {
  const box = dotsOf(need);
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

function dotsOf({ width, height }: Size): Size {
  return {
    width: (width * dotsPerInch) / pixelsPerInch,
    height: (height * dotsPerInch) / pixelsPerInch,
  };
}

/** A picture as JPEG, upright, at the size that is printed, on white; for a worker. */
export async function shrinkPicture(file: Blob, need: PictureNeed): Promise<Uint8Array> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = shrunkSize(picture, need);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { alpha: false });
    if (context === null) throw new Error("There is no canvas for a picture.");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width, height);
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
    return new Uint8Array(await jpeg.arrayBuffer());
  } finally {
    picture.close();
  }
}
