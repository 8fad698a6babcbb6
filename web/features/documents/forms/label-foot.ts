import type { Sheet } from "../pdf/sheet.ts";
import type { Run, TextStyle } from "../pdf/text-style.ts";
import { type PrintedCode, printedCode } from "./printed-code.ts";

/** Between texts and what is beside them. */
const gap = 16;
const factStyle: TextStyle = { face: "text", size: 13, lineHeight: 19, ink: "secondary" };
const priceStyle: TextStyle = { face: "display", size: 19, lineHeight: 20 };
/** Below the facts, as the last line of the label. */
const lastPriceStyle: TextStyle = { ...priceStyle, lineHeight: 24 };
const abovePrice = 5;

interface LabelFoot {
  readonly height: number;
  readonly draw: (edges: {
    readonly left: number;
    readonly right: number;
    readonly bottom: number;
  }) => void;
}

interface FootContent {
  /** Medium and size, a paragraph each. */
  readonly facts: readonly Run[][];
  /** Empty without one. */
  readonly price: readonly Run[];
  /** What the QR code opens; null without one. */
  readonly labelAddress: string | null;
}

/** The lower part of a wall label, and how high it is. */
export function labelFoot(sheet: Sheet, width: number, content: FootContent): LabelFoot {
  const code = printedCode(sheet, content.labelAddress);
  return code ? footBesideCode(sheet, width, content, code) : footWithPrice(sheet, width, content);
}

/** Medium and size at the left, the price at the right. */
function footWithPrice(sheet: Sheet, width: number, { facts, price }: FootContent): LabelFoot {
  const priceWidth = price.length === 0 ? 0 : sheet.widthOf(price, priceStyle) + 1;
  const factWidth = width - (priceWidth === 0 ? 0 : priceWidth + gap);
  const factsHeight = heightOfFacts(sheet, facts, factWidth);
  return {
    height: factsHeight,
    draw: ({ left, right, bottom }) => {
      drawFacts(sheet, facts, { x: left, y: bottom - factsHeight, width: factWidth });
      if (price.length === 0) return;
      const box = { x: right - priceWidth, y: bottom - 20, width: priceWidth };
      sheet.text(price, { ...box, align: "right" }, priceStyle);
    },
  };
}

/** Medium and size at the left with the price below them, the code at the right on the last baseline. */
function footBesideCode(
  sheet: Sheet,
  width: number,
  { facts, price }: FootContent,
  code: PrintedCode,
): LabelFoot {
  const textWidth = width - code.side - gap;
  const factsHeight = heightOfFacts(sheet, facts, textWidth);
  const priceLines =
    price.length === 0 ? 0 : sheet.lay(price, textWidth, lastPriceStyle, 2).lines.length;
  const textHeight =
    factsHeight + (priceLines === 0 ? 0 : abovePrice + priceLines * lastPriceStyle.lineHeight);
  const lastStyle = priceLines === 0 ? factStyle : lastPriceStyle;
  const belowBaseline = lastStyle.lineHeight - sheet.baselineOf(lastStyle);
  return {
    height: Math.max(textHeight, code.side + belowBaseline + gap),
    draw: ({ left, right, bottom }) => {
      const box = { x: left, y: bottom - textHeight, width: textWidth, maximumLines: 2 };
      const below = drawFacts(sheet, facts, box);
      if (priceLines > 0) sheet.text(price, { ...box, y: below + abovePrice }, lastPriceStyle);
      code.draw(right, bottom - belowBaseline);
    },
  };
}

function heightOfFacts(sheet: Sheet, facts: readonly Run[][], ofWidth: number): number {
  return facts.reduce((sum, fact) => sum + sheet.heightOf(fact, ofWidth, factStyle, 2), 0);
}

function drawFacts(
  sheet: Sheet,
  facts: readonly Run[][],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  return facts.reduce(
    (at, fact) => sheet.text(fact, { x, y: at, width, maximumLines: 2 }, factStyle),
    y,
  );
}
