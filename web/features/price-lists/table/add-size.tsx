import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { artworkLimits } from "#schema/artworks/artwork.ts";
import type { FaceSize } from "#schema/price-lists/sizes.ts";
import { sizeKey } from "#schema/price-lists/sizes.ts";
import { isDecimalText, measureMarks } from "#schema/read-number.ts";
import { toCentimetres, toInches, type Units } from "#schema/units.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import type { ListRow } from "./price-grid.ts";

interface AddSizeProps {
  readonly units: Units;
  readonly rows: readonly ListRow[];
  readonly onAdd: (size: FaceSize) => void;
}

const noSize = { width: "", height: "" };
type Side = keyof typeof noSize;

/** Adds a row for a size of the artist's own; a size that is there already is led to. */
export function AddSize({ units, rows, onAdd }: AddSizeProps) {
  const t = useTranslations("priceList.table.addSize");
  const choices = useTranslations("choices.units");
  const decimal = useDecimal();
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(noSize);
  const [isChecked, setChecked] = useState(false);
  const isMetric = units === "metric";
  const most = isMetric
    ? toCentimetres(artworkLimits.dimensionInches)
    : artworkLimits.dimensionInches;

  function errorOf(side: Side): string | undefined {
    const length = isDecimalText(typed[side]) ? Number(typed[side]) : 0;
    if (!(length > 0)) return t("invalid");
    return length > most ? t("tooLarge", { maximum: format.number(most) }) : undefined;
  }

  function submit(): void {
    setChecked(true);
    const wrong = (["width", "height"] as const).find((side) => errorOf(side) !== undefined);
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    const toLength = (text: string) => (isMetric ? toInches(Number(text)) : Number(text));
    const size = { widthInches: toLength(typed.width), heightInches: toLength(typed.height) };
    close();
    onAdd(rows.find(({ key }) => key === sizeKey(size)) ?? size);
  }

  function close(): void {
    setOpen(false);
    setTyped(noSize);
    setChecked(false);
  }

  if (!isOpen) return <TextButton onClick={() => setOpen(true)}>{t("open")}</TextButton>;
  const field = (side: Side) => ({
    name: side,
    label: t(side),
    numbers: decimal,
    marks: isMetric ? measureMarks.centimetres : measureMarks.inches,
    value: typed[side],
    onChange: (text: string) => setTyped((before) => ({ ...before, [side]: text })),
    unreadable: t("invalid"),
    error: isChecked ? errorOf(side) : undefined,
    suffix: choices(isMetric ? "centimetres" : "inches"),
    className: "w-32",
  });
  return (
    <Form
      ref={form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && close()}
      className="flex flex-wrap items-start gap-x-5 gap-y-3"
    >
      <NumberField {...field("width")} autoFocus={true} />
      <NumberField {...field("height")} />
      <Button type="submit" className="mt-4">
        {t("add")}
      </Button>
      <TextButton onClick={close} className="mt-5">
        {t("cancel")}
      </TextButton>
    </Form>
  );
}
