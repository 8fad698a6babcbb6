import type { Artwork } from "#schema/artworks/artwork.ts";

/** What a quote states, each already in the reader's language and formats. */
export interface QuoteLines {
  readonly title: string;
  readonly medium: string;
  readonly dimensions: string;
  readonly materials: string;
  readonly hours: string;
  readonly careerStage: string;
  readonly currency: string;
  readonly price: string;
}

/**
 * The facts of a work that a quote is made from: inches, Canadian dollars for the materials, the price in
 * `currency`, null when there is none.
 */
export type QuoteFacts = Pick<
  Artwork,
  | "title"
  | "medium"
  | "width"
  | "height"
  | "materialsCost"
  | "hoursSpent"
  | "suggestedPrice"
  | "currency"
>;

/** Control characters, and those that turn the direction of what follows them. */
const invisible = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** The quote's text (specification, section 9): one fact to a line. */
export function quoteText(lines: QuoteLines): string {
  const { title, medium, dimensions, materials, hours, careerStage, currency, price } = lines;
  return [title, medium, dimensions, materials, hours, careerStage, currency, price]
    .map((line) => `${line.replace(invisible, "")}\n`)
    .join("");
}

const longestName = 80;
const suffix = "_quote.txt";

/**
 * Named after the title, with spaces as underscores (specification, section 9). Only what a file name
 * cannot hold is dropped: control characters, the characters that a system reserves, a leading dot.
 */
export function quoteFileName(title: string): string {
  const name = title
    .trim()
    .replace(/\s/g, "_")
    .replace(invisible, "")
    .replace(/[\\/:*?"<>|]/g, "")
    .replace(/^\.+/, "");
  return `${[...name].slice(0, longestName - suffix.length).join("")}${suffix}`;
}
