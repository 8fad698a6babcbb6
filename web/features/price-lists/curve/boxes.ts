export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function overlap(one: Box, other: Box, gap = 0): boolean {
  return (
    one.left < other.left + other.width + gap &&
    other.left < one.left + one.width + gap &&
    one.top < other.top + other.height + gap &&
    other.top < one.top + one.height + gap
  );
}

/** Whether a disc and a rectangle have a point in common. */
export function covers(box: Box, { x, y }: Point, radius: number): boolean {
  const dx = x - Math.min(box.left + box.width, Math.max(box.left, x));
  const dy = y - Math.min(box.top + box.height, Math.max(box.top, y));
  return dx ** 2 + dy ** 2 < radius ** 2;
}

export function around({ x, y }: Point, radius: number): Box {
  return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
}

/** How much of a line of text lies above its baseline, and all of it, for 15 px. */
const ascent = 12;
const lineHeight = 16;

/** The box of a text, by its anchor and baseline. */
export function textBox({ x, y, anchor }: PlacedText, width: number): Box {
  const left = anchor === "end" ? x - width : x;
  return { left, top: y - ascent, width, height: lineHeight };
}

export interface PlacedText extends Point {
  readonly anchor: "start" | "end";
}

/** A text's width is not known before it is drawn; these are the mean widths of a letter. */
const letterWidths = { figures: 7.6, title: 7.1 } as const;

export function widthOf(text: string, face: keyof typeof letterWidths): number {
  return text.length * letterWidths[face];
}
