import { type DiscountUnit, isBlankCell, readAmount, readDiscount } from "#schema/imports/cells.ts";
import { readDay } from "#schema/imports/day-cells.ts";
import { saysNotForSale } from "#schema/imports/heading-names.ts";
import { toCents } from "#schema/money.ts";
import { decimalValue } from "#schema/read-number.ts";
import { discountOf } from "../reading/discounted-price.ts";
import type { ImportSettings, IncompleteSales, SaleGap } from "../reading/import-settings.ts";
import type { Decisions } from "./decisions.ts";
import type { Question } from "./file-analysis.ts";
import {
  evidentDateOrder,
  evidentDiscountUnit,
  type FieldCells,
  headedUnit,
  isArtworkArchive,
  readField,
  textsOf,
} from "./questions.ts";

/** How the rows of a file are read, by what it says itself and what the artist has answered. */
export function settingsOf(
  cells: FieldCells,
  questions: readonly Question[],
  decisions: Decisions,
): ImportSettings {
  const answers = Object.fromEntries(questions.map(({ kind, answer }) => [kind, answer]));
  const { media, statuses, supports, forSale, disposals, framed, year, channelId } = decisions;
  const dateOrder = evidentDateOrder(cells) ?? decisions.dateOrder ?? "month-first";
  const settings: Omit<ImportSettings, "isSoldPriceDiscounted"> = {
    columns: cells.columns,
    separators: cells.separators,
    // Where nothing was asked, the answer changes nothing.
    unit: headedUnit(cells) ?? "in",
    sizeBeginsWith: "height",
    dateOrder,
    discountUnit: evidentDiscountUnit(cells) ?? "percent",
    currency: "CAD",
    ...answers,
    channelId,
    year: year.trim() || null,
    media: new Map(Object.entries(media)),
    statuses: new Map(Object.entries(statuses)),
    supports: new Map(Object.entries(supports)),
    forSale: new Map(Object.entries(forSale)),
    disposals: new Map(Object.entries(disposals)),
    framed: new Map(Object.entries(framed).map(([word, is]) => [word, is === "yes"])),
    isNotForSaleAsked: isNotForSaleAsked(cells),
    isForSaleMarked: isForSaleMarked(cells),
    incompleteSales: incompleteSalesBy(decisions, dateOrder),
  };
  const isSoldPriceDiscounted = areSoldPricesDiscounted(cells, settings.discountUnit);
  return { ...settings, isSoldPriceDiscounted };
}

/** Whether the column of what is for sale is headed NFS. */
export function isNotForSaleAsked({ file, columns }: FieldCells): boolean {
  return saysNotForSale(file.headers[columns.forSale ?? -1] ?? "");
}

/**
 * Whether blank cells of the column of what is for sale say something, as others have a mark: they are asked about. What has
 * no mark under NFS is for sale.
 */
export function isForSaleMarked(cells: FieldCells): boolean {
  const texts = textsOf(cells, "forSale");
  const isMarked = texts.some(({ text }) => !isBlankCell(text));
  return isMarked && texts.some(({ text }) => isBlankCell(text)) && !isNotForSaleAsked(cells);
}

function incompleteSalesBy(
  { soldDays, soldDay, soldPrices, soldPrice }: Decisions,
  dateOrder: ImportSettings["dateOrder"],
): IncompleteSales {
  const withoutSale = new Set<SaleGap>();
  if (soldDays === "not-for-sale") withoutSale.add("soldOn");
  if (soldPrices === "not-for-sale") withoutSale.add("soldPrice");
  const day = soldDays === "same" ? readDay(soldDay, dateOrder) : null;
  const cents = soldPrices === "same" ? toCents(decimalValue(soldPrice)) : 0;
  return {
    soldOn: soldDays === "year-end" ? soldDays : day,
    soldCents: cents > 0 ? cents : null,
    withoutSale,
  };
}

/**
 * Whether what works were sold for is what was paid, the discount subtracted already: the asking prices beside it are higher
 * by just the discount, and none is the same. Files of Artwork Archive, which subtracts the discount from the price of a sale,
 * and the product's own say what the price was before it.
 * @param discountUnit Of discounts whose cell has no sign.
 */
function areSoldPricesDiscounted(cells: FieldCells, discountUnit: DiscountUnit): boolean {
  const { file, columns, separators } = cells;
  if (isArtworkArchive(cells) || columns.discountBorneBy !== undefined) return false;
  const centsIn = (text: string) => readAmount(text, separators)?.cents ?? 0;
  const priceOf = readField(cells, "price", centsIn);
  const paidOf = readField(cells, "soldPrice", centsIn);
  const discountIn = readField(cells, "discount", (text) =>
    readDiscount(text, discountUnit, separators),
  );
  let isFound = false;
  for (const row of file.rows.keys()) {
    const [price, paid, discount] = [priceOf(row), paidOf(row), discountIn(row)];
    const discountCents = discount === null ? 0 : discountOf(price, discount);
    if (paid === 0 || discountCents === 0) continue;
    if (paid === price) return false;
    if (paid === price - discountCents) isFound = true;
  }
  return isFound;
}
