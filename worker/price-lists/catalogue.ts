import type { CatalogueWork } from "#schema/price-list/price-points.ts";
import { askedPriceOf } from "#worker/artworks/asked-price.ts";
import type { CatalogueRow } from "./catalogue-queries.ts";

/** A work as the calculations of the schema take it. */
export function toCatalogueWork(row: CatalogueRow): CatalogueWork {
  const { widthInches: width, heightInches: height, ...work } = row;
  return { ...work, width, height, ...askedPriceOf(row) };
}
