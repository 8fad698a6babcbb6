import { readYear } from "#schema/imports/cells.ts";
import { type UpdateField, updateFields } from "#schema/imports/update-fields.ts";
import type { FieldReaders } from "./field-readers.ts";
import type { FieldCell } from "./row-problem.ts";

/**
 * The fields that a row states, by what is read of its cells: a blank cell states nothing, nor does one whose value is what
 * the artist has answered for all rows, nor a support without its depth.
 */
export function statedFields(read: FieldReaders, row: number): UpdateField[] {
  const isRead = ({ text, value }: FieldCell<unknown>) => text !== "" && value !== null;
  const hasSize = isRead(read.size(row));
  const depth = read.depth(row).value ?? read.size(row).value?.depth ?? 0;
  const status = read.status(row);
  const price = read.price(row).value;
  const stated: Readonly<Record<UpdateField, boolean>> = {
    title: isRead(read.title(row)),
    dateCreated: readYear(read.year(row).text) !== null,
    width: hasSize || isRead(read.width(row)),
    height: hasSize || isRead(read.height(row)),
    depth: isRead(read.support(row)) && depth > 0,
    medium: isRead(read.medium(row)),
    status:
      isRead(read.disposal(row)) ||
      isRead(status) ||
      isRead(read.forSale(row)) ||
      (price !== null && price.status !== null) ||
      (status.text === "" && isRead(read.soldOn(row))),
    statusWho: isRead(read.statusWho(row)),
    statusSince: isRead(read.statusSince(row)),
    statusUntil: isRead(read.statusUntil(row)),
    consignedThrough: isRead(read.consignedThrough(row)),
    location: isRead(read.location(row)),
    framed: isRead(read.framed(row)),
    framingCents: isRead(read.framingCost(row)),
    notes: isRead(read.notes(row)),
    hoursSpent: isRead(read.hours(row)),
    materialsCost: isRead(read.materials(row)),
    archived: isRead(read.archived(row)),
    askingPriceCents: price !== null && price.amount !== null,
    mediumLine: isRead(read.mediumLine(row)) || isRead(read.mediumWords(row)),
  };
  return updateFields.filter((field) => stated[field]);
}
