import * as v from "valibot";

/** Controls (C0, DEL, C1), and those that turn the direction of writing over: embeddings, overrides and isolates. */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const lineBreak = /\r\n?|[\n\t\v\f\u0085\u2028\u2029]/g;

/**
 * A text of one line as it is stored: line breaks and tabs are spaces, other control characters and controls of the writing
 * direction are removed, and half a surrogate pair is U+FFFD.
 */
export function cleanLine(text: string): string {
  return text.replace(lineBreak, " ").replace(unprintable, "").toWellFormed();
}

/** The same for a text of several lines, which keeps tabs, and its line breaks as line feeds. */
export function cleanLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(unprintable, (character) => ("\n\t".includes(character) ? character : ""))
    .toWellFormed();
}

/** Whether a text is unchanged by `cleanLine`. Identifiers that are not clean are refused, never changed. */
export function isCleanLine(text: string): boolean {
  return cleanLine(text) === text;
}

/** For every text of one line that is sent, right after `v.string()`: what is measured and stored is the clean text. */
export const oneLine = v.transform(cleanLine);

/** For every text of several lines that is sent. */
export const severalLines = v.transform(cleanLines);
