/** A name as names are compared: without capitals, accents, punctuation, and what is in brackets. */
export function foldName(name: string): string {
  return name
    .replace(/\(.*?\)|\[.*?\]/g, " ")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
