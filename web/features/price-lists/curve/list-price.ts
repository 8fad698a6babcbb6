import type { Medium } from "#schema/artworks/media.ts";
import type { Cents } from "#schema/money.ts";
import type { FaceSize } from "#schema/price-lists/sizes.ts";
import { listedPrice } from "#schema/price-lists/table.ts";
import type { PriceListView } from "../view.ts";

type List = Pick<PriceListView, "curves" | "settings">;

/** What the list that is shown says for a picture, rounded as it rounds; null where it does not cover the medium. */
export function listCents(
  { curves, settings }: List,
  medium: Medium,
  size: FaceSize,
): Cents | null {
  const curve = curves[medium];
  if (curve === undefined) return null;
  const anchors = settings.anchors.filter((anchor) => anchor.medium === medium);
  return listedPrice(curve, size, anchors, settings.rounding);
}
