import type { Medium } from "#schema/artworks/media.ts";

/** How a price list sets its media apart: what is painted on canvas and panels, and what is made on paper. */
export const mediaGroups = {
  canvas: ["oil", "acrylic", "mixed", "encaustic", "collage", "mosaic"],
  paper: ["watercolour", "gouache", "pastel", "ink", "charcoal"],
} as const satisfies Record<string, readonly Medium[]>;
export type MediaGroup = keyof typeof mediaGroups;

/** The media of a list in its order, by group; a group without any is left out. */
export function groupMedia(
  inUse: ReadonlySet<Medium>,
): { readonly group: MediaGroup; readonly media: readonly Medium[] }[] {
  return (["canvas", "paper"] as const).flatMap((group) => {
    const found = mediaGroups[group].filter((medium) => inUse.has(medium));
    return found.length === 0 ? [] : [{ group, media: found }];
  });
}

/** All media in the order of a list. */
export const listedMedia: readonly Medium[] = [...mediaGroups.canvas, ...mediaGroups.paper];
