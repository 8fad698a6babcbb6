import { useTranslations } from "use-intl";
import { useFormat } from "#web/words/format.ts";

interface RateNoteProps {
  readonly rate: { readonly rate: number; readonly date: string | null } | null;
}

/** Beside a converted price: which day's rate it is. */
export function RateNote({ rate }: RateNoteProps) {
  const t = useTranslations("pricing.price");
  const format = useFormat();
  if (rate === null) return null;
  return (
    <p className="pt-1 text-1 text-ink-2">
      {rate.date === null
        ? t("rateWithoutDate", { rate: format.number(rate.rate) })
        : // A day without an hour would be midnight in Greenwich, the day before in Canada.
          t("rateOf", { date: format.date(`${rate.date}T12:00:00`) })}
    </p>
  );
}
