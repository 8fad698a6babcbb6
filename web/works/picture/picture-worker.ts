import { decodeBitmap } from "./decode.ts";
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

/** The brands of files whose pictures may be coded in HEVC: phones' photographs, bursts, generic HEIF. */
const brands = new Set([
  "heic",
  "heix",
  "hevc",
  "hevx",
  "heim",
  "heis",
  "hevm",
  "hevs",
  "mif1",
  "msf1",
]);

/** Whether a file's first bytes identify it as HEIC, whatever its name and type. */
async function isHeic(blob: Blob): Promise<boolean> {
  const start = new TextDecoder("latin1").decode(await blob.slice(4, 12).arrayBuffer());
  return start.startsWith("ftyp") && brands.has(start.slice(4));
}
