import { convert, type Rates } from "#schema/currency.ts";
import { leastOffTheList } from "#schema/price-lists/compared.ts";
import {
  type ComparedList,
  type Contradiction,
  findContradictions,
  type PricedWork,
} from "#schema/price-lists/contradictions.ts";
import { contradictionKey } from "#schema/price-lists/dismissals.ts";
import { listPriceOfWork } from "#schema/price-lists/list-curves.ts";
import type { CatalogueWork } from "#schema/price-lists/price-points.ts";
import { type SettledPrice, settleAll } from "#schema/price-lists/settle.ts";
import { type ReferenceList, toListable } from "./contradictions/resolving-prices.ts";

/**
 * The contradictions of a catalogue as an artist settles them, the widest gap first (price list, section 3.3). Sold works
 * are compared with at their sale price, and keep it, so that none is proposed for them. A work that contradicts another
 * one or the minimum is not named for being off the list as well: it is one price to think about. Nor is one that asks
 * about what `listed` says, which is rounded.
 */
export function catalogueContradictions(
  works: readonly CatalogueWork[],
  list: ComparedList,
  listed: ReferenceList | null = null,
): Contradiction[] {
  return split(works, list, listed).named;
}

/**
 * The raises that settle the contradictions of a catalogue (`settleAll`). Works that are sold, held or consigned keep their
 * price, and so do those that contradict others in a way that the artist has dismissed, those that ask about what the
 * list says, and those that the artist leaves out.
 */
export function settleCatalogue(
  works: readonly CatalogueWork[],
  list: ComparedList,
  listed: ReferenceList | null,
  {
    dismissed,
    leftOut,
  }: {
    /** The keys of dismissed contradictions. */
    readonly dismissed: ReadonlySet<string>;
    /** The ids of works. */
    readonly leftOut: ReadonlySet<string>;
  },
): SettledPrice[] {
  const { named, rounded } = split(works, list, listed);
  const fixed = new Set([
    ...works.flatMap(({ id, status }) => (status === "available" ? [] : [id])),
    ...named.filter((each) => dismissed.has(contradictionKey(each))).map(firstWorkOf),
    ...rounded,
    ...leftOut,
  ]);
  const priced = works.flatMap(toPriced);
  return settleAll(
    priced.map((work) => ({ ...work, isFixed: fixed.has(work.id) })),
    list,
  );
}

/** The contradictions to name, and the works that are off the curve for asking what the list says, rounded. */
function split(
  works: readonly CatalogueWork[],
  list: ComparedList,
  listed: ReferenceList | null,
): { readonly named: Contradiction[]; readonly rounded: string[] } {
  const byId = new Map(works.map((work) => [work.id, work]));
  const sold = new Set(works.flatMap(({ id, sale }) => (sale ? [id] : [])));
  const priced = works.flatMap(toPriced);
  const found = findContradictions(priced, list).filter((each) => !sold.has(firstWorkOf(each)));
  const offTheList = found.filter(({ kind }) => kind === "off-the-list").map(firstWorkOf);
  const others = new Set(found.filter(({ kind }) => kind !== "off-the-list").map(firstWorkOf));
  const rounded = new Set(
    offTheList.filter((id) => !others.has(id) && isNearListed(byId.get(id), listed, list.rates)),
  );
  const named = found.filter(
    (each) =>
      each.kind !== "off-the-list" ||
      !(others.has(firstWorkOf(each)) || rounded.has(firstWorkOf(each))),
  );
  return { named, rounded: [...rounded] };
}

function isNearListed(
  work: CatalogueWork | undefined,
  listed: ReferenceList | null,
  rates: Rates,
): boolean {
  const price = work && listed && listPriceOfWork(listed, toListable(work), rates);
  if (!price || work.askedCents === null) return false;
  const asked = convert(work.askedCents, work.askedCurrency, listed.currency, rates);
  return Math.abs(asked / price - 1) <= leastOffTheList;
}

function firstWorkOf({ workIds: [first = ""] }: Contradiction): string {
  return first;
}

function toPriced(work: CatalogueWork): PricedWork[] {
  const { id, medium, width, height, framed, sale, status, archived } = work;
  const facts = { id, medium, framed, widthInches: width, heightInches: height };
  if (sale) return [{ ...facts, priceCents: sale.priceCents, currency: sale.currency }];
  if (archived || status === "not-for-sale" || work.askedCents === null) return [];
  return [{ ...facts, priceCents: work.askedCents, currency: work.askedCurrency }];
}
