import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Rates } from "#schema/currency.ts";
import { download } from "#web/browser/download.ts";
import { toast } from "#web/browser/toast.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { quoteLines } from "./quote-lines.ts";
import { type QuoteFacts, quoteFileName, quoteText } from "./quote-text.ts";

addWords("account");

interface QuoteDownloadProps {
  readonly facts: QuoteFacts;
  readonly user: User;
  readonly rates: Rates;
  readonly onDone: () => void;
}

/**
 * Downloads the quote as a text file when it is rendered, without a call (specification, section 7). The price is given
 * in the artist's currency, at today's rate when the work was priced in the other one.
 */
export function QuoteDownload({ facts, user, rates, onDone }: QuoteDownloadProps) {
  const quote = useTranslations("quote");
  const choices = useTranslations("choices");
  const format = useFormat();
  const downloadQuote = useEffectEvent(() => {
    const text = quoteText(quoteLines(facts, user, rates, { quote, choices, format }));
    download(quoteFileName(facts.title), new Blob([text], { type: "text/plain;charset=utf-8" }));
    toast({ title: quote("exported.title"), description: quote("exported.text") });
    onDone();
  });
  useEffect(() => downloadQuote(), []);
  return null;
}
