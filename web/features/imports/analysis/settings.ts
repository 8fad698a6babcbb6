import { isBlankCell } from "#schema/import/cells.ts";
import { readDay } from "#schema/import/days.ts";
import { saysNotForSale } from "#schema/import/heading-names.ts";
import type { ImportSettings, IncompleteSales, SaleGap } from "#schema/import/import-settings.ts";
import { toCents } from "#schema/money.ts";
import { decimalValue } from "#schema/read-number.ts";
import type { Decisions } from "./decisions.ts";
import type { Question } from "./file-analysis.ts";
import {
  evidentDateOrder,
  evidentDiscountUnit,
  type FieldCells,
  headedUnit,
  textsOf,
} from "./questions.ts";
import { areSoldPricesDiscounted } from "./sold-prices.ts";

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
