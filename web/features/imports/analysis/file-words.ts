import { foldHeader } from "#schema/import/fields.ts";
import { mediumIn, statusIn, supportIn } from "#schema/import/words.ts";
import { type FileWord, type WordField, wordFields } from "./file-analysis.ts";
import { type FieldCells, textsOf } from "./questions.ts";

const meanings: Readonly<Record<WordField, (text: string) => string | null>> = {
  medium: mediumIn,
  status: statusIn,
  support: supportIn,
};

/** The words that the file has for media, statuses and supports, those without a meaning first, then the most frequent. */
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
  const words = new Map<string, FileWord>();
  for (const { text: cell, count: rows } of texts) {
    const text = cell.trim();
    if (text === "" && field !== "medium") continue;
    const key = foldHeader(text);
    const { count } = words.get(key) ?? { count: 0 };
    const { text: first } = words.get(key) ?? { text };
    words.set(key, { field, key, text: first, count: count + rows, known: meanings[field](text) });
  }
  return [...words.values()];
}
