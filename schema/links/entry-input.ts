import * as v from "valibot";
import { daySchema } from "#schema/day-schema.ts";
import { personIdSchema } from "#schema/people/person-id.ts";
import { oneLine, severalLines } from "#schema/text.ts";
import { entryKinds } from "./entry.ts";
import { entryLimits } from "./entry-limits.ts";

// Apart from what is answered, as web pages only send it.

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}

function text(maximum: number, missing: string, clean: typeof oneLine = oneLine) {
  return v.pipe(
    v.string(missing),
    clean,
    v.trim(),
    v.maxLength(maximum, `Use at most ${maximum} characters.`),
    v.check(
      (typed) => countLinks(typed) <= entryLimits.linksInText,
      `Use at most ${entryLimits.linksInText} links.`,
    ),
  );
}

const noName = "Enter your name.";
const noContact = "Enter an email address or a phone number.";

/**
 * The body of `POST /api/guest/{id}.{proof}/entries`: interest in a work, or in all that is shown, or a wish to hold a work.
 * `website` is a field that people do not see, and has to be empty.
 */
export const entryInputSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(entryKinds, "Choose interest or hold."),
    workId: v.optional(v.pipe(v.string("Choose a work."), oneLine)),
    name: v.pipe(text(entryLimits.nameCharacters, noName), v.minLength(1, noName)),
    contact: v.pipe(text(entryLimits.contactCharacters, noContact), v.minLength(1, noContact)),
    message: v.optional(text(entryLimits.messageCharacters, "Enter a message.", severalLines), ""),
    website: v.optional(v.literal("", "Leave this empty."), ""),
  }),
  v.forward(
    v.partialCheck(
      [["kind"], ["workId"]],
      ({ kind, workId }) => kind !== "hold" || workId !== undefined,
      "Choose a work.",
    ),
    ["workId"],
  ),
);
export type EntryInput = v.InferOutput<typeof entryInputSchema>;

/**
 * The body of `POST /api/entries/{id}/accept`: of a hold its last day, the day after tomorrow where it is left out, and who
 * wrote it among the artist's people, where that is not for the Worker to find.
 */
export const acceptInputSchema = v.strictObject({
  until: v.optional(daySchema),
  personId: v.optional(personIdSchema),
});
export type AcceptInput = v.InferOutput<typeof acceptInputSchema>;
