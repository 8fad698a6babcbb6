import type { Sale } from "#schema/sales/sale.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import type { PersonRow } from "#worker/db/people-tables.ts";
import type { SaleRow } from "#worker/db/sale-tables.ts";
import { buyerOf } from "#worker/people/buyer.ts";
import { unknownPerson } from "#worker/people/refusals.ts";

type Buyer = SaleInput["buyer"] | null;

/** The columns of a sale's buyer; all are null without one. */
function buyerColumns(buyer: Buyer) {
  return {
    buyerName: buyer?.name ?? null,
    buyerEmail: buyer?.email ?? null,
    buyerAddress: buyer?.address ?? null,
    buyerCountry: buyer?.country ?? null,
    buyerRegion: buyer?.region ?? null,
  };
}

/** The columns of where a work was delivered, which are null where nothing is said. */
export function placeColumns(place: Sale["deliverTo"]) {
  return { deliverToCountry: place?.country || null, deliverToRegion: place?.region || null };
}

/** Where a buyer lives; null without one, or where it is not said. */
export function placeOfBuyer({
  buyerCountry,
  buyerRegion,
}: Pick<SaleRow, "buyerCountry" | "buyerRegion">): Sale["deliverTo"] {
  if (!buyerCountry && !buyerRegion) return null;
  return { country: buyerCountry ?? "", region: buyerRegion ?? "" };
}

/**
 * The columns of the buyer whom a request names: a person, or else somebody whom the database finds or makes when the sale
 * is written.
 * @param person The artist's person of the id that was sent; null if there is none.
 * @throws AppError VALIDATION_FAILED for the id of nobody.
 */
export function namedBuyerColumns(
  { personId, buyer }: { readonly personId?: string | undefined; readonly buyer?: Buyer },
  person: PersonRow | null,
): Partial<Pick<SaleRow, "personId">> & ReturnType<typeof buyerColumns> {
  if (personId === undefined) return buyerColumns(buyer ?? null);
  if (person === null) throw unknownPerson();
  return { personId: person.id, ...buyerColumns(buyerOf(person)) };
}
