import { decodeBitmap } from "./decode.ts";
import { isHeic } from "./heic-brand.ts";
import type { Orientation } from "./orientation.ts";
import { type Rendered, renderPicture } from "./render.ts";

export interface PictureRequest {
  readonly blob: Blob;
  readonly orientation: Orientation;
}

/** Null when the picture cannot be prepared in a worker. */
export type PictureAnswer = Rendered | null;

async function answer({ blob, orientation }: PictureRequest): Promise<PictureAnswer> {
  try {
    return await renderPicture(await decodeInWorker(blob), blob, orientation);
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
