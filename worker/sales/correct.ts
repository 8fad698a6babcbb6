import { correctedSale } from "#schema/sales/corrected-sale.ts";
import { saleDayMessages, saleDayProblem } from "#schema/sales/sale.ts";
import type { SaleChangeInput } from "#schema/sales/sale-input.ts";
import type { ChannelRow } from "#worker/db/sale-tables.ts";
import { notFound } from "#worker/errors.ts";
import { invalid } from "#worker/http/validation.ts";
import type { RateStore } from "#worker/rates/storage.ts";
import { cadRateOn } from "./cad-rate.ts";
import type { SaleChangeContext } from "./change-queries.ts";
import { channelColumns } from "./channel-columns.ts";

/**
 * The columns of a sale that a correction determines (price list, section 2): another channel brings its terms of today,
 * another day or currency the rate of the day, null where it is not known. Discount and shipping that are left out stay.
 * @throws AppError VALIDATION_FAILED for a day, channel or discount that the sale cannot have.
 */
export async function correctionColumns(
  rates: RateStore,
  context: SaleChangeContext,
  input: SaleChangeInput,
  now: Date,
) {
  const { sale } = context;
  const isSameChannel = input.channelId === undefined || input.channelId === sale.channelId;
  const channel = isSameChannel ? null : requireChannel(context.channel);
  const corrected = correctedSale(sale, input, sale, channel);
  const { date, currency, priceCents, discountCents } = corrected;
  if (date !== sale.date) requireSaleDay(context, date, now);
  if (discountCents >= priceCents) {
    const message = "The discount must be less than the price.";
    throw invalid([{ path: "discountCents", message }]);
  }
  const hasSameRate = date === sale.date && currency === sale.currency;
  const cadRate = hasSameRate ? sale.cadRate : await cadRateOn(rates, currency, date, now);
  return { ...corrected, ...(channel !== null && channelColumns(channel)), cadRate };
}

function requireChannel(channel: ChannelRow | null): ChannelRow {
  if (channel !== null) return channel;
  throw invalid([{ path: "channelId", message: "Choose one of your channels." }]);
}

function requireSaleDay({ artwork }: SaleChangeContext, date: string, now: Date): void {
  // Never null in practice: a sold work cannot be deleted.
  if (artwork === null) throw notFound();
  const problem = saleDayProblem(date, artwork.dateCreated, now);
  if (problem !== null) throw invalid([{ path: "date", message: saleDayMessages[problem] }]);
}
