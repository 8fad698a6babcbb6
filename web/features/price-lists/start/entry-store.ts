import * as v from "valibot";
import { mediumSchema } from "#schema/artworks/media.ts";
import { currencySchema } from "#schema/currency.ts";
import { units } from "#schema/units.ts";
import { inputStore } from "#web/storage/input-store.ts";

const entrySchema = v.object({
  medium: mediumSchema,
  units: v.picklist(units),
  currency: currencySchema,
  text: v.string(),
});
export type Entry = v.InferOutput<typeof entrySchema>;

export const entryStore = inputStore("price-list", entrySchema);
/** Within the store. */
export const of = "entry";

/** Whether an entry was begun and neither taken nor cancelled. */
export function hasEntry(userId: string): boolean {
  return entryStore.read(userId, { of }) !== null;
}
