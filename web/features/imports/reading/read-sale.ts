import { askingPriceLimits } from "#schema/artworks/asking-price.ts";
import { latestToday } from "#schema/days.ts";
import type { Discount } from "#schema/imports/cells.ts";
import type { ImportedSale } from "#schema/imports/imported-work.ts";
import { saleDayProblem } from "#schema/sales/sale.ts";
import { priceBefore } from "./discounted-price.ts";
import type { FieldReaders } from "./field-readers.ts";
import type { ImportSettings, SaleGap } from "./import-settings.ts";
import { readDelivery } from "./read-delivery.ts";
import { allow, need, type RowProblem } from "./row-problem.ts";
import { isWithoutChannel } from "./sold-through.ts";

/** What a file leaves out of the sale of a sold row. */
export function saleGapsOf(row: number, read: FieldReaders): SaleGap[] {
  const gaps: SaleGap[] = [];
  if (read.soldOn(row).text === "") gaps.push("soldOn");
  if (read.soldPrice(row).text === "" && askedCentsOf(row, read) === 0) gaps.push("soldPrice");
  return gaps;
}

/** 0 without a price that can be read. */
function askedCentsOf(row: number, read: FieldReaders): number {
  return read.price(row).value?.amount?.cents ?? 0;
}

/** How a sold row was sold; null where that is not known, with the problems. */
export function saleOf(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  settings: ImportSettings,
): ImportedSale | null {
  const soldOn = read.soldOn(row);
  const soldPrice = read.soldPrice(row);
  const asked = askedCentsOf(row, read);
  const isPriceAsked = soldPrice.text === "" && asked > 0;
  const date = dayOf(row, read, problems, settings);
  const paidCents = isPriceAsked ? asked : paidCentsOf(row, read, problems, settings);
  const given = read.discount(row);
  const discount = allow(given, problems, null) ?? { share: 0 };
  const terms = {
    currency: soldPrice.value?.currency ?? null,
    commission: allow(read.commission(row), problems, null),
    discountBorneBy: allow(read.discountBorneBy(row), problems, null),
    feeCents: allow(read.saleFees(row), problems, 0),
    shippingCents: allow(read.saleShipping(row), problems, 0),
    buyerName: allow(read.soldTo(row), problems, ""),
    through: allow(read.soldThrough(row), problems, ""),
    ...readDelivery(row, read, problems),
  };
  if (date === null || paidCents === null) return null;
  const wrongDay = saleDayProblem(date, read.year(row).value ?? "", new Date());
  if (wrongDay !== null) {
    problems.push({ field: "soldOn", kind: wrongDay, text: soldOn.text || date });
  }
  const isDiscounted = settings.isSoldPriceDiscounted && !isPriceAsked;
  const priceCents = isDiscounted ? priceBefore(paidCents, discount) : paidCents;
  const share = isDiscounted ? 1 - paidCents / priceCents : shareOf(discount, priceCents);
  if (share >= 1) {
    problems.push({ field: "discount", kind: "out-of-range", text: given.text });
  } else if (priceCents > askingPriceLimits.cents) {
    problems.push({ field: "soldPrice", kind: "out-of-range", text: soldPrice.text });
  }
  const answered = isWithoutChannel(terms) ? settings.channelId : null;
  return { date, priceCents, discount: share, ...terms, channelId: answered };
}

/** The day of the file, else what the artist has answered for all. */
function dayOf(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  { incompleteSales }: ImportSettings,
): string | null {
  const cell = read.soldOn(row);
  const answer = incompleteSales.soldOn;
  if (cell.text !== "" || answer === null) return need(cell, problems);
  if (answer !== "year-end") return answer;
  const year = read.year(row).value;
  const today = latestToday(new Date());
  const lastDay = `${year}-12-31`;
  if (year === null || lastDay <= today) return year && lastDay;
  // The last day of this year is still to come, and no sale is in the future.
  return today;
}

/** The price of the file, else what the artist has answered for all. */
function paidCentsOf(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  { incompleteSales }: ImportSettings,
): number | null {
  const cell = read.soldPrice(row);
  const answer = incompleteSales.soldCents;
  return cell.text === "" && answer !== null ? answer : (need(cell, problems)?.cents ?? null);
}

/** The share of the price that a discount is. */
function shareOf(discount: Discount, priceCents: number): number {
  return "share" in discount ? discount.share : discount.cents / priceCents;
}
