import { upright } from "./orientation.ts";
import type { Picture } from "./picture.ts";
import { preparePicture } from "./prepare.ts";

/** Dropped files that are not pictures are ignored (specification, section 5). */
export function isPictureFile(file: File): boolean {
  // Some systems have no type for HEIC.
  return file.type.startsWith("image/") || /\.hei[cf]$/i.test(file.name);
}

/** Reads a chosen file and shrinks it. Rejects with `UnreadablePicture` if it is not a picture. */
export async function readPictureFile(file: File, signal: AbortSignal): Promise<Picture> {
  const { picture, thumbnail, size } = await preparePicture(file, upright, signal);
  return { url: picture, thumbnail, size, isStored: false, original: file, orientation: upright };
}
