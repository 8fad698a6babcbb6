import { type LabelCode, labelCodeOf } from "#web/works/label-code.ts";
import type { Box, Sheet } from "../pdf/sheet.ts";
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
  return {
    side,
    draw: (right, foot) =>
      drawCode(sheet, code, { x: right - side, y: foot - side, width: side, height: side }),
  };
}

function drawCode(sheet: Sheet, code: LabelCode, box: Box): void {
  const { x, y, width } = box;
  sheet.figure(code.address, box, () =>
    sheet.path(code.path, { fill: "ink", at: { x, y, scale: width / code.modules } }),
  );
}
