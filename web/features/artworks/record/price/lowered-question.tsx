import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextButton } from "#web/ui/button.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import type { LoweredPrice } from "./lowered-price.ts";

interface LoweredQuestionProps {
  readonly lowered: LoweredPrice;
  readonly work: Artwork;
  readonly works: readonly Artwork[];
  readonly onReason: (reason: string) => void;
}

/** Whom a lower price concerns, and what it does to those who paid more. */
export function LoweredQuestion({ lowered, work, works, onReason }: LoweredQuestionProps) {
  const t = useTranslations("work.lowered");
  const prices = usePrices();
  const concerned = lowered.workIds.flatMap((id) => works.find((each) => each.id === id) ?? []);
  const buyers = concerned.some(({ sale }) => sale !== null);
  return (
    <div role="alert" className="mt-6 bg-notice-wash px-5 py-4 text-2">
      <p className="font-strong text-notice">
        {t("title", { price: prices.money(lowered.highestCents, lowered.currency) })}
      </p>
      <ul className="py-2">
        {concerned.map((each) => (
          <li key={each.id}>
            <Concerned work={each} isThisOne={each.id === work.id} />
          </li>
        ))}
      </ul>
      <p>{t(buyers ? "effectOnBuyers" : "effect")}</p>
      <TextButton onClick={() => onReason(t("typingError"))} className="mt-2">
        {t("typingError")}
      </TextButton>
    </div>
  );
}

function Concerned({ work, isThisOne }: { readonly work: Artwork; readonly isThisOne: boolean }) {
  const t = useTranslations("work.lowered");
  const prices = usePrices();
  const { title, sale, askedCents, askedCurrency } = work;
  const words = { title, work: workTitle };
  if (sale !== null) {
    const price = prices.money(sale.priceCents, sale.currency);
    return sale.buyerName === null
      ? t.rich("sold", { ...words, price })
      : t.rich("soldTo", { ...words, price, buyer: sale.buyerName });
  }
  if (isThisOne || askedCents === null) return t.rich("offered", words);
  return t.rich("asking", { ...words, price: prices.money(askedCents, askedCurrency) });
}
