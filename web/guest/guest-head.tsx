import { useState } from "react";
import type { Locale } from "#web/i18n/words.ts";
import type { GuestAnswer } from "./address.ts";
import { useVoice } from "./voice.ts";

interface GuestHeadProps {
  readonly answer: GuestAnswer;
  /** Null for a page in one language. */
  readonly onLocale: ((locale: Locale) => void) | null;
}

const languages = { "en-CA": "English", "fr-CA": "Français" } as const;

/** The artist's name, the language, and the document to take along. */
export function GuestHead({ answer, onLocale }: GuestHeadProps) {
  const { t, locale } = useVoice();
  const hasDocument =
    answer.kind === "invoice" || (answer.kind === "room" && answer.works.length > 0);
  return (
    <header className="border-b border-ink group-data-[kind=room]/page:border-transparent group-data-[kind=consignment]/page:border-transparent group-data-[kind=room]/page:bg-wall">
      <div className="mx-auto flex min-h-15 print:min-h-0 max-w-(--page) flex-wrap items-center justify-between gap-x-6 px-(--margin) group-data-[rows=2]/page:pt-3 min-[45rem]:pt-0! lg:min-h-18">
        <span className="product-name whitespace-normal">{answer.artist.name}</span>
        <div className="flex flex-wrap items-center gap-x-6 group-data-[rows=2]/page:w-full min-[45rem]:w-auto! print:hidden">
          {onLocale && (
            <fieldset className="flex gap-4 text-2">
              <legend className="sr-only">{t("head.language")}</legend>
              {(["en-CA", "fr-CA"] as const).map((each) => (
                <button
                  key={each}
                  type="button"
                  lang={each}
                  aria-pressed={each === locale}
                  onClick={() => onLocale(each)}
                  className="min-h-11 border-b-2 border-transparent text-ink-2 aria-pressed:border-ink aria-pressed:font-strong aria-pressed:text-ink"
                >
                  {languages[each]}
                </button>
              ))}
            </fieldset>
          )}
          {hasDocument && <DocumentButton answer={answer} />}
        </div>
      </div>
    </header>
  );
}

interface DocumentButtonProps {
  readonly answer: GuestAnswer;
}

/** Makes the PDF on the page and downloads it. */
function DocumentButton({ answer }: DocumentButtonProps) {
  const { t, locale } = useVoice();
  const [phase, setPhase] = useState<"idle" | "making" | "failed">("idle");

  async function make(): Promise<void> {
    if (phase === "making") return;
    setPhase("making");
    setPhase(await downloadDocument(locale));
  }

  const name = t(answer.kind === "invoice" ? "head.pdf" : "head.list");
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {phase === "failed" && (
        <p role="alert" className="text-1 text-error">
          {t("head.failed")}
        </p>
      )}
      <button
        type="button"
        aria-busy={phase === "making" || undefined}
        onClick={() => void make()}
        className="group/pdf target text-2"
      >
        <span className="underlined">{phase === "making" ? t("head.making") : name}</span>
      </button>
    </div>
  );
}

/** What makes documents, which is loaded with the first press. */
export function importMakeDocument() {
  return import("./make-document.ts");
}

async function downloadDocument(locale: Locale): Promise<"idle" | "failed"> {
  try {
    const { makeDocument } = await importMakeDocument();
    await makeDocument(locale);
    return "idle";
  } catch (error) {
    console.warn("The document was not made.", error);
    return "failed";
  }
}
