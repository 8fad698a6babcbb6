import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Currency, Rates } from "#schema/currency.ts";
import { type Cents, toCents } from "#schema/money.ts";
import { listInForce } from "#schema/price-lists/in-force.ts";
import { usePriceLists } from "#web/api/price-lists.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { planFollowing } from "#web/works/asking-prices/plan-following.ts";
import { usePriceBatch } from "#web/works/asking-prices/use-price-batch.ts";
import { PriceDialog } from "#web/works/price-dialog.tsx";
import { PriceHead } from "#web/works/price-head.tsx";
import { inView, type View } from "#web/works/view.ts";
import { ChangePriceForm } from "./change-price-form.tsx";

addWords("askingPrices");

interface AskingPriceProps {
  readonly work: Artwork;
  readonly works: readonly Artwork[];
  readonly userId: string;
  readonly view: View;
  readonly onCurrency: (currency: Currency) => void;
  /** Null where a sale cannot be recorded. */
  readonly onRecordSale: (() => void) | null;
}

/** What is asked for the work, where that comes from, and what to do with it. */
export function AskingPrice({
  work,
  works,
  userId,
  view,
  onCurrency,
  onRecordSale,
}: AskingPriceProps) {
  const t = useTranslations("work.price");
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  const asked = askedIn(work, view);
  return (
    <section className="pb-8">
      <PriceHead title={t("asking")} cents={asked} view={view} onCurrency={onCurrency} />
      <PriceSource work={work} view={view} />
      <FollowButton work={work} works={works} rates={view.rates} />
      <div className="grid grid-cols-2 gap-3 pt-5 print:hidden">
        {onRecordSale && (
          <Button variant="filled" onClick={onRecordSale} className="px-2!">
            {t("recordSale")}
          </Button>
        )}
        <Button onClick={() => setChanging(true)} className="px-2!">
          {t("change")}
        </Button>
      </div>
      <PriceDialog work={work} texts="changePrice" isOpen={isChanging} onClose={close}>
        <ChangePriceForm work={work} works={works} userId={userId} onClose={close} />
      </PriceDialog>
    </section>
  );
}

export function askedIn({ askedCents, askedCurrency }: Artwork, view: View): Cents | null {
  return askedCents === null ? null : inView(askedCents, askedCurrency, view);
}

/** Whose price it is, and what the formula says. */
export function PriceSource({ work, view }: { readonly work: Artwork; readonly view: View }) {
  const t = useTranslations("work.price");
  const format = useFormat();
  const { suggestedPrice, currency } = work;
  const strong = (words: ReactNode) => <span className="text-ink">{words}</span>;
  const source = sourceOf(work);
  const suggested =
    suggestedPrice === null
      ? null
      : format.money(inView(toCents(suggestedPrice), currency, view), view.currency);
  return (
    <div className="pt-2 text-2 text-ink-2">
      <p>
        {source === "suggested"
          ? t(suggested === null ? "none" : "suggested")
          : suggested === null
            ? t(`${source}Alone`)
            : t.rich(source, { suggested, strong })}
      </p>
      {view.currency !== work.askedCurrency && (
        <p className="text-1">{t("converted", { rate: format.precise(view.rates.USD) })}</p>
      )}
    </div>
  );
}

function sourceOf({ askingPriceCents, listedCents }: Artwork): "own" | "listed" | "suggested" {
  if (askingPriceCents !== null) return "own";
  return listedCents === null ? "suggested" : "listed";
}

interface FollowButtonProps {
  readonly work: Artwork;
  readonly works: readonly Artwork[];
  readonly rates: Rates;
}

/** Lets a work with a price of its own follow the list in force, or without one the formula. */
function FollowButton({ work, works, rates }: FollowButtonProps) {
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
