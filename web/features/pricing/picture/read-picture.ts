import { toDataUrl } from "./data-url.ts";
import { upright } from "./orientation.ts";
import type { Picture } from "./picture.ts";
import { renderPicture } from "./render.ts";

/** Dropped files that are not pictures are ignored (specification, section 5). */
export function isPictureFile(file: File): boolean {
  // Some systems have no type for HEIC; it is let through, to be told that it cannot be opened.
  return file.type.startsWith("image/") || /\.hei[cf]$/i.test(file.name);
}

/** Reads a chosen file and shrinks it at once. Rejects with `UnreadablePicture` on what is no picture. */
export async function readPicture(file: File): Promise<Picture> {
  const shrunk = await renderPicture(file, upright);
  return {
    url: await toDataUrl(shrunk),
    isStored: false,
    original: file,
    orientation: upright,
  };
}
