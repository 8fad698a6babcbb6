import type { DocumentLocale } from "#schema/documents/languages.ts";
import type { DocumentSettings } from "./document-settings.ts";
import type { WhyThisPrice } from "./forms/why-content.ts";
import { sentencesOf } from "./forms/why-sentences.ts";
import { type DocumentVoice, type LocalizedText, voicesOf } from "./words/document-words.ts";

/** A text of a document that is made when it is asked for, as a field of the dialog shows it. */
export interface DocumentText {
  readonly name: "notes" | "size" | "price" | "line";
  readonly locale: DocumentLocale;
  readonly text: string;
}

/** Names a text among those that the artist typed. */
export function textKey({ name, locale }: Pick<DocumentText, "name" | "locale">): string {
  return `${locale} ${name}`;
}

function asTyped({ texts }: DocumentSettings, first: DocumentText): DocumentText {
  return { ...first, text: texts[textKey(first)] ?? first.text };
}

/** The notes below a price list, in each language: a paragraph a line. */
export function notesOf(
  settings: DocumentSettings,
  framesApart: boolean | null,
): readonly DocumentText[] {
  return voicesOf(settings.language).map((voice) =>
    asTyped(settings, {
      name: "notes",
      locale: voice.locale,
      text: usualNotes(voice, framesApart),
    }),
  );
}

function usualNotes({ t }: DocumentVoice, framesApart: boolean | null): string {
  const frames = t(framesApart ? "list.framesApart" : "list.framesIncluded");
  const lines = [t("list.everywhere"), ...(framesApart === null ? [] : [frames]), t("list.taxes")];
  return lines.join("\n");
}

/** The three sentences of "Why this price", in each language; none for a work without a price or size. */
export function sentencesOfWhy(
  settings: DocumentSettings,
  why: WhyThisPrice,
): readonly DocumentText[] {
  const { priceCents, work } = why;
  if (priceCents === null || priceCents <= 0 || !(work.widthInches * work.heightInches > 0))
    return [];
  return voicesOf(settings.language).flatMap((voice) => {
    const sentences = sentencesOf(why, priceCents, voice);
    return (["size", "price", "line"] as const).map((name, index) =>
      asTyped(settings, { name, locale: voice.locale, text: sentences[index] ?? "" }),
    );
  });
}

/** The texts as they are printed: without those that are empty. */
export function printedTexts(texts: readonly DocumentText[]): LocalizedText {
  return texts.flatMap(({ locale, text }) =>
    text.trim() === "" ? [] : [{ locale, text: text.trim() }],
  );
}
