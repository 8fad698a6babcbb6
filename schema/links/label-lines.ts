import { mediumLineOf } from "#schema/artworks/medium-line.ts";
import type { DocumentLocale } from "#schema/documents/languages.ts";
import { lengthIn, type Units } from "#schema/units.ts";
import type { GuestWork } from "./guest.ts";

type Size = Pick<GuestWork, "widthInches" | "heightInches">;
type Made = Size & Pick<GuestWork, "medium" | "support" | "mediumLine">;

const inches = { "en-CA": "in", "fr-CA": "po" } as const;

/** `40 × 30 in`; a line never ends within. Empty for a work without a size. */
export function sizeIn(size: Size, units: Units, locale: DocumentLocale): string {
  const { widthInches, heightInches } = size;
  if (!(widthInches > 0 && heightInches > 0)) return "";
  const numbers = new Intl.NumberFormat(locale);
  const [width, height] = [widthInches, heightInches].map((length) =>
    numbers.format(lengthIn(length, units)),
  );
  return [width, "×", height, units === "metric" ? "cm" : inches[locale]].join("\u00a0");
}

/** `40 × 30 in (101.6 × 76.2 cm)`: the artist's own units first. */
export function sizeLine(size: Size, units: Units, locale: DocumentLocale): string {
  const other = sizeIn(size, units === "metric" ? "imperial" : "metric", locale);
  return other === "" ? "" : `${sizeIn(size, units, locale)} (${other})`;
}

/** `Acrylic on canvas, 40 × 30 in (101.6 × 76.2 cm)`: what is below the title and the year on a label. */
export function madeLine(work: Made, units: Units, locale: DocumentLocale): string {
  return [mediumLineOf(work, locale), sizeLine(work, units, locale)].filter(Boolean).join(", ");
}

/** The full scale of a picture in pixels, and the length in inches that is shown at it. */
const fullScale = { pixels: 640, inches: 48 };

/**
 * The box of the picture that is shown large, in CSS: as wide as its column in a room, where it is seen whole; elsewhere a
 * small work looks small. A photograph that has other proportions than the work keeps its own.
 */
export function pictureBox({ widthInches, heightInches }: Size, isInRoom: boolean) {
  const hasSize = widthInches > 0 && heightInches > 0;
  const ratio = hasSize ? widthInches / heightInches : 1;
  const longSide = hasSize ? Math.max(widthInches, heightInches) : fullScale.inches;
  const pixels = fullScale.pixels * Math.sqrt(longSide / fullScale.inches) * Math.min(1, ratio);
  const most = isInRoom ? `${(82 * ratio).toFixed(2)}svh` : `${pixels.toFixed(0)}px`;
  return { aspectRatio: `auto ${ratio.toFixed(4)}`, width: `min(100%, ${most})` };
}
