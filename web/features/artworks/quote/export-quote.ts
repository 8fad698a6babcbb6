import type { Rates } from "#schema/currency.ts";
import type { User } from "#schema/user.ts";
import { download } from "#web/browser/download.ts";
import { type QuoteWords, quoteLines } from "./quote-lines.ts";
import { type QuoteFacts, quoteFileName, quoteText } from "./quote-text.ts";

/**
 * Downloads the quote as a text file, without a call (specification, section 7). The price is given in
 * the artist's currency, at today's rate when the work was priced in the other one.
 */
export function exportQuote(facts: QuoteFacts, user: User, rates: Rates, words: QuoteWords): void {
  const text = quoteText(quoteLines(facts, user, rates, words));
  download(quoteFileName(facts.title), new Blob([text], { type: "text/plain;charset=utf-8" }));
}
