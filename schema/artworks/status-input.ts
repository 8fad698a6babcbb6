import * as v from "valibot";
import { daySchema } from "#schema/day-schema.ts";
import { personIdSchema } from "#schema/people/person-id.ts";
import { oneLine } from "#schema/text.ts";
import { locationSchema } from "./artwork-record.ts";
import { type StatusDetails, statusLimits, type WorkStatus, workStatuses } from "./work-status.ts";

/** The statuses in which each detail may be sent. */
const statusesOf: Readonly<Record<keyof StatusDetails | "personId", readonly WorkStatus[]>> = {
  who: ["on-hold", "consigned"],
  personId: ["on-hold"],
  until: ["on-hold"],
  channelId: ["consigned"],
  since: ["consigned"],
  dueBack: ["consigned"],
};

const detailKeys = Object.keys(statusesOf) as (keyof typeof statusesOf)[];

/**
 * The body of `PATCH /api/artworks/{id}/status`. A detail that is left out is cleared, a location that is left out
 * stays. Without `since`, a consignment begins today. A hold is for the person `personId`, whose name `who` then is, or for
 * whom `who` names. `isUndo` says that the last change is undone by it: a work that left an agreement by that is in it again.
 */
export const statusInputSchema = v.pipe(
  v.strictObject({
    status: v.picklist(workStatuses, "Choose one of the statuses on offer."),
    who: v.optional(
      v.pipe(
        v.string("Enter a name."),
        oneLine,
        v.trim(),
        v.maxLength(
          statusLimits.whoCharacters,
          `Use at most ${statusLimits.whoCharacters} characters.`,
        ),
      ),
    ),
    personId: v.optional(personIdSchema),
    until: v.optional(daySchema),
    location: v.optional(locationSchema),
    channelId: v.optional(v.pipe(v.string("Choose a channel."), oneLine)),
    since: v.optional(daySchema),
    dueBack: v.optional(daySchema),
    isUndo: v.optional(v.boolean()),
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
