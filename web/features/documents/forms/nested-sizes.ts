import type { FaceSize } from "#schema/price-lists/sizes.ts";
import { lengthIn, type Units } from "#schema/units.ts";
import { longSide, shortSide } from "#web/works/nested-sizes.ts";
import type { Sheet } from "../pdf/sheet.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import type { DocumentVoice } from "../words/document-words.ts";

const nameStyle: TextStyle = { face: "text", size: 11.5, lineHeight: 13, ink: "secondary" };

/** `16 × 20`, `40.6 × 50.8` */
export function sizeName(size: FaceSize, units: Units, { t, format }: DocumentVoice): string {
  const figure = (inches: number) => format.number(Math.round(lengthIn(inches, units) * 10) / 10);
  const [width, height] = [figure(shortSide(size)), figure(longSide(size))];
  return t("list.size", { width, height });
}

export function nestedHeight(sizes: readonly FaceSize[], width: number): number {
  const [largest] = sizes;
  return largest === undefined ? 0 : (shortSide(largest) * width) / longSide(largest);
}

interface NestedSizesOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly units: Units;
  readonly voice: DocumentVoice;
}

/** Some sizes of the list inside each other, as large as they are beside each other; the smallest in pigment. */
export function drawNestedSizes(
  sheet: Sheet,
  sizes: readonly FaceSize[],
  { x, y, width, units, voice }: NestedSizesOptions,
): void {
  const [largest] = sizes;
  if (!largest) return;
  const scale = width / longSide(largest);
  const height = nestedHeight(sizes, width);
  sheet.figure(voice.t("list.nested"), { x, y, width, height }, () => {
    sizes.forEach((size, index) => {
      const isSmallest = index === sizes.length - 1;
      const [long, short] = [longSide(size) * scale, shortSide(size) * scale];
      const top = y + height - short;
      sheet.rect(
        { x, y: top, width: long, height: short },
        isSmallest ? { fill: "pigment", stroke: "pigment" } : { stroke: "ink" },
      );
      const style = isSmallest ? { ...nameStyle, ink: "paper" as const } : nameStyle;
      const name = sizeName(size, units, voice);
      const room = { x, y: top + 3, width: long - 6, align: "right" as const, maximumLines: 1 };
      if (short >= 18 && sheet.widthOf(name, style) <= long - 10) sheet.text(name, room, style);
    });
  });
}
