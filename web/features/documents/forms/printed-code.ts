import { type LabelCode, labelCodeOf } from "#web/works/label-code.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { pixelsPerInch } from "../pdf/text-style.ts";

/** The QR code of a work's address, as it is printed. */
export interface PrintedCode {
  readonly side: number;
  /** Prints it with its right edge and its foot there, as one figure that is read as the address. */
  readonly draw: (right: number, foot: number) => void;
}

export function printedCode(sheet: Sheet, address: string | null): PrintedCode | null {
  if (address === null) return null;
  const code = labelCodeOf(address);
  const side = code.side * pixelsPerInch;
  return { side, draw: (right, foot) => drawCode(sheet, code, side, right - side, foot - side) };
}

function drawCode(sheet: Sheet, code: LabelCode, side: number, x: number, y: number): void {
  sheet.figure(code.address, { x, y, width: side, height: side }, () =>
    sheet.path(code.path, { fill: "ink", at: { x, y, scale: side / code.modules } }),
  );
}
