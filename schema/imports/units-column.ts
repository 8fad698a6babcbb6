import { foldHeader } from "./fields.ts";
import type { FileUnit } from "./length-marks.ts";

const words: Readonly<Record<FileUnit, readonly string[]>> = {
  in: ["in", "inch", "inches", "ins", "po", "pouce", "pouces"],
  cm: ["cm", "centimetre", "centimetres", "centimeter", "centimeters", "cms"],
  mm: ["mm", "millimetre", "millimetres", "millimeter", "millimeters"],
  m: ["m", "metre", "metres", "meter", "meters"],
  ft: ["ft", "foot", "feet", "pi", "pied", "pieds"],
};

/** The unit that a cell of a column of units names; null for none. */
export function unitNamed(cell: string): FileUnit | null {
  const text = cell.trim();
  if (text === '"' || text === "″") return "in";
  const folded = foldHeader(text);
  const found = Object.entries(words).find(([, names]) => names.includes(folded));
  return (found?.[0] as FileUnit | undefined) ?? null;
}
