import type { ArtworkInput } from "#schema/artworks/artwork.ts";
import { fromDataUrl } from "./data-url.ts";
import { isUpright, upright } from "./orientation.ts";
import type { Picture } from "./picture.ts";
import { preparePicture } from "./prepare.ts";

/** What a save sends of a picture. */
type EncodedPicture = Pick<ArtworkInput, "imageUrl" | "thumbnail">;

/**
 * The picture as a save sends it: rotation and mirroring are applied to the pixels once, from the best source. An upright
 * picture is sent as it was read or stored.
 */
export async function encodePicture(picture: Picture): Promise<EncodedPicture> {
  if (isUpright(picture.orientation)) {
    if (picture.isStored) return { imageUrl: picture.url };
    return {
      imageUrl: picture.url,
      thumbnail: picture.thumbnail ?? (await makeThumbnail(picture)),
    };
  }
  const source = picture.original ?? (await loadSource(picture));
  const rendered = await preparePicture(source, picture.orientation);
  return { imageUrl: rendered.picture, thumbnail: rendered.thumbnail };
}

/** A picture without a thumbnail can still be saved. */
async function makeThumbnail(picture: Picture): Promise<string | null> {
  try {
    return (await preparePicture(fromDataUrl(picture.url), upright)).thumbnail;
  } catch (error) {
    console.warn("A thumbnail could not be made.", error);
    return null;
  }
}

async function loadSource(picture: Picture): Promise<Blob> {
  if (!picture.isStored) return fromDataUrl(picture.url);
  const response = await fetch(picture.url, { credentials: "include" });
  if (!response.ok) throw new Error(`The stored picture answered ${response.status}.`);
  return response.blob();
}
