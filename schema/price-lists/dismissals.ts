import * as v from "valibot";
import { reasonSchema } from "#schema/artworks/asking-price.ts";
import { oneLine } from "#schema/text.ts";
import type { Contradiction } from "./contradictions.ts";

/** Identifies a contradiction, whichever of its works is raised: `same-size-differs:a:b`. */
export function contradictionKey({
  kind,
  workIds,
}: Pick<Contradiction, "kind" | "workIds">): string {
  return [kind, ...workIds.toSorted()].join(":");
}

const keySchema = v.pipe(
  v.string("Send the key of a contradiction."),
  oneLine,
  v.minLength(1, "Send the key of a contradiction."),
  v.maxLength(200, "Send the key of a contradiction."),
);

/** A contradiction that the artist leaves as it is. `reason` may be empty. */
export const dismissalSchema = v.object({
  key: v.string(),
  reason: v.string(),
  dismissedAt: v.string(),
});
export type Dismissal = v.InferOutput<typeof dismissalSchema>;

/** The answer of `GET` and `PUT /api/contradictions/dismissals`: all of the artist's, newest first. */
export const dismissalsSchema = v.array(dismissalSchema);

/** The body of `PUT /api/contradictions/dismissals`; without a reason (null) the contradiction is shown again. */
export const dismissalInputSchema = v.strictObject({
  key: keySchema,
  reason: v.nullable(reasonSchema),
});
export type DismissalInput = v.InferOutput<typeof dismissalInputSchema>;
