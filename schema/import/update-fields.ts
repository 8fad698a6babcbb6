import * as v from "valibot";
import type { ImportField } from "./fields.ts";

/** The fields of a work that an import can update; the inventory number is what a work is recognized by, and stays. */
export const updateFields = [
  "title",
  "dateCreated",
  "width",
  "height",
  "depth",
  "medium",
  "status",
  "statusWho",
  "statusSince",
  "statusUntil",
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
export const keptReasons = ["lower-price", "calculated", "sold", "sale"] as const;
export type KeptReason = (typeof keptReasons)[number];

/** The columns that state a field. */
const columnsOf: Readonly<Record<UpdateField, readonly ImportField[]>> = {
  title: ["title"],
  dateCreated: ["year"],
  width: ["width", "size"],
  height: ["height", "size"],
  depth: ["support"],
  medium: ["medium"],
  status: ["status", "disposal", "soldOn"],
  statusWho: ["statusWho"],
  statusSince: ["statusSince"],
  statusUntil: ["statusUntil"],
  location: ["location"],
  framed: ["framed"],
  framingCents: ["framingCost"],
  notes: ["notes"],
  hoursSpent: ["hours"],
  materialsCost: ["materials"],
  archived: ["archived"],
  askingPriceCents: ["price"],
};

/** The fields that a row states, by what its cells hold: a blank cell states nothing, nor does a support without its depth. */
export function statedFields(textOf: (field: ImportField) => string): UpdateField[] {
  const isStated = (field: ImportField) => textOf(field).trim() !== "";
  return updateFields.filter(
    (field) => columnsOf[field].some(isStated) && (field !== "depth" || isStated("depth")),
  );
}
