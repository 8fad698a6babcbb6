import { useState } from "react";
import { localesOf } from "#schema/documents/languages.ts";
import type { GuestInvoice } from "#schema/links/guest.ts";
import { useVoice } from "../voice.ts";
import { PaperSection } from "../wall.tsx";

/** Where to send what is open, to be copied, and the terms as the invoice has them. */
export function HowToPay({ invoice }: { readonly invoice: GuestInvoice }) {
  const { t } = useVoice();
  const { content, artist, number } = invoice;
  const { email } = content.artist.business;
  // Interac sends Canadian dollars between accounts in Canada.
  const isTransferred = email !== "" && content.currency === "CAD";
  return (
    <PaperSection title={t("invoice.pay")}>
      <OwnWords invoice={invoice} field="terms" />
      {isTransferred && (
        <dl className="pt-2 text-2">
          <CopyRow name={t("invoice.transfer")} value={email} />
          <CopyRow name={t("invoice.message")} value={number} />
        </dl>
      )}
      <p className="pt-2.5 text-1 text-ink-2">{t("invoice.note", { artist: artist.name })}</p>
    </PaperSection>
  );
}

interface CopyRowProps {
  readonly name: string;
  readonly value: string;
}

function CopyRow({ name, value }: CopyRowProps) {
  const { t } = useVoice();
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch (error) {
      // The value stays to be selected by hand.
      console.warn("The value was not copied.", error);
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-rule lg:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
      <dd className="print:hidden">
        <button type="button" onClick={() => void copy()} className="group target">
          <span className="underlined" aria-live="polite">
            {t(isCopied ? "invoice.copied" : "invoice.copy")}
          </span>
          <span className="sr-only"> {name}</span>
        </button>
      </dd>
    </div>
  );
}

interface OwnWordsProps {
  readonly invoice: GuestInvoice;
  readonly field: "terms" | "title";
}

/** What the artist wrote on the invoice, in each of its languages. */
export function OwnWords({ invoice, field }: OwnWordsProps) {
  const { language, inSecondLanguage, ...content } = invoice.content;
  const texts = [content[field] ?? "", inSecondLanguage?.[field] ?? ""];
  return localesOf(language).map((locale, index) => {
    const text = texts[index]?.trim() ?? "";
    return text === "" ? null : (
      <p
        key={locale}
        lang={locale}
        className="pt-3 font-display text-[1.1875rem]/7 whitespace-pre-line"
      >
        {text}
      </p>
    );
  });
}
