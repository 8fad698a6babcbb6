import type { Rates } from "#schema/currency.ts";
import type { User } from "#schema/user.ts";
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

function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click's turn is over.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
