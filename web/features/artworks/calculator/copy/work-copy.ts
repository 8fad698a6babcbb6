import { type Artwork, artworkLimits } from "#schema/artworks/artwork.ts";
import type { Units } from "#schema/units.ts";
import { call } from "#web/api/api.ts";
import { toDataUrl } from "#web/works/picture/data-url.ts";
import { type Picture, unpreparedPicture } from "#web/works/picture/picture.ts";
import { artworkForm, type Form } from "../form/form.ts";

/** A work of the gallery, to start another one from. */
export interface WorkCopy {
  readonly artwork: Artwork;
  /** The picture's own bytes: two works never share a stored one. */
  readonly picture: Picture | null;
}

/** Reads all that a copy needs, its picture too. Rejects when that cannot be had. */
export async function copyWork(artwork: Artwork): Promise<WorkCopy> {
  if (artwork.imageUrl === null) return { artwork, picture: null };
  const original = await (await call("GET", artwork.imageUrl)).blob();
  const url = await toDataUrl(original);
  return { artwork, picture: unpreparedPicture(url, original) };
}

interface CopyWords {
  readonly defaultTitle: string;
  /** Makes `Low Tide` the title of its copy. */
  readonly titled: (title: string) => string;
}

/** The copy as a new work, without a price: the artist calculates it with today's profile and rate. */
export function formOfCopy({ artwork, picture }: WorkCopy, units: Units, words: CopyWords): Form {
  const form = artworkForm(artwork, units, words.defaultTitle);
  const title = form.title === "" ? "" : words.titled(form.title);
  const isTooLong = title.length > artworkLimits.titleCharacters;
  return { ...form, title: isTooLong ? form.title : title, picture, price: null };
}
