import type { Currency } from "#schema/currency.ts";
import type { Owed } from "#schema/payouts/payout.ts";
import { useOwed } from "./payouts.ts";
import { useGalleries } from "./use-galleries.ts";

type OwedSale = Owed["galleries"][number]["sales"][number];

/** A sale of which a gallery still owes something, in whole cents of the currency. */
export interface OpenSale extends OwedSale {
  readonly channelId: string;
  readonly currency: Currency;
  readonly gallery: string;
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
