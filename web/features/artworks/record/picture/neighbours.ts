import type { Artwork } from "#schema/artworks/artwork.ts";

/** The works before and after one, in the gallery's order. */
export interface Neighbours {
  readonly previous: Pick<Artwork, "id" | "title"> | null;
  readonly next: Pick<Artwork, "id" | "title"> | null;
}
