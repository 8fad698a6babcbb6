import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { type Medium, media } from "#schema/artworks/media.ts";
import { raiseOf } from "#schema/price-lists/list-curves.ts";
import type { Raise } from "#schema/price-lists/price-list.ts";
import { priceListLimits } from "#schema/price-lists/price-list-input.ts";
import { isDecimalText } from "#schema/read-number.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { PriceListSectionProps } from "../view.ts";
import { RaiseRuler, raiseStops } from "./raise-ruler.tsx";

/** Which media a percentage is chosen for. */
type Scope = Medium | "all";

/** By how much the next list rises: for every medium, or for one. */
export function RaiseChoice({ view, actions }: PriceListSectionProps) {
  const t = useTranslations("priceList.next.raise");
  const { settings, curves } = view;
  const { raise } = settings;
  const [chosen, setScope] = useState<Scope>("all");
  const inUse = media.filter((medium) => curves[medium] !== undefined);
  const scope = chosen !== "all" && inUse.includes(chosen) ? chosen : "all";
  const percent = scope === "all" ? raise.percent : raiseOf(raise, scope);

  function change(next: Raise): void {
    void actions.changeDraft({ raise: next }).catch(shown);
  }

  function choose(next: number): void {
    change(
      scope === "all"
        ? { ...raise, percent: next }
        : { ...raise, byMedium: { ...raise.byMedium, [scope]: next } },
    );
  }

  function chooseScope(next: Scope): void {
    setScope(next);
    // Its old and new prices are beside the choice.
    if (next !== "all") actions.focusMedium(next);
  }

  return (
    <div className="pt-4.5 print:hidden">
      <RaiseRuler label={t("label")} percent={percent} onChange={choose} />
      <div className="grid grid-cols-2 gap-x-5 pt-3">
        <OtherPercent key={scope} percent={percent} onChange={choose} />
        {inUse.length > 1 && (
          <ScopeField inUse={inUse} raise={raise} scope={scope} onChange={chooseScope} />
        )}
      </div>
      {scope !== "all" && raise.byMedium[scope] !== undefined && (
        <TextButton className="mt-1" onClick={() => change(withoutMedium(raise, scope))}>
          {t("asOthers")}
        </TextButton>
      )}
      <RaiseSummary raise={raise} />
    </div>
  );
}

/** What failed is shown where it is kept: in the draft. */
function shown(): void {}

function withoutMedium({ percent, byMedium }: Raise, medium: Medium): Raise {
  const { [medium]: _own, ...others } = byMedium;
  return { percent, byMedium: others };
}

interface OtherPercentProps {
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

/** A percentage that the ruler does not have; it counts when the field is left, or on Enter. */
function OtherPercent({ percent, onChange }: OtherPercentProps) {
  const t = useTranslations("priceList.next.raise");
  const decimal = useDecimal();
  const [typed, setTyped] = useState<string | null>(null);
  const saved = raiseStops.some((stop) => stop === percent) ? "" : String(percent);
  const value = typed ?? saved;
  const isWrong = value !== "" && !isPercent(value);

  function commit(): void {
    if (typed === null || isWrong) return;
    if (typed !== "" && typed !== saved) onChange(Number(typed));
    setTyped(null);
  }

  return (
    <NumberField
      label={t("other")}
      numbers={decimal}
      value={value}
      suffix="%"
      marks={["%"]}
      onChange={setTyped}
      onLeave={commit}
      onKeyDown={({ key }) => key === "Enter" && commit()}
      unreadable={t("otherError")}
      error={isDecimalText(value) && isWrong ? t("otherError") : undefined}
    />
  );
}

function isPercent(text: string): boolean {
  return isDecimalText(text) && Number(text) <= priceListLimits.percent;
}

interface ScopeFieldProps {
  readonly inUse: readonly Medium[];
  readonly raise: Raise;
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
}

function ScopeField({ inUse, raise, scope, onChange }: ScopeFieldProps) {
  const t = useTranslations("priceList.next.raise");
  const mediumName = useTranslations("choices.medium");
  const format = useFormat();
  const options = inUse.map((medium) => {
    const own = raise.byMedium[medium];
    const name = mediumName(medium);
    const label =
      own === undefined ? name : t("scopeOwn", { medium: name, percent: format.number(own) });
    return { value: medium, label };
  });
  return (
    <SelectField<Scope>
      label={t("scope")}
      value={scope}
      groups={[{ options: [{ value: "all", label: t("everyMedium") }] }, { label: "", options }]}
      onChange={onChange}
    />
  );
}

/** Which media have a percentage of their own. */
function RaiseSummary({ raise }: { readonly raise: Raise }) {
  const id = useId();
  const t = useTranslations("priceList.next.raise");
  const mediumName = useTranslations("choices.medium");
  const format = useFormat();
  const own = media.flatMap((medium) => {
    const percent = raise.byMedium[medium];
    return percent === undefined
      ? []
      : [t("medium", { medium: mediumName(medium), percent: format.number(percent) })];
  });
  if (own.length === 0) return null;
  return (
    <p id={id} className="pt-2 text-1 text-ink-2">
      {t("summary", { media: own.join(", "), percent: format.number(raise.percent) })}
    </p>
  );
}
