import { readStatements } from "../../specification/document.ts";

/** A text of the interface that a statement gives to the letter. */
export interface Quotation {
  readonly statement: string;
  readonly text: string;
}

/** `'Already have a profile?'`, and not the apostrophes of `the artist's 'Edit' button`. */
const inQuotes = /(?<!\w)'(.+?)'(?!\w)/g;

/** Where one word with a capital is a label: `a Back button`, `the badge Pro or Free`, `three tabs: …`. */
const labels =
  /\b(?:buttons?\b|badge\b|mark\b|marked\b|controls\b|tabs:|sorted by\b|shows \$0 and\b)/;

/**
 * The texts that the statements quote: those in single quotes, and those of `names` that a statement has without
 * quotes after its first word, such as `the buttons Save Artwork and Export Quote`.
 */
export function findQuotations(document: string, names: readonly string[]): Quotation[] {
  return readStatements(document).flatMap(({ number, words }) => {
    const quoted = [...words.matchAll(inQuotes)].flatMap(([, text = ""]) => text.split(" / "));
    const rest = words.replaceAll(inQuotes, "''");
    const named = names.filter((name) => isNamed(name, rest));
    const whole = named.filter((name) => !named.some((one) => one !== name && one.includes(name)));
    const texts = new Set(
      [...quoted, ...whole].filter((text) => /\w\w/.test(text) && !/\.\.\.\w/.test(text)),
    );
    return [...texts].map((text) => ({ statement: number, text }));
  });
}

function isNamed(name: string, words: string): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  if (!name.includes(" ") && !labels.test(words)) return false;
  return new RegExp(`[^.] (?<![\\w/])${RegExp.escape(name)}(?!\\w| (?:card|plan|user))`).test(
    words,
  );
}
