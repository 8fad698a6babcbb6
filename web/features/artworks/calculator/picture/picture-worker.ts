import { decodeBitmap } from "./decode.ts";
import { isHeic } from "./heic-brand.ts";
import { type Orientation, upright } from "./orientation.ts";
import { type Rendered, renderPicture } from "./render.ts";

export interface PictureRequest {
  readonly blob: Blob;
  readonly orientation: Orientation;
}

/** Null for what cannot be done without a document, or not at all. */
export type PictureAnswer = Rendered | null;

async function answer({ blob, orientation }: PictureRequest): Promise<PictureAnswer> {
  try {
    return await renderPicture(await decodeInWorker(blob), blob.type, orientation);
  } catch (error) {
    console.warn("The picture could not be prepared in a worker.", error);
    return null;
  }
}

/** HEIC too, where the browser cannot decode it itself; its decoder is loaded with the first such file. */
async function decodeInWorker(blob: Blob): Promise<ImageBitmap> {
  try {
    return await decodeBitmap(blob);
  } catch (error) {
    if (!(await isHeic(blob))) throw error;
    const { decodeHeic } = await import("./heic.ts");
    return decodeHeic(blob);
  }
}

addEventListener("message", async ({ data }: MessageEvent<PictureRequest>) => {
  postMessage(await answer(data));
});

/** The first picture of a worker takes a twentieth longer than the next: this one is nobody's. */
async function warmUp(): Promise<void> {
  const blank = new OffscreenCanvas(1200, 1200);
  blank.getContext("2d");
  await renderPicture(blank.transferToImageBitmap(), "image/jpeg", upright);
}

warmUp().catch((error: unknown) => console.warn("The worker could not be warmed up.", error));
