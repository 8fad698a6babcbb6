import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { lengthIn, type Units } from "#schema/units.ts";
import { useFormat } from "./format.ts";
import type { Format } from "./format-for.ts";

type ChoiceWords = ReturnType<typeof useTranslations<"choices">>;

/** Lengths, which are kept in inches, as a person reads them. Nothing else writes units behind lengths. */
export function lengthsIn(choices: ChoiceWords, format: Format) {
  const figure = (inches: number, units: Units) => format.number(lengthIn(inches, units));
  const sizeOf = (width: string, height: string, units: Units) =>
    choices("units.size", { units, width, height });
  return {
    /** `0.75 in`, `1.9 cm` */
    length: (inches: number, units: Units) =>
      choices("units.length", { units, length: figure(inches, units) }),
    /** `20 × 15 in`, `50.8 × 38.1 cm` */
    size: (width: number, height: number, units: Units) =>
      sizeOf(figure(width, units), figure(height, units), units),
    /** Of figures that are in those units, and written, already. */
    sizeOf,
    /** To a thousandth of an inch, for a text that names the unit itself. */
    inches: (inches: number) => format.number(inches),
  };
}

type Lengths = ReturnType<typeof lengthsIn>;

export function useLengths(): Lengths {
  const choices = useTranslations("choices");
  const format = useFormat();
  return useMemo(() => lengthsIn(choices, format), [choices, format]);
}
