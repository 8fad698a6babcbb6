import * as v from "valibot";
import { personSchema } from "./person.ts";

/** How long two people who were merged can be separated again. */
export const mergeUndoHours = 24;

/** What the merged person can give the other one in place of their own; an address goes whole. */
export const mergeFields = [
  "kind",
  "name",
  "organization",
  "email",
  "phone",
  "address",
  "language",
] as const;
export type MergeField = (typeof mergeFields)[number];

/** The answer of `POST /api/people/{id}/merge` (people, section 6): the merge, by which it is undone, and who stays. */
export const mergedPeopleSchema = v.object({ id: v.string(), person: personSchema });
export type MergedPeople = v.InferOutput<typeof mergedPeopleSchema>;

/** The answer of `GET /api/people/merges/undoable`: those that can still be undone, in no order. */
export const undoableMergesSchema = v.array(
  v.object({
    id: v.string(),
    /** Who was merged. */
    personId: v.string(),
    name: v.string(),
    /** The id of the person who stayed. */
    into: v.string(),
    mergedAt: v.string(),
  }),
);
export type UndoableMerge = v.InferOutput<typeof undoableMergesSchema>[number];

/**
 * What an undo leaves with the person who stayed, as it has been changed since: the title of a sold work or of one on
 * hold, a channel's name, an invoice's number, a room's title, or a field of that person, such as `notes`.
 */
const keptByUndoSchema = v.object({
  kind: v.picklist(["sale", "artwork", "channel", "invoice", "link", "field"]),
  id: v.string(),
  name: v.string(),
});
export type KeptByUndo = v.InferOutput<typeof keptByUndoSchema>;

/**
 * The answer of `POST /api/people/merges/{id}/undo` (people, section 2): who is back, who had stayed, and what stays with
 * them.
 */
export const undoneMergeSchema = v.object({
  person: personSchema,
  /** Null once they have been merged into somebody else. */
  into: v.nullable(personSchema),
  kept: v.array(keptByUndoSchema),
});
export type UndoneMerge = v.InferOutput<typeof undoneMergeSchema>;
