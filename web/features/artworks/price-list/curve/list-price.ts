import type { Medium } from "#schema/media.ts";
import type { Cents } from "#schema/money.ts";
import { listPriceOf } from "#schema/price-list/list-curves.ts";
import type { FaceSize } from "#schema/price-list/sizes.ts";
import type { PriceListView } from "../view.ts";

type List = Pick<PriceListView, "curves" | "settings">;

/** What the list that is shown says for a picture, rounded as it rounds; null where it does not cover the medium. */
export function listCents({ curves, settings }: List, medium: Medium, size: FaceSize): Cents | null {
  const { anchors, rounding } = settings;
  return listPriceOf({ curves, anchors, rounding }, medium, size);
}
