import type { SaleInput } from "#schema/sales/sale-input.ts";

/** The columns of a sale's buyer; all are null without one. */
export function buyerColumns(buyer: SaleInput["buyer"] | null) {
  return {
    buyerName: buyer?.name ?? null,
    buyerEmail: buyer?.email ?? null,
    buyerAddress: buyer?.address ?? null,
    buyerCountry: buyer?.country ?? null,
    buyerRegion: buyer?.region ?? null,
  };
}
