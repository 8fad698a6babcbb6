import type { Sheet } from "../pdf/sheet.ts";
import type { Text } from "../pdf/text-style.ts";
import { styles } from "./styles.ts";

/** How high a line to sign on is below its rule. */
export const signatureHeight = 26;

/** A rule to sign on, and who signs below it. */
export function drawSignature(
  sheet: Sheet,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  who: Text,
): void {
  sheet.rule(x, y, width, "ink");
  sheet.text(who, { x, y: y + 6, width, maximumLines: 1 }, { ...styles.label, ink: "secondary" });
}
