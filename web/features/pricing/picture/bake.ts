import { fromDataUrl, toDataUrl } from "./data-url.ts";
import { isUpright } from "./orientation.ts";
import type { Picture } from "./picture.ts";
import { renderPicture } from "./render.ts";

/**
 * The `imageUrl` of a save: the rotation and the flip baked in, once, from the best source at hand. A
 * picture that hangs as it was read or stored goes along as it is.
 */
export async function bakePicture(picture: Picture): Promise<string> {
  if (isUpright(picture.orientation)) return picture.url;
  const source = picture.original ?? (await loadSource(picture));
  return toDataUrl(await renderPicture(source, picture.orientation));
}

async function loadSource(picture: Picture): Promise<Blob> {
  if (!picture.isStored) return fromDataUrl(picture.url);
  const response = await fetch(picture.url, { credentials: "include" });
  if (!response.ok) throw new Error(`The stored picture answered ${response.status}.`);
  return response.blob();
}
