import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { AskingPriceInput } from "#schema/artworks/asking-price.ts";
import { undoneReason } from "#schema/artworks/price-history.ts";
import { type ToastAction, toast, toastDuration } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { refetchWorks } from "#web/works/cached-works.ts";
import { changeShownWork } from "#web/works/record-queries.ts";
import { useShowWorkFailure } from "#web/works/use-show-work-failure.ts";
import type { RaisedPrice } from "./view.ts";

type Price = Pick<AskingPriceInput, "amountCents" | "currency">;

/** A work with the price that it is to ask, and the one that it asks so far. */
interface PriceChange {
  readonly work: Artwork;
  readonly price: Price;
  readonly before: Price;
}

/** Raises the asking prices of works, and offers to undo that. */
export function useRaise(works: readonly Artwork[]) {
  const t = useTranslations("priceList.page.raised");
  const work = useTranslations("work.undo");
  const showFailure = useShowWorkFailure();

  /** One after another. What was done can be undone by doing it the other way round. */
  async function makeAll(made: readonly PriceChange[], reason: string) {
    const undo: PriceChange[] = [];
    for (const { work, price, before } of made) {
      try {
        const change = { kind: "askingPrice", input: { ...price, reason } } as const;
        undo.push({ work: await changeShownWork({ work, change }), price: before, before: price });
      } catch (error) {
        return { undo, notRaised: made.slice(undo.length), error };
      }
    }
    return { undo, notRaised: [], error: null };
  }

  function offerBefore(undo: readonly PriceChange[]): ToastAction {
    let left = undo;
    return offerUndo({
      label: work("button"),
      send: async () => {
        const { notRaised, error } = await makeAll(left, undoneReason);
        left = notRaised;
        if (left.length > 0) throw error;
      },
      onDone: () => toast({ title: work("done") }),
      onError: (error, again) => showFailure(error, work("failed"), again),
    });
  }

  return async (prices: readonly RaisedPrice[], reason: string): Promise<void> => {
    const made = prices.flatMap(({ workId, ...price }): PriceChange[] => {
      const work = works.find(({ id }) => id === workId);
      if (!work) return [];
      const before = { amountCents: work.askingPriceCents, currency: work.askedCurrency };
      return [{ work, price, before }];
    });
    const { undo, notRaised, error } = await makeAll(made, reason);
    if (notRaised.length === 0) {
      toast({ title: t("done", { count: undo.length }), action: offerBefore(undo) });
      return;
    }
    if (undo.length === 0) showFailure(error, t("failed"));
    else {
      void refetchWorks();
      toast({
        title: t("partly", { done: undo.length, all: made.length }),
        description: t("partlyText"),
        duration: toastDuration * 2,
        isError: true,
        action: offerBefore(undo),
      });
    }
    throw error;
  };
}
