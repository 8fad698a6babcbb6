/**
 * For comparing what people type: without capitals, accents, full stops, commas, quotation marks or surplus spaces, with
 * apostrophes, dashes and the joined letters of French as a keyboard has them.
 */
export function foldText(text: string): string {
  return text
    .replace(/[‘’‛ʼ´`′]/g, "'")
    .replace(/[‐‑‒–—−]/g, "-")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[.,"“”„«»]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}
