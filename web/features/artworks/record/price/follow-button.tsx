import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import { listInForce } from "#schema/price-list/in-force.ts";
import { usePriceLists } from "#web/api/price-lists.ts";
import { addWords } from "#web/i18n/parts.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextButton } from "#web/ui/button.tsx";
import { planFollowing } from "#web/works/asking-prices/plan-following.ts";
import { usePriceBatch } from "#web/works/asking-prices/use-price-batch.ts";

addWords("askingPrices");

interface FollowButtonProps {
  readonly work: Artwork;
  readonly works: readonly Artwork[];
  readonly rates: Rates;
}

/** Lets a work with a price of its own follow the list in force, or without one the formula. */
export function FollowButton({ work, works, rates }: FollowButtonProps) {
  const t = useTranslations("askingPrices.follow.one");
  const prices = usePrices();
  const [now] = useState(() => new Date());
  const { data: lists } = usePriceLists(work.askingPriceCents !== null);
  const { send, isSending } = usePriceBatch(works);
  const [planned] = lists ? planFollowing([work], listInForce(lists, now), rates, now) : [];
  if (planned === undefined || planned.next === null) return null;
  const { next } = planned;
  const isOfList = listInForce(lists ?? [], now) !== null;
  const price = prices.money(next.cents, next.currency);

  function follow(): void {
    const change = { workId: work.id, amountCents: null, currency: work.askedCurrency };
    void send([change], ({ held }) =>
      held.length > 0
        ? { title: t("held"), text: t(isOfList ? "heldList" : "heldSuggestion", { price }) }
        : { title: t(isOfList ? "done" : "doneSuggestion") },
    );
  }

  return (
    <TextButton aria-busy={isSending || undefined} onClick={follow} className="print:hidden">
      {t(isOfList ? "list" : "suggestion")}
    </TextButton>
  );
}
