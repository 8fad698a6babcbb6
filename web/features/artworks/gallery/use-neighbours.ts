import { useMemo, useState } from "react";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import { readGalleryPlace } from "#web/works/gallery-place.ts";
import { everything } from "./arrange.ts";
import { readArrangement, storedView, useArranged } from "./arrangement.ts";

const none: readonly Artwork[] = [];

/** The works before and after one in the gallery as it was left; among all works where it was not shown there. */
export function useNeighbours(
  userId: string,
  artworks: readonly Artwork[] | undefined,
  id: string,
  rates: Rates,
) {
  const [{ filter, sort }] = useState(() =>
    readArrangement(new URLSearchParams(readGalleryPlace(userId).query), storedView()),
  );
  const shown = useArranged(artworks ?? none, filter, sort, rates);
  const all = useArranged(artworks ?? none, everything, sort, rates);
  return useMemo(
    () => neighboursOf(shown.some((each) => each.id === id) ? shown : all, id),
    [shown, all, id],
  );
}

/** Null at either end, and for a work that is not in the list. */
export function neighboursOf<Work extends Pick<Artwork, "id">>(works: readonly Work[], id: string) {
  const at = works.findIndex((each) => each.id === id);
  return {
    previous: (at === -1 ? undefined : works[at - 1]) ?? null,
    next: (at === -1 ? undefined : works[at + 1]) ?? null,
  };
}
