import * as v from "valibot";
import type { Medium } from "#schema/artworks/media.ts";
import type { WorkStatus } from "#schema/artworks/work-status.ts";
import { latestToday } from "#schema/days.ts";
import {
  isBlankCell,
  namesSides,
  readAmount,
  readCurrency,
  readDiscount,
  readLength,
  readShare,
  readSides,
  readYear,
} from "#schema/imports/cells.ts";
import { readDay, readPastDay } from "#schema/imports/day-cells.ts";
import { foldHeader } from "#schema/imports/fields.ts";
import { importedSaleSchema, importedWorkSchema } from "#schema/imports/imported-work.ts";
import type { FileUnit } from "#schema/imports/length-marks.ts";
import { type PriceCell, readPriceCell } from "#schema/imports/price-cell.ts";
import { disposalIn, forSaleIn, statusIn } from "#schema/imports/status-words.ts";
import { readTaxes } from "#schema/imports/tax-cells.ts";
import {
  deliveryIn,
  discountBearerIn,
  flagIn,
  framedIn,
  mediumIn,
  supportIn,
} from "#schema/imports/words.ts";
import { fromCents } from "#schema/money.ts";
import { measureMarks, type NumberSeparators, readNumber } from "#schema/read-number.ts";
import { cellReaders } from "./cell-readers.ts";
import type { ImportSettings } from "./import-settings.ts";
import type { TableColumn } from "./table-column.ts";

export type FieldReaders = ReturnType<typeof fieldReaders>;

const rules = importedWorkSchema.entries;
const saleRules = importedSaleSchema.entries;

/**
 * How the cells of a file's columns are read by its settings, and checked by the rules of what they become.
 */
export function fieldReaders(settings: ImportSettings, table: readonly TableColumn[]) {
  const { separators, sizeBeginsWith, dateOrder } = settings;
  const { readerOf, textOf, wordOf, lengthsOf, priceOf, units } = cellReaders(settings, table);
  const amountIn = (text: string) => readAmount(text, separators);
  const centsIn = (text: string) => amountIn(text)?.cents ?? null;
  const lengthIn = (text: string, unit: FileUnit) => readLength(text, unit, separators);
  const dayIn = (text: string) => readDay(text, dateOrder);
  const today = latestToday(new Date());
  const isSide = (inches: number | null) => v.is(rules.width, inches);

  return {
    title: textOf("title", rules.title),
    year: readerOf(
      "year",
      (text) => readYear(text) ?? settings.year,
      (year) => v.is(rules.dateCreated, year),
    ),
    medium: wordOf(
      "medium",
      (text): Medium | null => settings.media.get(foldHeader(text)) ?? mediumIn(text),
    ),
    /** The words of the medium and of the support, as the file has them. */
    mediumWords: textOf("medium", rules.mediumLine),
    supportWords: textOf("support", rules.mediumLine),
    mediumLine: textOf("mediumLine", rules.mediumLine),
    /** The support that the words of the medium name, such as "oil on linen". */
    supportOfMedium: wordOf("medium", supportIn),
    support: wordOf(
      "support",
      (text) => settings.supports.get(foldHeader(text)) ?? supportIn(text),
    ),
    status: wordOf(
      "status",
      (text): WorkStatus | null => settings.statuses.get(foldHeader(text)) ?? statusIn(text),
    ),
    /** Whether it is on offer; the artist's answer for a blank cell, too. */
    forSale: wordOf(
      "forSale",
      (text): WorkStatus | null =>
        settings.forSale.get(foldHeader(text)) ?? forSaleIn(text, settings.isNotForSaleAsked),
    ),
    disposal: wordOf(
      "disposal",
      (text): WorkStatus | null => settings.disposals.get(foldHeader(text)) ?? disposalIn(text),
    ),
    units,
    width: lengthsOf("width", lengthIn, isSide),
    height: lengthsOf("height", lengthIn, isSide),
    /** Any depth: the support on offer that is nearest counts. */
    depth: lengthsOf("depth", (text, unit) => (isNought(text) ? 0 : lengthIn(text, unit))),
    size: lengthsOf(
      "size",
      (text, unit) => {
        const sides = readSides(text, unit, separators);
        if (sides === null) return null;
        const [first = null, second = null, depth = null] = sides;
        const isWidthFirst = sizeBeginsWith === "width" && !namesSides(text);
        const [width, height] = isWidthFirst ? [first, second] : [second, first];
        return { width, height, depth };
      },
      ({ width, height }) => isSide(width) && isSide(height),
    ),
    inventoryNumber: textOf("inventoryNumber", rules.inventoryNumber),
    location: textOf("location", rules.location),
    statusWho: textOf("statusWho", rules.statusWho),
    statusSince: readerOf("statusSince", dayIn),
    statusUntil: readerOf("statusUntil", dayIn),
    framed: wordOf("framed", (text) =>
      isBlankCell(text) ? false : (settings.framed.get(foldHeader(text)) ?? framedIn(text)),
    ),
    framingCost: readerOf("framingCost", centsIn, (cents) => v.is(rules.framingCents, cents)),
    notes: textOf("notes", rules.notes),
    hours: readerOf(
      "hours",
      (text) => readHours(text, separators),
      (hours) => v.is(rules.hoursSpent, hours),
    ),
    materials: readerOf("materials", centsIn, (cents) =>
      v.is(rules.materialsCost, fromCents(cents)),
    ),
    archived: readerOf("archived", flagIn),
    currency: readerOf("currency", readCurrency),
    // A price of 0 is how tables write that there is none.
    price: priceOf(
      "price",
      (text): PriceCell | null => readPriceCell(text, separators),
      ({ amount }) =>
        amount === null || amount.cents === 0 || v.is(rules.askingPriceCents, amount.cents),
    ),
    ownPrice: readerOf("ownPrice", flagIn),
    consignedThrough: textOf("consignedThrough", rules.consignedThrough),
    consignmentCommission: readerOf("consignmentCommission", (text) => readShare(text, separators)),
    buyerEmail: textOf("buyerEmail", saleRules.buyerEmail),
    buyerAddress: textOf("buyerAddress", saleRules.buyerAddress),
    buyerCountry: textOf("buyerCountry", saleRules.buyerCountry),
    buyerRegion: textOf("buyerRegion", saleRules.buyerRegion),
    deliveredBy: readerOf("deliveredBy", deliveryIn),
    handedOverIn: textOf("handedOverIn", saleRules.handedOverIn),
    taxes: readerOf("taxes", readTaxes),
    soldOn: readerOf("soldOn", (text) => readPastDay(text, dateOrder, today)),
    soldPrice: priceOf("soldPrice", amountIn, ({ cents }) => v.is(saleRules.priceCents, cents)),
    soldTo: textOf("soldTo", saleRules.buyerName),
    soldThrough: textOf("soldThrough", saleRules.through),
    discount: readerOf("discount", (text) => readDiscount(text, settings.discountUnit, separators)),
    discountBorneBy: readerOf("discountBorneBy", discountBearerIn),
    commission: readerOf("commission", (text) => readShare(text, separators)),
    saleFees: readerOf("saleFees", centsIn, (cents) => v.is(saleRules.feeCents, cents)),
    saleShipping: readerOf("saleShipping", centsIn, (cents) =>
      v.is(saleRules.shippingCents, cents),
    ),
  };
}

/** Whether a cell says 0, which files write where a work has no depth. */
function isNought(text: string): boolean {
  return text.startsWith("0") && !/[1-9]/.test(text);
}

/** Hours with their decimals, such as `7.5` or `7,5 h`; null for what cannot be read. */
function readHours(text: string, separators: NumberSeparators): number | null {
  const number = readNumber(text, separators, measureMarks.hours);
  return number === null || number === "" ? null : Number(number);
}
