import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { type ProposedSale, proposedSale } from "#schema/consignments/proposed-sale.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import { amountText } from "#web/forms/amount.ts";
import type { ReportedSale } from "#web/works/consignments/report-sentence.tsx";
import { newSaleForm, type SaleForm } from "./sale-form.ts";

interface AgreedSale {
  readonly proposed: ProposedSale;
  /** In the currency of the report; null where the price was on request. */
  readonly agreedCents: Cents | null;
}

/** What was agreed of the work, and the sale that the report leads to, in whole cents of its currency. */
export function agreedSaleOf(
  { entry, consignment }: ReportedSale,
  work: Pick<Artwork, "id" | "askedCents" | "askedCurrency">,
): AgreedSale {
  const agreed = consignment.works.find(({ workId }) => workId === work.id);
  const agreedCents = agreed?.currency === entry.currency ? agreed.priceCents : null;
  const askedCents = work.askedCurrency === entry.currency ? work.askedCents : null;
  const { discountCeiling } = consignment;
  const paidCents = entry.priceCents ?? 0;
  return {
    agreedCents,
    proposed: proposedSale({ paidCents }, { agreedCents, askedCents, discountCeiling }),
  };
}

/** The form of the sale as it was reported: at the agreed price, the difference as the discount. */
export function reportedSaleForm(
  report: ReportedSale,
  work: Artwork,
  channels: readonly SalesChannel[],
  today: string,
): SaleForm {
  const { entry, consignment } = report;
  const { priceCents, discountCents } = agreedSaleOf(report, work).proposed;
  return {
    ...newSaleForm(work, channels, today),
    date: entry.date ?? today,
    price: amountText(priceCents),
    channelId: consignment.channelId,
    buyer: entry.buyer,
    discount: discountCents === 0 ? "" : percentOf(discountCents, priceCents),
  };
}

/** More decimals than a discount of the highest price needs to be exact to the cent. */
const mostDecimals = 12;

/** The discount in per cent, with as many decimals as it needs to be the same cents again. */
export function percentOf(discountCents: Cents, priceCents: Cents): string {
  const percent = (discountCents / priceCents) * 100;
  const isExact = (text: string) =>
    roundHalfUp((priceCents * Number(text)) / 100) === discountCents;
  const texts = Array.from({ length: mostDecimals }, (_, decimals) => percent.toFixed(decimals));
  return texts.find(isExact) ?? percent.toFixed(mostDecimals);
}

/**
 * The channels as the agreement has its own: a report becomes a sale at the agreed commission and bearer of the discount, whatever
 * the channel has today, and its discount is what was reported.
 */
export function channelsAsAgreed(
  channels: readonly SalesChannel[],
  { channelId, commission, discountBorneBy }: Consignment,
): SalesChannel[] {
  return channels
    .filter(({ id }) => id === channelId)
    .map((channel) => ({ ...channel, commission, discountBorneBy, discount: 0 }));
}
