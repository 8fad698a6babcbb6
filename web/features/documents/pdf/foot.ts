import { runsOf, type Text, type TextBox, type TextStyle } from "./text-style.ts";

export interface Foot {
  readonly left: Text;
  readonly right: Text;
  /** What stands at the right end of the first page's foot, on its first baseline. */
  readonly aside: FootAside | null;
}

export interface FootAside {
  /** As wide as it is high. */
  readonly side: number;
  readonly draw: (right: number, baseline: number) => void;
}

interface PagePosition {
  /** The first is 0. */
  readonly page: number;
  readonly pages: number;
}

/** What of a sheet a foot needs. */
interface FootSheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly widthOf: (text: Text, style: TextStyle) => number;
  readonly baselineOf: (style: TextStyle) => number;
  readonly text: (text: Text, box: TextBox, style: TextStyle) => number;
  readonly rule: (x: number, y: number, width: number) => void;
  readonly decoration: (draw: () => void) => void;
}

const style: TextStyle = { face: "text", size: 12, lineHeight: 16, ink: "secondary" };
const gap = 24;

/** Below a rule, both texts on one line where they fit, else below each other; read on the first page alone. */
export function drawFoot(sheet: FootSheet, foot: Foot, { page, pages }: PagePosition): void {
  const { width, height, margin } = sheet;
  const y = height - 75;
  const aside = page === 0 ? foot.aside : null;
  const whole = width - 2 * margin - (aside ? aside.side + gap : 0);
  sheet.rule(margin, y, whole);
  const number = pages > 1 ? `${page + 1} / ${pages}` : "";
  const numberWidth = number === "" ? 0 : sheet.widthOf(number, style) + gap;
  const box = { x: margin, y: y + 10, width: whole - numberWidth };
  if (page === 0) drawTexts(sheet, foot, box);
  else sheet.decoration(() => drawTexts(sheet, foot, box));
  aside?.draw(width - margin, box.y + sheet.baselineOf(style));
  if (number === "") return;
  sheet.decoration(() => {
    const column = { x: margin + whole - 60, y: y + 10, width: 60, maximumLines: 1 };
    sheet.text(number, { ...column, align: "right" }, style);
  });
}

function drawTexts(sheet: FootSheet, { left, right }: Foot, box: TextBox): void {
  if (isEmpty(right)) {
    sheet.text(left, { ...box, maximumLines: 2 }, style);
    return;
  }
  const rightWidth = Math.ceil(sheet.widthOf(right, style)) + 1;
  if (sheet.widthOf(left, style) + gap + rightWidth <= box.width) {
    sheet.text(left, { ...box, width: box.width - rightWidth }, style);
    const x = box.x + box.width - rightWidth;
    sheet.text(right, { ...box, x, width: rightWidth, align: "right" }, style);
    return;
  }
  const below = sheet.text(left, { ...box, maximumLines: 2 }, style);
  sheet.text(right, { ...box, y: below, maximumLines: 1 }, style);
}

function isEmpty(text: Text): boolean {
  return runsOf(text).every((run) => run.text === "");
}
