import type { WorkStatus } from "#schema/artworks/work-status.ts";
import { isBlankCell } from "#schema/imports/cells.ts";
import { flagIn } from "#schema/imports/words.ts";
import type { FieldReaders } from "./field-readers.ts";
import type { ImportSettings } from "./import-settings.ts";
import { allow, need, type RowProblem } from "./row-problem.ts";

/**
 * By how the work left, by the column of the status, by a word in place of its price, by its sale, and by whether it is for
 * sale; a work that says nothing is available. That it is not on offer counts for more than that it is.
 */
export function statusOf(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  settings: ImportSettings,
): WorkStatus | null {
  const disposed = disposalOf(row, read, problems);
  const forSale = forSaleOf(row, read, problems, settings);
  if (disposed !== null) return disposed;
  const priced = read.price(row).value?.status ?? null;
  const cell = read.status(row);
  if (cell.text !== "") {
    const stated = need(cell, problems);
    return stated === "available" ? (priced ?? forSale ?? stated) : stated;
  }
  return hasSale(row, read) ? "sold" : (priced ?? forSale ?? "available");
}

/** A no says nothing of how it left. */
function disposalOf(row: number, read: FieldReaders, problems: RowProblem[]): WorkStatus | null {
  const cell = read.disposal(row);
  return flagIn(cell.text) === false ? null : allow(cell, problems, null);
}

/** In a column of marks a blank cell is asked about as well. */
function forSaleOf(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  { isForSaleMarked }: ImportSettings,
): WorkStatus | null {
  const cell = read.forSale(row);
  return isForSaleMarked ? need(cell, problems) : allow(cell, problems, null);
}

function hasSale(row: number, read: FieldReaders): boolean {
  const hasBuyer = !isBlankCell(read.soldTo(row).text);
  return read.soldOn(row).text !== "" || read.soldPrice(row).value !== null || hasBuyer;
}
