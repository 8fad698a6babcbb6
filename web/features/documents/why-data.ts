import type { Artwork } from "#schema/artworks/artwork.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import type { DocumentArtist } from "#schema/documents/content.ts";
import { documentWork } from "#schema/documents/describe.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import { listPriceOfWork, scaleCurve } from "#schema/price-lists/list-curves.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { localDay } from "#web/browser/local-day.ts";
import type { DocumentSettings } from "./document-settings.ts";
import type { PricedMark, WhyThisPrice } from "./forms/why-content.ts";

/** More than these cannot be distinguished on the page. */
const mostOthers = 400;

interface WhyData {
  readonly works: readonly Artwork[];
  readonly inForce: PriceList | null;
  readonly rates: Rates;
  readonly now: Date;
}

/** What "Why this price" says of a work: everything in the currency of its price, at today's rates. */
export function whyOf(
  work: Artwork,
  { language, showsHours, showsMaterials }: DocumentSettings,
  artist: DocumentArtist,
  { works, inForce, rates, now }: WhyData,
): WhyThisPrice {
  const currency = work.askedCurrency;
  const toOwn = (cents: Cents, from: Currency) =>
    roundHalfUp(convert(cents, from, currency, rates));
  const sized = { ...work, widthInches: work.width, heightInches: work.height };
  const listed = inForce && listPriceOfWork(inForce, sized, rates);
  const curve = inForce?.curves?.[work.medium];
  return {
    language,
    artist,
    currency,
    showsHours,
    showsMaterials,
    work: documentWork(work, work.imageUrl !== null),
    day: localDay(now),
    priceCents: work.askedCents,
    listedCents: inForce && listed !== null ? toOwn(listed, inForce.currency) : null,
    breakdown: breakdownIn(work, toOwn),
    curve:
      inForce && curve ? scaleCurve(curve, convert(1, inForce.currency, currency, rates)) : null,
    others: othersOf(work, works, toOwn),
  };
}

type ToOwn = (cents: Cents, from: Currency) => Cents;

/** The parts of the formula's price; rounded each, so that they add up. */
function breakdownIn({ breakdown }: Artwork, toOwn: ToOwn): WhyThisPrice["breakdown"] {
  if (breakdown === null) return null;
  const { currency, hoursSpent } = breakdown;
  const areaCents = toOwn(breakdown.areaCents, currency);
  const labourCents = toOwn(breakdown.labourCents, currency);
  const materialsCents = toOwn(breakdown.materialsCents, currency);
  const totalCents = areaCents + labourCents + materialsCents;
  return { areaCents, labourCents, materialsCents, totalCents, hoursSpent };
}

/** The other works with a price; of very many those of the same medium. */
function othersOf(work: Artwork, works: readonly Artwork[], toOwn: ToOwn): PricedMark[] {
  const others = works.filter(
    ({ id, archived, width, height }) => id !== work.id && !archived && width * height > 0,
  );
  const shown =
    others.length > mostOthers ? others.filter(({ medium }) => medium === work.medium) : others;
  return shown
    .flatMap(({ width, height, sale, askedCents, askedCurrency }): PricedMark[] => {
      const area = width * height;
      if (sale) {
        return [{ area, priceCents: toOwn(sale.priceCents, sale.currency), isSold: true }];
      }
      if (askedCents === null) return [];
      return [{ area, priceCents: toOwn(askedCents, askedCurrency), isSold: false }];
    })
    .slice(0, mostOthers);
}
