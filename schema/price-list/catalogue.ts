import {
  type ComparedList,
  type Contradiction,
  findContradictions,
  type PricedWork,
} from "./contradictions.ts";
import type { CatalogueWork } from "./price-points.ts";

/**
 * The contradictions of a catalogue that can be mended, the widest gap first (price list, section 3.3): sold works are
 * compared with at their sale price, and keep it, so that none is proposed for them.
 */
export function catalogueContradictions(
  works: readonly CatalogueWork[],
  list: ComparedList,
): Contradiction[] {
  const sold = new Set(works.flatMap(({ id, sale }) => (sale ? [id] : [])));
  const priced = works.flatMap(toPriced);
  return findContradictions(priced, list).filter(
    ({ workIds: [mended] }) => !sold.has(mended ?? ""),
  );
}

function toPriced(work: CatalogueWork): PricedWork[] {
  const { id, medium, width, height, framed, sale, status, archived } = work;
  const facts = { id, medium, framed, widthInches: width, heightInches: height };
  if (sale) return [{ ...facts, priceCents: sale.priceCents, currency: sale.currency }];
  if (archived || status === "not-for-sale" || work.askedCents === null) return [];
  return [{ ...facts, priceCents: work.askedCents, currency: work.askedCurrency }];
}
