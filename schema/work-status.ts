import * as v from "valibot";
import { daySchema, earliestToday } from "./days.ts";

/** Where a work is in its life (price list, section 2). `sold` exists only with an open sale. */
export const workStatuses = ["available", "on-hold", "consigned", "sold", "not-for-sale"] as const;
export type WorkStatus = (typeof workStatuses)[number];
export const workStatusSchema = v.picklist(workStatuses, "Choose one of the statuses on offer.");

export const statusLimits = { whoCharacters: 200, locationCharacters: 200 } as const;

export const locationSchema = v.pipe(
  v.string("Enter a place."),
  v.trim(),
  v.maxLength(
    statusLimits.locationCharacters,
    `Use at most ${statusLimits.locationCharacters} characters.`,
  ),
);

/** What a status says besides its name; null where it does not apply or was not entered. Days are `YYYY-MM-DD`. */
export const statusDetailsSchema = v.object({
  /** For whom a work is on hold, or who has it on consignment. */
  who: v.nullable(v.string()),
  /** The last day of a hold. */
  until: v.nullable(v.string()),
  /** The channel of a consignment, which has its commission. */
  channelId: v.nullable(v.string()),
  since: v.nullable(v.string()),
  dueBack: v.nullable(v.string()),
});
export type StatusDetails = v.InferOutput<typeof statusDetailsSchema>;

/** The statuses in which each detail may be sent. */
const statusesOf: Readonly<Record<keyof StatusDetails, readonly WorkStatus[]>> = {
  who: ["on-hold", "consigned"],
  until: ["on-hold"],
  channelId: ["consigned"],
  since: ["consigned"],
  dueBack: ["consigned"],
};

const detailKeys = Object.keys(statusesOf) as (keyof StatusDetails)[];

/**
 * The body of `PATCH /api/artworks/{id}/status`. A detail that is left out is cleared, a location that is left out
 * stays. Without `since`, a consignment begins today.
 */
export const statusInputSchema = v.pipe(
  v.strictObject({
    status: workStatusSchema,
    who: v.optional(
      v.pipe(
        v.string("Enter a name."),
        v.trim(),
        v.maxLength(
          statusLimits.whoCharacters,
          `Use at most ${statusLimits.whoCharacters} characters.`,
        ),
      ),
    ),
    until: v.optional(daySchema),
    location: v.optional(locationSchema),
    channelId: v.optional(v.string("Choose a channel.")),
    since: v.optional(daySchema),
    dueBack: v.optional(daySchema),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { status } = dataset.value;
    for (const key of detailKeys) {
      if (dataset.value[key] === undefined || statusesOf[key].includes(status)) continue;
      addIssue({
        message: `Send this only with the status ${statusesOf[key].join(" or ")}.`,
        path: [
          { type: "object", origin: "value", input: dataset.value, key, value: dataset.value[key] },
        ],
      });
    }
  }),
  v.forward(
    v.partialCheck(
      [["since"], ["dueBack"]],
      ({ since, dueBack }) => since === undefined || dueBack === undefined || dueBack >= since,
      "Enter a day after the consignment began.",
    ),
    ["dueBack"],
  ),
);
export type StatusInput = v.InferOutput<typeof statusInputSchema>;

/** The reason in the history of a hold that ended by itself; the artist's own reasons are only with prices and returns. */
export const holdEndedReason = "hold-ended";

/** Whether a hold is over: it lasts until the end of its last day, wherever in Canada that is. */
export function isHoldOver(
  { status, until }: { readonly status: WorkStatus; readonly until: string | null },
  now: Date,
): boolean {
  return status === "on-hold" && until !== null && until < earliestToday(now);
}
