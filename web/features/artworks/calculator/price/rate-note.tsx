import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import type { DatedRate } from "./price-in-view.ts";

interface RateNoteProps {
  /** None, one, or the price's own and today's. */
  readonly rates: readonly DatedRate[];
}

/** Beside a converted price: at which rate, and of which day. */
export function RateNote({ rates }: RateNoteProps) {
  const t = useTranslations("pricing.price");
  const format = useFormat();
  const [first, second] = rates;
  if (!first) return null;
  const inWords = (key: "rateOf" | "datedRate", { rate: value, date }: DatedRate) => {
    const rate = format.precise(value);
    if (date === null) return key === "rateOf" ? t("rateWithoutDate", { rate }) : rate;
    // A day without an hour would be midnight in Greenwich, the day before in Canada.
    return t(key, { rate, date: format.date(`${date}T12:00:00`) });
  };
  return (
    <p className="pt-1 text-1 text-ink-2">
      {second
        ? t("rateThenAndNow", {
            before: inWords("datedRate", first),
            today: inWords("datedRate", second),
          })
        : inWords("rateOf", first)}
    </p>
  );
}
