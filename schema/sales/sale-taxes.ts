import type { Cents } from "../money.ts";
import { provinceCodes } from "../provinces.ts";
import type { Delivery } from "./sale.ts";
import { type Registration, type TaxLine, taxesOn } from "./taxes.ts";

/** What the taxes on a recorded sale depend on. */
export interface RecordedSale {
  readonly date: string;
  readonly priceCents: Cents;
  readonly discountCents: Cents;
  readonly channel: { readonly chargesTax: boolean };
  readonly buyer: { readonly country: string; readonly region: string } | null;
  readonly deliveredBy: Delivery | null;
  readonly handedOverIn: string | null;
}

/**
 * The taxes that the artist charges on a recorded sale (price list, section 4), in whole cents of its currency: none
 * where the channel charges them itself, or where the artist is registered for none on the sale's day. Null while it is
 * not stated where the work was delivered.
 * @throws UnknownRateError for a day without a known rate.
 */
export function taxesOfSale(
  sale: RecordedSale,
  registrations: readonly Registration[],
): TaxLine[] | null {
  const isRegistered = registrations.some(({ since }) => since <= sale.date);
  if (sale.channel.chargesTax || !isRegistered) return [];
  const { deliveredBy, handedOverIn, buyer } = sale;
  if (deliveredBy === null || missingPlace(sale) !== null) return null;
  return taxesOn({
    date: sale.date,
    amountCents: sale.priceCents - sale.discountCents,
    deliverTo: { country: buyer?.country || "CA", region: buyer?.region || null },
    deliveredBy,
    handedOverIn,
    registrations,
  });
}

/** The field of a sale that names a place of delivery in Canada without being a province's postal code; null if none. */
export function unknownPlace({
  deliveredBy,
  handedOverIn,
  buyer,
}: RecordedSale): "handedOverIn" | "buyer.region" | null {
  if (deliveredBy === "handed-over") {
    return handedOverIn && !isProvince(handedOverIn) ? "handedOverIn" : null;
  }
  if (deliveredBy === null || buyer?.country !== "CA") return null;
  return buyer.region && !isProvince(buyer.region) ? "buyer.region" : null;
}

/** The first field that must be filled in before it is known where the work was delivered; null if none. */
export function missingPlace({
  deliveredBy,
  handedOverIn,
  buyer,
}: Pick<RecordedSale, "deliveredBy" | "handedOverIn" | "buyer">):
  | "deliveredBy"
  | "handedOverIn"
  | "buyer.country"
  | "buyer.region"
  | null {
  if (deliveredBy === null) return "deliveredBy";
  if (deliveredBy === "handed-over") return isProvince(handedOverIn) ? null : "handedOverIn";
  if (buyer === null || buyer.country === "") return "buyer.country";
  return buyer.country !== "CA" || isProvince(buyer.region) ? null : "buyer.region";
}

function isProvince(region: string | null): boolean {
  return provinceCodes.some((code) => code === region);
}
