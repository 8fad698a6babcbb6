/** The file is not a picture, or neither the browser nor the decoder for HEIC can read it. */
export class UnreadablePicture extends Error {
  constructor(cause: unknown) {
    super("The browser cannot decode this picture.", { cause });
    this.name = "UnreadablePicture";
  }
}

export type Decoded = ImageBitmap | HTMLImageElement;

/**
 * Decodes a picture upright: both decoders apply the orientation in the file's metadata.
 * SVG can only be decoded by an image element.
 */
export async function decode(blob: Blob): Promise<Decoded> {
  try {
    return await decodeBitmap(blob);
  } catch {
    return decodeAsElement(blob);
  }
}

/** Decodes the formats that need no document. */
export function decodeBitmap(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { imageOrientation: "from-image" });
}

async function decodeAsElement(blob: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(blob);
  try {
    const image = await loadImage(url);
    if (image.naturalWidth === 0) throw new Error("The picture has no size of its own.");
    return image;
  } catch (error) {
    throw new UnreadablePicture(error);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Loads and decodes; the element is never put into the document. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
