import { decodeBitmap } from "./decode.ts";
import type { Orientation } from "./orientation.ts";
import { type Rendered, renderPicture } from "./render.ts";

export interface PictureRequest {
  readonly blob: Blob;
  readonly orientation: Orientation;
}

/** Null for what cannot be done without a document, or not at all. */
export type PictureAnswer = Rendered | null;

async function answer({ blob, orientation }: PictureRequest): Promise<PictureAnswer> {
  try {
    return await renderPicture(await decodeBitmap(blob), blob.type, orientation);
  } catch (error) {
    console.warn("The picture could not be prepared in a worker.", error);
    return null;
  }
}

addEventListener("message", async ({ data }: MessageEvent<PictureRequest>) => {
  postMessage(await answer(data));
});
