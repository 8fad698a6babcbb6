import * as v from "valibot";

/** The fields of a work that an import can update; the inventory number is what a work is recognized by, and stays. */
export const updateFields = [
  "title",
  "dateCreated",
  "width",
  "height",
  "depth",
  "medium",
  "mediumLine",
  "status",
  "statusWho",
  "statusSince",
  "statusUntil",
  "consignedThrough",
  "location",
  "framed",
  "framingCents",
  "notes",
  "hoursSpent",
  "materialsCost",
  "archived",
  "askingPriceCents",
] as const;
export type UpdateField = (typeof updateFields)[number];

/** The fields that a row states, of which a work is updated; the others of the work stay. */
export const updateSchema = v.pipe(
  v.array(
    v.picklist(updateFields, "Name fields that an import can update."),
    "Send the list of fields.",
  ),
  v.minLength(1, "Name at least one field."),
  v.maxLength(updateFields.length, "Name each field once."),
);

/**
 * What of the file is not applied to a work: a price below the highest at which it, or one like it, was offered or sold; what
 * its suggested price was calculated from; status and price of a sold work; and that it was sold, as an import updates no sales.
 */
export const unappliedReasons = ["lower-price", "calculated", "sold", "sale"] as const;
export type UnappliedReason = (typeof unappliedReasons)[number];
