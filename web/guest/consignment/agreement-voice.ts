import { translatorOf, useVoice } from "../voice.ts";
import english from "./words/en-CA.json";
import french from "./words/fr-CA.json";

const catalogues = { "en-CA": english, "fr-CA": french } as const;

/** The language of the page with the words of agreements, which come with this page and no other. */
export function useAgreementVoice() {
  const voice = useVoice();
  const { locale, format } = voice;
  return {
    ...voice,
    t: translatorOf(locale, catalogues[locale]),
    dayOf: (day: string) => format.longDate(`${day}T12:00`),
  };
}

export type AgreementVoice = ReturnType<typeof useAgreementVoice>;
