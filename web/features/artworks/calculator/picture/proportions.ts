import { orient, type Size } from "#web/works/picture/orientation.ts";
import type { Form } from "../form/form.ts";

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
