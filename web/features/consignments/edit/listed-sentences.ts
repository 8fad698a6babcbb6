import { type PrintedSentence, standardSentence } from "#schema/consignments/sentences.ts";
import {
  type AgreementSentence,
  type ConsignmentTerms,
  consignmentLimits,
  type SentenceFacts,
  type SentenceId,
  sentenceIds,
} from "#schema/consignments/terms.ts";
import type { DocumentLocale } from "#schema/documents/languages.ts";

/** A sentence of an agreement as the artist sees it: also one that they left out, which has no place. */
export interface ListedSentence {
  readonly id: string;
  /** Among those that are printed in the first language, from 1. */
  readonly place: number | null;
  readonly en: string;
  readonly fr: string;
  readonly kind: "standard" | "changed" | "added";
}

/** The sentences with a field of their own, in the order in which they are printed. */
export function listSentences(
  facts: SentenceFacts,
  { sentences }: Pick<ConsignmentTerms, "sentences">,
  printed: readonly PrintedSentence[],
): ListedSentence[] {
  const placeOf = (id: string) => {
    const at = printed.findIndex((sentence) => sentence.id === id);
    return at === -1 ? null : at + 1;
  };
  const standard = sentenceIds.flatMap((id): ListedSentence[] => {
    const own = sentences.find((sentence) => sentence.id === id);
    const { en, fr } = own ?? standardTexts(id, facts);
    // A standard sentence is empty where the agreement has no terms for it.
    if (own === undefined && en === "" && fr === "") return [];
    return [{ id, en, fr, place: placeOf(id), kind: own === undefined ? "standard" : "changed" }];
  });
  const added = sentences
    .filter(({ id }) => !isStandard(id))
    .map(({ id, en, fr }) => ({ id, en, fr, place: placeOf(id), kind: "added" as const }));
  return [...standard, ...added];
}

function standardTexts(id: SentenceId, facts: SentenceFacts): { en: string; fr: string } {
  const textIn = (locale: DocumentLocale) => standardSentence(id, facts, locale);
  return { en: textIn("en-CA"), fr: textIn("fr-CA") };
}

function isStandard(id: string): id is SentenceId {
  return sentenceIds.some((one) => one === id);
}

/** With one of them as it was typed; a standard one that is as it was is not changed. */
export function withSentence(
  sentences: readonly AgreementSentence[],
  typed: AgreementSentence,
  facts: SentenceFacts,
): AgreementSentence[] {
  const { id, en, fr } = typed;
  const standard = isStandard(id) ? standardTexts(id, facts) : null;
  if (standard && standard.en === en && standard.fr === fr) return withoutSentence(sentences, id);
  const isKnown = sentences.some((sentence) => sentence.id === id);
  return isKnown
    ? sentences.map((sentence) => (sentence.id === id ? typed : sentence))
    : [...sentences, typed];
}

/** Without an added sentence, or with the standard one again. */
export function withoutSentence(
  sentences: readonly AgreementSentence[],
  id: string,
): AgreementSentence[] {
  return sentences.filter((sentence) => sentence.id !== id);
}

/** The id of one more; null where there are as many as there can be. */
export function nextSentenceId(sentences: readonly AgreementSentence[]): string | null {
  if (sentences.length >= consignmentLimits.sentences) return null;
  const taken = new Set(sentences.map(({ id }) => id));
  for (let number = 1; number <= consignmentLimits.sentences; number += 1) {
    if (!taken.has(`added-${number}`)) return `added-${number}`;
  }
  return null;
}
