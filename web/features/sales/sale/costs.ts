import type { Artwork } from "#schema/artworks/artwork.ts";
import { toCents } from "#schema/money.ts";
import type { Costs } from "#schema/price-lists/channels.ts";
import { inView, type View } from "#web/works/view.ts";

/** What a work has cost its artist, which is kept in Canadian dollars, in the currency in view. */
export function costsOf({ materialsCost, framingCents, hoursSpent }: Artwork, view: View): Costs {
  return {
    materialsCents: inView(toCents(materialsCost), "CAD", view),
    framingCents: inView(framingCents, "CAD", view),
    overheadCents: 0,
    hours: hoursSpent,
  };
}
