import { useTranslations } from "use-intl";
import { shownInches, toCentimetres } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { orient, type Size } from "#web/works/picture/orientation.ts";
import type { Form } from "../form/form.ts";

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

/** Photographs are cropped by eye, so smaller relative differences are ignored. */
const tolerance = 0.08;

/** The size that would fit the picture: as long as the typed one on its longer side, in inches. */
interface FittingSize {
  readonly widthInches: number;
  readonly heightInches: number;
}

/**
 * The size that fits the picture as shown, when its proportions contradict the typed size. Null where they agree, or
 * where one of the two is not known.
 */
export function findFittingSize(form: Form, pixels: Size | null | undefined): FittingSize | null {
  const { picture, width, height } = form;
  if (picture === null || !pixels || width.inches === null || height.inches === null) return null;
  const shown = orient(pixels, picture.orientation).size;
  const pictured = shown.width / shown.height;
  const typed = width.inches / height.inches;
  if (Math.max(pictured / typed, typed / pictured) <= 1 + tolerance) return null;
  const longSide = Math.max(width.inches, height.inches);
  return pictured >= 1
    ? { widthInches: longSide, heightInches: longSide / pictured }
    : { widthInches: longSide * pictured, heightInches: longSide };
}
