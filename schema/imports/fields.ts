import { foldName } from "./fold-name.ts";

/** What a column of an imported file can become (price list, section 6). */
export const importFields = [
  "title",
  "inventoryNumber",
  "year",
  "medium",
  "mediumLine",
  "support",
  "status",
  "forSale",
  "width",
  "height",
  "depth",
  "size",
  "units",
  "framed",
  "price",
  "ownPrice",
  "currency",
  "location",
  "statusWho",
  "statusSince",
  "statusUntil",
  "consignedThrough",
  "consignmentCommission",
  "notes",
  "hours",
  "materials",
  "framingCost",
  "archived",
  "disposal",
  "soldOn",
  "soldPrice",
  "soldTo",
  "soldThrough",
  "discount",
  "discountBorneBy",
  "commission",
  "saleFees",
  "saleShipping",
  "buyerEmail",
  "buyerAddress",
  "buyerRegion",
  "buyerCountry",
  "deliveredBy",
  "handedOverIn",
  "taxes",
] as const;
export type ImportField = (typeof importFields)[number];

/**
 * How many folded words are remembered: a file repeats its words in every row, and folding them takes longest of all.
 */
const rememberedWords = 10_000;
const folded = new Map<string, string>();

/** A heading or cell, as `foldName` writes it; only for what runs in the browser, where it is the artist's own memory. */
export function foldHeader(header: string): string {
  const known = folded.get(header);
  if (known !== undefined) return known;
  if (folded.size === rememberedWords) folded.clear();
  const text = foldName(header);
  folded.set(header, text);
  return text;
}
