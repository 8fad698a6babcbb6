import { type ReactNode, useState } from "react";
import type { Locale } from "#web/i18n/words.ts";
import type { GuestAnswer } from "./address.ts";
import { GuestHead } from "./guest-head.tsx";
import { loadVoice, type Voice, VoiceContext } from "./voice.ts";

interface GuestPageProps {
  readonly answer: GuestAnswer;
  /** The language in which the Worker began the page. */
  readonly firstVoice: Voice;
  /** The room, invoice, agreement or label. */
  readonly children: ReactNode;
}

/** What somebody with an address sees: the artist's name, what is shown, and what is kept of the visit. */
export function GuestPage({ answer, firstVoice, children }: GuestPageProps) {
  const [voice, setVoice] = useState(firstVoice);
  const { t } = voice;

  async function chooseLocale(chosen: Locale): Promise<void> {
    try {
      const loaded = await loadVoice(chosen);
      document.documentElement.lang = chosen;
      setVoice(loaded);
    } catch (error) {
      console.warn("The words of this language could not be loaded.", error);
    }
  }

  return (
    <VoiceContext value={voice}>
      <GuestHead
        answer={answer}
        onLocale={hasTwo(answer.language) ? (locale) => void chooseLocale(locale) : null}
      />
      <main className="flex grow flex-col">{children}</main>
      <footer className="bg-floor text-1 text-ink-2 print:hidden">
        <div className="page flex flex-wrap justify-between gap-x-12 gap-y-2 pt-5 pb-6">
          <p className="max-w-[62ch]">
            {t(`foot.${noteOf(answer.kind)}`, { artist: answer.artist.name })}
          </p>
          <p>{t("foot.made")}</p>
        </div>
      </footer>
    </VoiceContext>
  );
}

/** A room in both languages, or an agreement in one and then the other. */
function hasTwo(language: GuestAnswer["language"]): boolean {
  return language === "both" || language.includes("-");
}

/** Of an agreement the same is kept as of a room. */
function noteOf(kind: GuestAnswer["kind"]) {
  return kind === "consignment" ? "room" : kind;
}
