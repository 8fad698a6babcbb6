import type { ImportedSale, ImportedWork } from "#schema/imports/imported-work.ts";
import type { FieldReaders } from "./field-readers.ts";
import { allow, type RowProblem } from "./row-problem.ts";

type Delivered = Pick<
  ImportedSale,
  | "buyerEmail"
  | "buyerAddress"
  | "buyerCountry"
  | "buyerRegion"
  | "deliveredBy"
  | "handedOverIn"
  | "taxes"
>;

/** To whom and how a sold work was delivered, and what was charged on it, as our own exports have it. */
export function readDelivery(row: number, read: FieldReaders, problems: RowProblem[]): Delivered {
  const taxes = allow(read.taxes(row), problems, null);
  return {
    buyerEmail: allow(read.buyerEmail(row), problems, ""),
    buyerAddress: allow(read.buyerAddress(row), problems, ""),
    buyerCountry: allow(read.buyerCountry(row), problems, ""),
    buyerRegion: allow(read.buyerRegion(row), problems, ""),
    deliveredBy: allow(read.deliveredBy(row), problems, null),
    handedOverIn: allow(read.handedOverIn(row), problems, null),
    taxes: taxes === null || taxes === "by-channel" ? taxes : [...taxes],
  };
}

/** The channel of a consigned work, and whether a price is the artist's own. */
export function readTerms(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  isConsigned: boolean,
): Pick<ImportedWork, "isOwnPrice" | "consignedThrough" | "consignmentCommission"> {
  return {
    isOwnPrice: allow(read.ownPrice(row), problems, true),
    consignedThrough: isConsigned ? allow(read.consignedThrough(row), problems, "") : "",
    consignmentCommission: isConsigned
      ? allow(read.consignmentCommission(row), problems, null)
      : null,
  };
}
