import { useMemo } from "react";
import type { Currency } from "#schema/currency.ts";
import type { Owed } from "#schema/payouts/payout.ts";
import { useOwed } from "./payouts.ts";
import { useGalleries } from "./use-galleries.ts";

export type OwedSale = Owed["galleries"][number]["sales"][number];

/** A sale of which a gallery still owes something, in whole cents of the currency. */
export interface OpenSale extends OwedSale {
  readonly channelId: string;
  readonly currency: Currency;
  readonly gallery: string;
}

/** What galleries owe of each sale, also of those that are paid, by the id of the sale. */
export function useOwedBySale(): ReadonlyMap<string, OwedSale> {
  const { data: owed } = useOwed();
  return useMemo(() => {
    const sales = owed?.galleries.flatMap((gallery) => gallery.sales) ?? [];
    return new Map(sales.map((sale) => [sale.id, sale]));
  }, [owed]);
}

/** The sales of which galleries still owe something; none before they are fetched. */
export function useOpenSales(isEnabled = true): readonly OpenSale[] {
  const { data: owed } = useOwed(isEnabled);
  const galleryOf = useGalleries();
  if (!owed) return [];
  return owed.galleries.flatMap(({ channelId, currency, sales }) =>
    sales
      .filter(({ openCents }) => openCents > 0)
      .map((sale) => ({ ...sale, channelId, currency, gallery: galleryOf(channelId).name })),
  );
}
