import * as v from "valibot";
import { importLimits, rowNumberSchema } from "#schema/imports/import-input.ts";
import { importedPersonSchema, personUpdateFields } from "./imported-person.ts";

/** The body of `POST /api/imports/{id}/people`. `row` is the row's number in the file; a row is applied once. */
export const importPeopleInputSchema = v.strictObject({
  rows: v.pipe(
    v.array(
      v.strictObject({
        row: rowNumberSchema,
        person: importedPersonSchema,
        /** They are somebody else than the person with their email or name. */
        isAnother: v.optional(v.boolean("Send true or false.")),
        /** The fields that the file states, which a person takes from it whom the artist has already; without them they stay. */
        update: v.optional(
          v.pipe(
            v.array(
              v.picklist(personUpdateFields, "Name fields of a person."),
              "Send the list of fields.",
            ),
            v.minLength(1, "Name at least one field."),
            v.maxLength(personUpdateFields.length, "Name each field once."),
          ),
        ),
      }),
      "Send the list of rows.",
    ),
    v.minLength(1, "Send at least one row."),
    v.maxLength(importLimits.rowsAtOnce, `Send at most ${importLimits.rowsAtOnce} rows at once.`),
    v.check(
      (rows) => new Set(rows.map(({ row }) => row)).size === rows.length,
      "A row is listed twice.",
    ),
  ),
});
export type PersonRow = v.InferOutput<typeof importPeopleInputSchema>["rows"][number];

const personOfRowSchema = v.object({ row: v.number(), personId: v.string() });

/**
 * The answer: the rows that are people now, those that an earlier request made among them; those by which people whom the
 * artist had (`findKnownPeople`) were updated; those who stay as they are, or are the person of a row above; and those for
 * whom there is no room.
 */
export const appliedPeopleSchema = v.object({
  applied: v.array(personOfRowSchema),
  updated: v.array(personOfRowSchema),
  skipped: v.array(personOfRowSchema),
  refused: v.array(v.object({ row: v.number(), reason: v.picklist(["no-room"]) })),
});
export type AppliedPeople = v.InferOutput<typeof appliedPeopleSchema>;
