import { useTranslations } from "use-intl";
import { artworkLimits } from "#schema/artworks/artwork.ts";
import { measureMarks } from "#schema/read-number.ts";
import { toCentimetres, units } from "#schema/units.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import { shownLength } from "../form/length.ts";
import type { Side } from "../form/reducer.ts";
import type { DetailsFieldProps } from "./details-field-props.ts";

/** Width, height and the unit in which both are shown. */
export function SizeFields(fields: DetailsFieldProps) {
  const { form, dispatch, isLocked } = fields;
  const t = useTranslations("pricing.details");
  const choices = useTranslations("choices.units");
  return (
    <>
      <SideField {...fields} side="width" />
      <SideField {...fields} side="height" />
      <ToggleGroup
        label={t("units")}
        options={units.map((value) => ({ value, label: choices(value) }))}
        value={form.units}
        onChange={(chosen) => dispatch({ type: "unitsChosen", units: chosen })}
        isDisabled={isLocked}
        className="col-span-12 -mt-3 xl:max-2xl:col-span-4 xl:max-2xl:mt-6"
      />
    </>
  );
}

function SideField({
  form,
  dispatch,
  errors,
  isLocked,
  side,
}: DetailsFieldProps & { readonly side: Side }) {
  const t = useTranslations("pricing");
  const choices = useTranslations("choices.units");
  const decimal = useDecimal();
  const format = useFormat();
  const isMetric = form.units === "metric";
  const error = errors[side];
  return (
    <NumberField
      label={t(`details.${side}`)}
      numbers={decimal}
      marks={isMetric ? measureMarks.centimetres : measureMarks.inches}
      takesNumbersOnly={true}
      value={shownLength(form[side], form.units)}
      onFocus={() => dispatch({ type: "focused", field: side })}
      onChange={(text) => dispatch({ type: "sideTyped", side, text })}
      unreadable={t("errors.dimension")}
      error={
        error &&
        (error === "invalid"
          ? t("errors.dimension")
          : isMetric
            ? t("errors.dimensionTooLargeMetric", {
                maximum: format.number(toCentimetres(artworkLimits.dimensionInches)),
              })
            : t("errors.dimensionTooLarge", {
                maximum: format.number(artworkLimits.dimensionInches),
              }))
      }
      isLocked={isLocked}
      suffix={choices(isMetric ? "centimetres" : "inches")}
      className="col-span-6 xl:max-2xl:col-span-2"
    />
  );
}
