import type { Medium } from "#schema/artworks/media.ts";
import { isProposedMediumLine } from "#schema/artworks/medium-line.ts";
import type { Support } from "#schema/artworks/supports.ts";
import { foldHeader } from "#schema/imports/fields.ts";
import { supportIn } from "#schema/imports/words.ts";
import type { FieldReaders } from "./field-readers.ts";
import type { ImportSettings } from "./import-settings.ts";
import { allow, type RowProblem } from "./row-problem.ts";

/** The words of a row for what a work is made of: its own column for the line, and those of medium and support. */
interface MediumWords {
  /** Null where the file has no column of its own for it. */
  readonly line: string | null;
  readonly medium: string;
  readonly support: string;
}

/**
 * The medium line that a row of a file gives: its own words. A support in a column of its own is added, as in "oil on linen".
 * Empty where they are what documents say without them, so that these say it in the language that they are printed in.
 */
export function readMediumLine(
  { line, medium, support }: MediumWords,
  read: { readonly medium: Medium; readonly support: Support },
): string {
  if (line !== null) return isProposedMediumLine(line, read) ? "" : line;
  if (medium === "" || support === "" || supportIn(medium) !== null) return medium;
  const joined = `${medium}${joiner(support)}${lowerFirst(support)}`;
  return isProposedMediumLine(joined, read) ? "" : joined;
}

/** By the language of the support; a comma where it is not known. */
function joiner(support: string): string {
  const folded = ` ${foldHeader(support)} `;
  if (/ (?:toile|lin|coton|bois|panneau|contreplaque|papier|carton) /.test(folded)) return " sur ";
  return supportIn(support) === null ? ", " : " on ";
}

/** `linen` of `Linen`; `MDF` stays. */
function lowerFirst(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The words of a row for its line. Those that it is not made of may be as long as they like. */
export function mediumWordsOf(
  row: number,
  read: FieldReaders,
  problems: RowProblem[],
  { columns }: ImportSettings,
): MediumWords {
  if (columns.mediumLine !== undefined) {
    return { line: allow(read.mediumLine(row), problems, ""), medium: "", support: "" };
  }
  const medium = allow(read.mediumWords(row), problems, "");
  return { line: null, medium, support: read.supportWords(row).value ?? "" };
}
