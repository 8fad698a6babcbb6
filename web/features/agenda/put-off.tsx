import { useState } from "react";
import { useTranslations } from "use-intl";
import { addDays } from "#schema/days.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";

interface PutOffProps {
  readonly today: string;
  readonly isBlocked: boolean;
  readonly onChoose: (until: string) => void;
}

/** Tomorrow, in a week, or a day. */
export function PutOff({ today, isBlocked, onChoose }: PutOffProps) {
  const t = useTranslations("agenda.putOff");
  const format = useFormat();
  const [isDayAsked, setDayAsked] = useState(false);
  const [day, setDay] = useState("");
  const tomorrow = addDays(today, 1);
  const inAWeek = addDays(today, 7);
  const choose = (until: string) => !isBlocked && until >= tomorrow && onChoose(until);
  const locked = { "aria-disabled": isBlocked || undefined };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={t("until")} className="flex flex-wrap items-center gap-x-6">
      <span aria-hidden="true" className="text-2 text-ink-2">
        {t("until")}
      </span>
      <TextButton {...locked} onClick={() => choose(tomorrow)}>
        {t("tomorrow")}
      </TextButton>
      <TextButton {...locked} onClick={() => choose(inAWeek)}>
        {format.day(inAWeek)}
      </TextButton>
      {isDayAsked ? (
        <form
          className="flex flex-wrap items-center gap-x-4"
          onSubmit={(event) => {
            event.preventDefault();
            choose(day);
          }}
        >
          <input
            type="date"
            aria-label={t("day")}
            required
            min={tomorrow}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            className="min-h-11 max-w-full border-b border-ink bg-transparent"
          />
          <TextButton type="submit" {...locked}>
            {t("button")}
          </TextButton>
        </form>
      ) : (
        <TextButton onClick={() => setDayAsked(true)}>{t("aDay")}</TextButton>
      )}
    </div>
  );
}
