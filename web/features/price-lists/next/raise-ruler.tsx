import { useId } from "react";
import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";

/** The percentages on the ruler. */
export const raiseStops = [0, 5, 8, 10, 12, 15] as const;

interface RaiseRulerProps {
  readonly label: string;
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

const mark =
  "before:absolute before:-top-px before:left-0 before:h-2.25 before:w-px before:bg-rule-2";
const checkedMark =
  "font-strong before:absolute before:-top-0.75 before:left-0 before:h-1.25 before:w-[calc(100%-10px)] before:bg-accent";

/** Native radio buttons on a ruler: arrows move along it. None is chosen where the percentage is another one. */
export function RaiseRuler({ label, percent, onChange }: RaiseRulerProps) {
  const t = useTranslations("priceList.next.raise");
  const format = useFormat();
  const name = useId();
  return (
    <fieldset>
      <legend className="text-2 text-ink-2">{label}</legend>
      <div className="mt-2.5 grid grid-cols-6 border-t max-2xs:grid-cols-3 border-rule-2">
        {raiseStops.map((stop) => (
          <label
            key={stop}
            className={`relative block min-h-11 py-3 text-2 whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent ${stop === percent ? checkedMark : mark}`}
          >
            <input
              type="radio"
              name={name}
              checked={stop === percent}
              onChange={() => onChange(stop)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {t("stop", { percent: format.number(stop) })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
