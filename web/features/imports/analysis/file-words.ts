import { isBlankCell } from "#schema/import/cells.ts";
import { foldHeader } from "#schema/import/fields.ts";
import { isErrorCell } from "#schema/import/formula-cells.ts";
import { disposalIn, forSaleIn, statusIn } from "#schema/import/status-words.ts";
import { flagIn, framedIn, mediumIn, supportIn } from "#schema/import/words.ts";
import { type FileWord, type WordField, wordFields } from "./file-analysis.ts";
import { type FieldCells, textsOf } from "./questions.ts";
import { isForSaleMarked, isNotForSaleAsked } from "./settings.ts";

/** What the product takes a word of a field for; null for what it does not know. */
function meaningOf(cells: FieldCells, field: WordField, text: string): string | null {
  switch (field) {
    case "medium":
      return mediumIn(text);
    case "status":
      return statusIn(text);
    case "support":
      return supportIn(text);
    case "forSale":
      return forSaleIn(text, isNotForSaleAsked(cells));
    case "disposal":
      return disposalIn(text);
    case "framed": {
      const isFramed = framedIn(text);
      return isFramed === null ? null : isFramed ? "yes" : "no";
    }
  }
}

/** Words whose meaning is plain are not listed: a yes under Framed, and a no under Sold. */
function isPlain(field: WordField, text: string): boolean {
  return (field === "framed" || field === "disposal") && flagIn(text) !== null;
}

/** The words that the file has of these fields, those without a meaning first, then the most frequent. */
export function wordsOf(cells: FieldCells): FileWord[] {
  return wordFields
    .flatMap((field) => wordsOfField(cells, field))
    .toSorted((a, b) => Number(a.known !== null) - Number(b.known !== null) || b.count - a.count);
}

function wordsOfField(cells: FieldCells, field: WordField): FileWord[] {
  const { columns, file } = cells;
  // A work needs a medium, also in a file that says none.
  const isMissing = columns[field] === undefined && field === "medium";
  const texts = isMissing ? [{ text: "", count: file.rows.length }] : textsOf(cells, field);
  const isBlankAsked = field === "medium" || (field === "forSale" && isForSaleMarked(cells));
  const words = new Map<string, FileWord>();
  for (const { text: cell, count: rows } of texts) {
    const text = isBlankCell(cell) ? "" : cell.trim();
    if ((text === "" && !isBlankAsked) || isErrorCell(text) || isPlain(field, text)) continue;
    const key = foldHeader(text);
    const { count } = words.get(key) ?? { count: 0 };
    const { text: first } = words.get(key) ?? { text };
    const known = meaningOf(cells, field, text);
    words.set(key, { field, key, text: first, count: count + rows, known });
  }
  return [...words.values()];
}
