import { useTranslations } from "use-intl";
import { type Currency, currencies } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Figure } from "#web/ui/figure.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import type { View } from "./view.ts";

interface PriceHeadProps {
  readonly title: string;
  /** Null shows a dash. */
  readonly cents: Cents | null;
  readonly view: View;
  readonly onCurrency: (currency: Currency) => void;
}

/** Smaller above 99,999.99. */
const longFrom = 10_000_000;

/** A price at size, with the switch of currency beside its title. */
export function PriceHead({ title, cents, view, onCurrency }: PriceHeadProps) {
  const t = useTranslations("work");
  const choices = useTranslations("choices.currency");
  const prices = usePrices();
  const format = useFormat();
  return (
    <>
      <div className="flex min-h-8.5 items-center justify-between gap-4">
        <h2 className="font-display text-4 font-[480] tracking-[-0.01em]">{title}</h2>
        <ToggleGroup
          label={t("showIn")}
          options={currencies.map((value) => ({ value, label: choices(value) }))}
          value={view.currency}
          onChange={onCurrency}
          className="-my-1.25 print:hidden"
        />
      </div>
      <Figure
        sign={prices.sign(view.currency)}
        isSignFirst={format.currencySide === "prefix"}
        figures={cents === null ? null : prices.amount(cents, view.currency)}
        isLong={cents !== null && cents >= longFrom}
      />
    </>
  );
}
