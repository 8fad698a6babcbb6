import type { WorkStatus } from "#schema/artworks/work-status.ts";
import type { NumberSeparators } from "#schema/read-number.ts";
import { readAmount } from "./cells.ts";
import { foldHeader } from "./fields.ts";
import { statusIn } from "./status-words.ts";

/** What a cell of prices says: an amount, that the work is sold or not for sale, or that its price is given on request. */
export interface PriceCell {
  readonly amount: ReturnType<typeof readAmount>;
  /** Null where it says nothing of it. */
  readonly status: WorkStatus | null;
}

const onRequest =
  /^(?:p ?o ?[ar]|tba|tbd|(?:price |prix )?(?:up)?on (?:request|application|inquiry|enquiry)|(?:please )?(?:inquire|enquire|ask)|contact(?: (?:me|us|artist|the artist|gallery))?(?: for price)?|price to be determined|(?:prix )?sur demande|a determiner)$/;

/** `Sold`, `NFS` and their like before or after an amount. */
const statusWords =
  /^(?<word>sold|vendue?|nfs|n\.f\.s\.?|not for sale|on hold|reserved|réservée?)(?=[\s:.–—(-])[\s:.–—-]*\(?(?<rest>.*?)\)?$/i;
const statusBehind =
  /^(?<rest>[^a-z]{0,4}\d[\d\s.,$]*(?:cad|usd|cdn)?)[\s:–—(-]+(?<word>sold|vendue?|nfs|n\.f\.s\.?|not for sale|on hold|reserved|réservée?)\)?$/i;

/** A year as well as an amount. */
const maybeYear = /^\s*(?:19|20)\d\d\s*$/;

/** What is longer is no price, nor said with one. */
const longestCell = 200;

/** Reads `1,550`, `SOLD`, `Sold $450`, `POR`; null for what cannot be read, or in two ways, such as `Sold 2021`. */
export function readPriceCell(cell: string, separators: NumberSeparators): PriceCell | null {
  const text = cell.slice(0, longestCell + 1).trim();
  if (text.length > longestCell) return null;
  const amount = readAmount(text, separators);
  if (amount !== null) return { amount, status: null };
  const { word, rest = "" } = (statusWords.exec(text) ?? statusBehind.exec(text))?.groups ?? {};
  if (maybeYear.test(rest)) return null;
  const beside = word === undefined ? null : readAmount(rest, separators);
  if (word !== undefined && beside !== null) return { amount: beside, status: statusIn(word) };
  const status = statusIn(text);
  if (status !== null) return { amount: null, status };
  return onRequest.test(foldHeader(text)) ? { amount: null, status: null } : null;
}

/** A price that is not that of the work alone. */
export type SharedPrice = "with-frame" | "for-several";

/** What else a price that cannot be read is for, such as `$1,200 framed` and `$3,000 pair`; null for nothing known. */
export function sharedPriceIn(cell: string): SharedPrice | null {
  if (!/\d/.test(cell)) return null;
  const words = ` ${foldHeader(cell.slice(0, longestCell).replace(/[()[\]]/g, " "))} `;
  if (/ (?:framed|with frame|incl frame|including frame|encadree?|avec cadre) /.test(words)) {
    return "with-frame";
  }
  const several =
    / (?:pair|set|both|each|diptych|triptych|series|suite|for (?:two|three|both)|paire|lot|les deux|chacune?|diptyque|triptyque) /;
  return several.test(words) ? "for-several" : null;
}
