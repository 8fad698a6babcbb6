import { memo } from "react";
import { useTranslations } from "use-intl";
import { type Medium, media } from "#schema/artworks/media.ts";
import { parseSupport, type Support, supportKinds, supports } from "#schema/artworks/supports.ts";
import type { Units } from "#schema/units.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import type { Dispatch } from "../form/use-form.ts";

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly dispatch: Dispatch;
  readonly isLocked: boolean;
}

/** Kept, like the one below, while something else is typed: a list of options is long to draw. */
export const MediumField = memo(function MediumField({
  value: chosen,
  dispatch,
  isLocked,
}: ChoiceProps<Medium>) {
  const t = useTranslations("pricing.details");
  const choices = useTranslations("choices.medium");
  return (
    <SelectField
      label={t("medium")}
      value={chosen}
      options={media.map((value) => ({ value, label: choices(value) }))}
      onChange={(medium) => dispatch({ type: "mediumChosen", medium })}
      isLocked={isLocked}
      className={`xl:max-2xl:col-span-4 ${isLocked ? "col-span-6" : "col-span-7"}`}
    />
  );
});

/** Canvas by its depth, wood and paper likewise, each under its heading. */
export const SupportField = memo(function SupportField({
  value: chosen,
  dispatch,
  isLocked,
  units,
}: ChoiceProps<Support> & { readonly units: Units }) {
  const t = useTranslations("pricing.details");
  const choices = useTranslations("choices.support");
  const lengths = useLengths();
  const options = supports.map((value) => {
    const { kind, depthInches } = parseSupport(value);
    const depth = lengths.length(depthInches, units);
    return { kind, value, label: choices("option", { kind: choices(kind), depth }) };
  });
  return (
    <SelectField
      label={t("support")}
      value={chosen}
      groups={supportKinds.map((kind) => ({
        label: choices(kind),
        options: options.filter((option) => option.kind === kind),
      }))}
      onChange={(support) => dispatch({ type: "supportChosen", support })}
      isLocked={isLocked}
      className="col-span-12 xl:max-2xl:col-span-4"
    />
  );
});
