/// <reference path="./pdfkit.d.ts" />
import type PDFDocument from "pdfkit";
import { breakLines, type Line } from "./break-lines.ts";
import { type Face, type FontFiles, type FontName, faces, fontNamesOf } from "./fonts.ts";
import { clustersOf, type Piece, softHyphen, splitText } from "./split-text.ts";
import { pixelsPerInch, type Run, runsOf, type Text, type TextStyle } from "./text-style.ts";

const pointsPerPixel = 72 / pixelsPerInch;

/** How wide a box in place of a character is, and a thin space, in em. */
const boxWidth = 0.62;
const thinSpaceWidth = 0.16;

/** What is drawn at one place of a line, in one font. */
export interface Fragment {
  readonly piece: Piece;
  readonly style: TextStyle;
  readonly text: string;
  /** From the line's left end. */
  readonly x: number;
  readonly width: number;
}

interface LaidOutLine {
  readonly fragments: readonly Fragment[];
  /** Without the spaces at its end. */
  readonly width: number;
}

export interface LaidOutText {
  readonly runs: readonly Run[];
  readonly lines: readonly LaidOutLine[];
  readonly lineHeight: number;
  /** From the top of a line to its baseline. */
  readonly baseline: number;
  /** Whether its end did not fit, and an ellipsis is printed. */
  readonly isShortened: boolean;
}

export function textLayout(pdf: PDFDocument, fonts: FontFiles) {
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes);
  const widths = new Map<string, number>();
  const known = new Map<string, boolean>();

  function hasGlyph(font: FontName, character: string): boolean {
    const key = `${font} ${character}`;
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    pdf.font(font);
    const found = pdf._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    known.set(key, found);
    return found;
  }

  /** The face's own font, or the text face's where only that one has the character. */
  function fontFor(face: Face, cluster: string): FontName | null {
    const characters = [...cluster];
    const names = [...fontNamesOf(face), ...fontNamesOf("text")];
    return names.find((name) => characters.every((one) => hasGlyph(name, one))) ?? null;
  }

  function widthOf(piece: Piece, text: string, style: TextStyle): number {
    if (piece.font === null) return [...clustersOf(text)].length * boxWidth * style.size;
    if (piece.isThinSpace) return thinSpaceWidth * style.size;
    const key = `${piece.font} ${style.size} ${style.tracking ?? 0} ${style.tabular ?? false} ${text}`;
    const width =
      widths.get(key) ??
      pdf
        .font(piece.font)
        .fontSize(style.size * pointsPerPixel)
        .widthOfString(text, textOptions(style)) /
        pointsPerPixel +
        (style.tracking ?? 0) * style.size;
    widths.set(key, width);
    return width;
  }

  function lay(text: Text, width: number, style: TextStyle, maximumLines = Infinity): LaidOutText {
    const runs = runsOf(text);
    const styleOf = (run: Run): TextStyle => ({ ...style, ...run.style });
    const pieces = splitText(runs, (run, cluster) => fontFor(styleOf(run).face, cluster));
    const whole = pieces.map((piece) => piece.text).join("");
    const parts = (start: number, end: number) => partsOf(pieces, whole, start, end);
    const measure = (start: number, end: number) =>
      parts(start, end).reduce(
        (sum, part) => sum + widthOf(part.piece, part.text, styleOf(part.piece.run)),
        0,
      );
    const all = breakLines(whole, width, measure);
    const isShortened = all.length > maximumLines;
    const lines = all.slice(0, maximumLines).map((line, index) => {
      const isCut = isShortened && index === maximumLines - 1;
      return isCut ? cutLine(line) : layLine(line);
    });

    function layLine(line: Line, ending = ""): LaidOutLine {
      let x = 0;
      const fragments = parts(line.start, line.end).map(({ piece, text: own }): Fragment => {
        const fragment = { piece, style: styleOf(piece.run), text: own, x, width: 0 };
        fragment.width = widthOf(piece, own, fragment.style);
        x += fragment.width;
        return fragment;
      });
      const last = fragments.at(-1);
      if (ending === "" || !last) return { fragments, width: measure(line.start, line.visibleEnd) };
      const ellipsis = splitText([{ ...last.piece.run, text: ending }], (run, cluster) =>
        fontFor(styleOf(run).face, cluster),
      ).map((piece): Fragment => {
        const own = widthOf(piece, ending, last.style);
        return {
          piece: { ...piece, run: last.piece.run },
          style: last.style,
          text: ending,
          x,
          width: own,
        };
      });
      return { fragments: [...fragments, ...ellipsis], width: x + (ellipsis[0]?.width ?? 0) };
    }

    /** As much of the line as fits before an ellipsis. */
    function cutLine({ start, visibleEnd }: Line): LaidOutLine {
      const room = width - style.size;
      let end = start;
      for (const cluster of clustersOf(whole.slice(start, visibleEnd))) {
        if (measure(start, end + cluster.length) > room) break;
        end += cluster.length;
      }
      const kept = start + whole.slice(start, end).trimEnd().length;
      return layLine({ start, end: kept, visibleEnd: kept }, "…");
    }

    const { ascent, descent } = faces[style.face];
    const baseline = style.lineHeight / 2 + ((ascent - descent) / 2) * style.size;
    return { runs, lines, lineHeight: style.lineHeight, baseline, isShortened };
  }

  return { lay };
}

/** How pdfkit prints a text in a style; lengths in points. */
export function textOptions(style: TextStyle) {
  return {
    lineBreak: false,
    baseline: "alphabetic",
    characterSpacing: (style.tracking ?? 0) * style.size * pointsPerPixel,
    features: style.tabular ? ["tnum"] : [],
  } as const;
}

/** The parts of pieces from `start` to `end`, without line ends. */
function partsOf(pieces: readonly Piece[], whole: string, start: number, end: number) {
  const parts: { piece: Piece; text: string }[] = [];
  for (const piece of pieces) {
    if (piece.start >= end) break;
    const from = Math.max(start, piece.start);
    const to = Math.min(end, piece.start + piece.text.length);
    if (to <= from) continue;
    const isHyphenated = to === end && whole[to - 1] === softHyphen;
    const own = whole.slice(from, to).replaceAll("\n", "").replaceAll(softHyphen, "");
    const text = isHyphenated ? `${own}-` : own;
    if (text !== "") parts.push({ piece, text });
  }
  return parts;
}
