import * as v from "valibot";
import { currencySchema } from "#schema/currency.ts";
import { workStatusSchema } from "./work-status.ts";

const historyKinds = [
  "suggested",
  "asking",
  "listed",
  "sold",
  "corrected",
  "returned",
  "status",
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** The reason that the page sends with a price that puts back the one before. */
export const undoneReason = "undone";

/** The reason of the own price with which a work keeps what it was offered at, although its suggestion has fallen. */
export const offeredPriceReason = "kept";

/**
 * One change of a work's price or status (price list, section 2). `amountCents` is null where an own asking price was
 * removed, and for a status; of the kind `corrected` it is what the work was sold for in truth. `status` is the status from then on, of the kinds `status`, `sold` and `returned`;
 * null for the others. `reason` is the artist's, or empty.
 */
export const historyEntrySchema = v.object({
  at: v.string(),
  kind: v.picklist(historyKinds),
  amountCents: v.nullable(v.number()),
  currency: v.nullable(currencySchema),
  status: v.nullable(workStatusSchema),
  reason: v.string(),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** The answer of `GET /api/artworks/{id}/history`, oldest first. */
export const historySchema = v.array(historyEntrySchema);
