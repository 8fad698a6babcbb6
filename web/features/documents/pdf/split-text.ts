import type { FontName } from "./fonts.ts";
import type { Run } from "./text-style.ts";

/** A part of a run that is printed with one font. */
export interface Piece {
  readonly run: Run;
  /** Where it begins in the whole text. */
  readonly start: number;
  readonly text: string;
  /** Null for characters that are in no font: a box is printed in the place of each. */
  readonly font: FontName | null;
  /** A narrower space than the fonts have. */
  readonly isThinSpace: boolean;
  /** Printed apart from what is beside it: the fonts set letters into a no-break space as if it were one of them. */
  readonly isApart: boolean;
}

const clusters = new Intl.Segmenter("en-CA", { granularity: "grapheme" });
const simpleText = /^[\n\x20-\x7e\u00a0-\u017f\u2013-\u201e]*$/;
/** U+202F is what French sets thousands apart with. */
const thinSpaces = /^[\u2009\u200a\u202f]$/;
const noBreakSpace = "\u00a0";
const hyphens = /[\u2010\u2011]/g;
/** What has no mark on paper: controls, joiners, marks of direction, variation selectors. */
const invisible = /^[\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u;
const invisibleParts = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** Printed where a line ends at it. */
export const softHyphen = "\u00ad";
const lineEnds = /\r\n?|[\u2028\u2029\v\f\u0085]/g;
/** Half of a pair, which is no character. */
const halves = /\p{Surrogate}/gu;

/** A text as it is printed: composed, without controls, its lines ended by U+000A alone. */
function printedText(text: string): string {
  return text
    .replace(lineEnds, "\n")
    .replaceAll("\t", " ")
    .replace(halves, "\ufffd")
    .normalize("NFC")
    .replace(hyphens, "-");
}

/** The characters that a reader sees as one. */
export function* clustersOf(text: string): Generator<string> {
  if (simpleText.test(text)) yield* text;
  else for (const { segment } of clusters.segment(text)) yield segment;
}

/** Divides runs into pieces of one font each; `fontOf` finds the font that has all characters of a cluster. */
export function splitText(
  runs: readonly Run[],
  fontOf: (run: Run, cluster: string) => FontName | null,
): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const run of runs) {
    const first = pieces.length;
    for (const cluster of clustersOf(printedText(run.text))) {
      const text = cluster === "\n" ? cluster : visiblePart(cluster);
      const previous = pieces.at(-1);
      if (cluster === softHyphen && previous && pieces.length > first) {
        pieces[pieces.length - 1] = { ...previous, text: previous.text + cluster };
        start += cluster.length;
        continue;
      }
      if (text === "") continue;
      const isThinSpace = thinSpaces.test(text);
      const font = fontOf(run, isThinSpace ? "\u00a0" : text.replace("\n", " "));
      const isApart = isThinSpace || text === noBreakSpace;
      const last = pieces.length > first ? pieces.at(-1) : undefined;
      if (last && last.font === font && !last.isApart && !isApart) {
        pieces[pieces.length - 1] = { ...last, text: last.text + text };
      } else pieces.push({ run, start, text, font, isThinSpace, isApart });
      start += text.length;
    }
  }
  return pieces;
}

/** An emoji keeps its joiners: they are part of its real text. */
function visiblePart(cluster: string): string {
  if (invisible.test(cluster)) return "";
  return /\p{Extended_Pictographic}/u.test(cluster) ? cluster : cluster.replace(invisibleParts, "");
}
