import { useTranslations } from "use-intl";
import { shownInches, toCentimetres } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import type { Size } from "#web/works/picture/orientation.ts";
import type { Form } from "../form/form.ts";
import { findFittingSize } from "./proportions.ts";

interface ProportionsNoteProps {
  readonly form: Form;
  /** The picture's size in pixels, if it is known. */
  readonly size: Size | null | undefined;
}

/** The size that fits the picture, if its proportions contradict the typed size. */
export function ProportionsNote({ form, size }: ProportionsNoteProps) {
  const t = useTranslations("pricing.picture");
  const format = useFormat();
  const lengths = useLengths();
  const fitting = findFittingSize(form, size);
  if (fitting === null) return null;
  const shownIn = form.units === "metric" ? toCentimetres : shownInches;
  return (
    <p className="pt-1 text-center text-1 text-ink-2">
      {t("otherProportions", {
        size: lengths.sizeOf(
          format.number(shownIn(fitting.widthInches)),
          format.number(shownIn(fitting.heightInches)),
          form.units,
        ),
      })}
    </p>
  );
}
