import type { ImportedSale } from "#schema/imports/imported-work.ts";
import { channelKindIn } from "#schema/imports/words.ts";

/**
 * Whether a file does not say through which channel a work was sold: it states no commission, and names none, a gallery, or
 * a name that is no kind of channel. What a gallery keeps is not guessed.
 */
export function isWithoutChannel({
  commission,
  through,
}: Pick<ImportedSale, "commission" | "through">): boolean {
  if (commission !== null) return false;
  const kind = channelKindIn(through);
  return kind === null || kind === "gallery";
}
