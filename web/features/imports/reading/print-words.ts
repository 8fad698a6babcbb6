import { foldHeader } from "#schema/imports/fields.ts";

/** So much of a cell is looked at. */
const lookedAt = 300;

/** The words of a cell, those in brackets too. */
function wordsOf(cell: string): string {
  return ` ${foldHeader(cell.slice(0, lookedAt).replace(/[()[\]]/g, " "))} `;
}

const printWords =
  / (?:prints?|giclees?|lithographs?|lithography|lithographies?|serigraphs?|serigraph(?:y|ies?)|screenprints?|silk ?screens?|linocuts?|woodcuts?|etchings?|engravings?|reproductions?|posters?|post ?cards?|greeting cards?|estampes?|gravures?|eaux? fortes?|linogravures?|impressions?|affiches?|cartes? postales?|(?:limited|open) editions?|editions? (?:limitees?|ouvertes?)) /;

/** Whether what a work is made of, or its kind, says that it is a print or a reproduction. */
export function isOfPrint(cell: string): boolean {
  return printWords.test(wordsOf(cell));
}

const titleWords =
  / (?:giclees?|(?:art|canvas|fine art|limited edition|photo|poster) prints?|reproductions?|(?:limited|open) edition|postcards?|carte postale) /;

/** The same of a title, of which more words are only names: `Footprint`, `Impression`. */
export function isPrintTitle(title: string): boolean {
  return titleWords.test(wordsOf(title)) || /[([]\s*prints?\s*[)\]]\s*$/i.test(title.slice(-20));
}

const editionWords =
  / (?:open|limited|ap|a p|ea|e a|artist ?s? proofs?|epreuves? d artiste|limitee|ouverte) /;

/** Whether a cell under Edition says that there are several: `3/50`, `edition of 25`, `AP`; not `1/1` or `unique`. */
export function isWithEdition(cell: string): boolean {
  const text = cell.slice(0, lookedAt).trim();
  const [, size] =
    /(?:[\dA-Z]|^)\s*(?:\/|\bof\b|\bde\b|\bsur\b)\s*(\d+)/i.exec(text) ??
    /^(?:edition |tirage )?(\d+)$/i.exec(text) ??
    [];
  if (size !== undefined) return Number(size) > 1;
  return editionWords.test(wordsOf(text));
}
