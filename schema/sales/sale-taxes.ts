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
  /** Where it is delivered unless it is handed over; what is not stated is empty or null. */
  readonly deliverTo: { readonly country: string; readonly region: string } | null;
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
  const { deliveredBy, handedOverIn, deliverTo } = sale;
  if (deliveredBy === null || missingPlace(sale) !== null) return null;
  return taxesOn({
    date: sale.date,
    amountCents: sale.priceCents - sale.discountCents,
    deliverTo: { country: deliverTo?.country || "CA", region: deliverTo?.region || null },
    deliveredBy,
    handedOverIn,
    registrations,
  });
}

/** The field of a sale that names a place of delivery in Canada without being a province's postal code; null if none. */
export function unknownPlace({
  deliveredBy,
  handedOverIn,
  deliverTo,
}: RecordedSale): "handedOverIn" | "deliverTo.region" | null {
  if (deliveredBy === "handed-over") {
    return handedOverIn && !isProvince(handedOverIn) ? "handedOverIn" : null;
  }
  if (deliveredBy === null || deliverTo?.country !== "CA") return null;
  return deliverTo.region && !isProvince(deliverTo.region) ? "deliverTo.region" : null;
}

/** The first field that must be filled in before it is known where the work was delivered; null if none. */
export function missingPlace({
  deliveredBy,
  handedOverIn,
  deliverTo,
}: Pick<RecordedSale, "deliveredBy" | "handedOverIn" | "deliverTo">):
  | "deliveredBy"
  | "handedOverIn"
  | "deliverTo.country"
  | "deliverTo.region"
  | null {
  if (deliveredBy === null) return "deliveredBy";
  if (deliveredBy === "handed-over") return isProvince(handedOverIn) ? null : "handedOverIn";
  if (deliverTo === null || deliverTo.country === "") return "deliverTo.country";
  return deliverTo.country !== "CA" || isProvince(deliverTo.region) ? null : "deliverTo.region";
}

function isProvince(region: string | null): boolean {
  return provinceCodes.some((code) => code === region);
}
