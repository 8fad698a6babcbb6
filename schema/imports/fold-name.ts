import { withoutBrackets } from "./without-brackets.ts";

/** Nothing that is compared by its name is longer; decomposing a text without end takes time that grows with its square. */
const mostCharacters = 1000;

/** A name as names are compared: without capitals, accents, punctuation, and what is in brackets. */
export function foldName(name: string): string {
  return withoutBrackets(name.slice(0, mostCharacters))
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
