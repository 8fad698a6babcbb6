import type { SaleInput } from "#schema/sales/sale-input.ts";

/** A sale of a work for CAD 1,000.00, through the first channel of every artist, which keeps nothing. */
export function newSale(sale: Partial<SaleInput> & Pick<SaleInput, "artworkId">): SaleInput {
  return {
    date: "2026-01-15",
    priceCents: 100_000,
    currency: "CAD",
    channelId: "studio",
    ...sale,
  };
}

/** A buyer in Québec, as a sale has them. */
export const solange = {
  name: "Solange Lafrenière",
  email: "solange@example.com",
  address: "1, rue de l'Évêché",
  country: "CA",
  region: "QC",
};
