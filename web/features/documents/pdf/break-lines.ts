/// <reference path="./pdfkit.d.ts" />
import LineBreaker from "linebreak";
import { clustersOf } from "./split-text.ts";

/** A line is the characters from `start` to `end`; `visibleEnd` leaves out the spaces at its end. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly visibleEnd: number;
}

/**
 * Breaks a text into lines of at most `width`, where Unicode's rules allow (UAX 14). A word that is wider than a line is
 * broken between characters. `measure` returns the width of the characters from `start` to `end`.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (start: number, end: number) => number,
): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const close = (at: number) => {
    lines.push({ start, end: at, visibleEnd: start + text.slice(start, at).trimEnd().length });
    start = at;
    end = at;
    used = 0;
  };
  for (const { from, to, required } of words(text)) {
    const visible = measure(from, from + text.slice(from, to).trimEnd().length);
    if (used + visible > width && end > start) close(from);
    if (visible > width) {
      for (const at of breaksWithin(text.slice(from, to), from, width, measure)) close(at);
      used = measure(start, to);
    } else used += measure(from, to);
    end = to;
    if (required) close(to);
  }
  if (end > start || lines.length === 0) close(text.length);
  return lines;
}

function* words(text: string) {
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield { from, to: next.position, required: next.required && text[next.position - 1] === "\n" };
    from = next.position;
  }
}

/** Where a word that is wider than a line is broken; it begins at `from` of its text. */
function breaksWithin(
  word: string,
  from: number,
  width: number,
  measure: (start: number, end: number) => number,
): number[] {
  const breaks: number[] = [];
  let at = from;
  let used = 0;
  for (const cluster of clustersOf(word)) {
    const own = measure(at, at + cluster.length);
    if (used > 0 && used + own > width) {
      breaks.push(at);
      used = 0;
    }
    used += own;
    at += cluster.length;
  }
  return breaks;
}
