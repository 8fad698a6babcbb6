import { convert, type Rates } from "../currency.ts";
import { leastOffTheList } from "./compared.ts";
import {
  type ComparedList,
  type Contradiction,
  findContradictions,
  type PricedWork,
} from "./contradictions.ts";
import { listPriceOfWork } from "./list-curves.ts";
import { type MendingList, toListable } from "./mend-plan.ts";
import type { CatalogueWork } from "./price-points.ts";

/**
 * The contradictions of a catalogue as an artist settles them, the widest gap first (price list, section 3.3). Sold works
 * are compared with at their sale price, and keep it, so that none is proposed for them. A work that contradicts another
 * one or the minimum is not named for being off the list as well: it is one price to think about. Nor is one that asks
 * about what `listed` says, which is rounded.
 */
export function catalogueContradictions(
  works: readonly CatalogueWork[],
  list: ComparedList,
  listed: MendingList | null = null,
): Contradiction[] {
  const byId = new Map(works.map((work) => [work.id, work]));
  const isListed = (id: string) => isNearListed(byId.get(id), listed, list.rates);
  const sold = new Set(works.flatMap(({ id, sale }) => (sale ? [id] : [])));
  const priced = works.flatMap(toPriced);
  const found = findContradictions(priced, list).filter((each) => !sold.has(mendedOf(each)));
  const isOffTheList = ({ kind }: Contradiction) => kind === "off-the-list";
  const others = new Set(found.filter((each) => !isOffTheList(each)).map(mendedOf));
  return found.filter(
    (each) => !isOffTheList(each) || !(others.has(mendedOf(each)) || isListed(mendedOf(each))),
  );
}

function isNearListed(
  work: CatalogueWork | undefined,
  listed: MendingList | null,
  rates: Rates,
): boolean {
  const price = work && listed && listPriceOfWork(listed, toListable(work), rates);
  if (!price || work.askedCents === null) return false;
  const asked = convert(work.askedCents, work.askedCurrency, listed.currency, rates);
  return Math.abs(asked / price - 1) <= leastOffTheList;
}

function mendedOf({ workIds: [mended = ""] }: Contradiction): string {
  return mended;
}

function toPriced(work: CatalogueWork): PricedWork[] {
  const { id, medium, width, height, framed, sale, status, archived } = work;
  const facts = { id, medium, framed, widthInches: width, heightInches: height };
  if (sale) return [{ ...facts, priceCents: sale.priceCents, currency: sale.currency }];
  if (archived || status === "not-for-sale" || work.askedCents === null) return [];
  return [{ ...facts, priceCents: work.askedCents, currency: work.askedCurrency }];
}
