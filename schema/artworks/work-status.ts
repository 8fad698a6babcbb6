import * as v from "valibot";

/** Where a work is in its life (price list, section 2). `sold` exists only with an open sale. */
export const workStatuses = ["available", "on-hold", "consigned", "sold", "not-for-sale"] as const;
export type WorkStatus = (typeof workStatuses)[number];
export const workStatusSchema = v.picklist(workStatuses);

/** What a status says besides its name; null where it does not apply or was not entered. Days are `YYYY-MM-DD`. */
export const statusDetailsSchema = v.object({
  /** For whom a work is on hold, or who has it on consignment. */
  who: v.nullable(v.string()),
  /** For whom it is on hold, among the artist's people; left out by the Worker of the previous release. */
  personId: v.optional(v.nullable(v.string())),
  /** The last day of a hold. */
  until: v.nullable(v.string()),
  /** The channel of a consignment, which has its commission. */
  channelId: v.nullable(v.string()),
  since: v.nullable(v.string()),
  dueBack: v.nullable(v.string()),
});
export type StatusDetails = v.InferOutput<typeof statusDetailsSchema>;

export const statusLimits = { whoCharacters: 200, locationCharacters: 200 } as const;
