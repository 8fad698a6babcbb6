import type { DocumentLocale } from "#schema/documents/languages.ts";
import { englishSentences } from "./english-sentences.ts";
import { frenchSentences } from "./french-sentences.ts";
import {
  type AgreementSentence,
  type ConsignmentTerms,
  type SentenceFacts,
  type SentenceId,
  type StandardSentences,
  sentenceIds,
} from "./terms.ts";

const sentencesIn: Readonly<Record<DocumentLocale, StandardSentences>> = {
  "en-CA": englishSentences,
  "fr-CA": frenchSentences,
};

/** A sentence as it is printed, in one language; `isChanged` where the artist wrote it. */
export interface PrintedSentence {
  readonly id: string;
  readonly text: string;
  readonly isChanged: boolean;
}

/** A standard sentence of an agreement (people, section 5), as long as the artist does not change it. */
export function standardSentence(
  id: SentenceId,
  facts: SentenceFacts,
  locale: DocumentLocale,
): string {
  return sentencesIn[locale][id](facts);
}

/**
 * Every sentence of an agreement in one language, in the order in which they are printed and counted: the standard ones as they
 * are or were changed, those that the artist added, and the lines of `terms`. One that is empty is left out.
 */
export function agreementSentences(
  facts: SentenceFacts,
  { sentences, terms }: Pick<ConsignmentTerms, "sentences" | "terms">,
  locale: DocumentLocale,
): PrintedSentence[] {
  const changed = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  const standard = sentenceIds.map((id) => {
    const own = changed.get(id);
    return {
      id,
      isChanged: own !== undefined,
      text: own === undefined ? standardSentence(id, facts, locale) : textIn(own, locale),
    };
  });
  const known: readonly string[] = sentenceIds;
  const added = sentences
    .filter(({ id }) => !known.includes(id))
    .map((sentence) => ({ id: sentence.id, text: textIn(sentence, locale), isChanged: true }));
  const further = terms
    .split("\n")
    .map((line, index) => ({ id: `terms-${index + 1}`, text: line.trim(), isChanged: true }));
  return [...standard, ...added, ...further].filter(({ text }) => text !== "");
}

function textIn({ en, fr }: AgreementSentence, locale: DocumentLocale): string {
  return locale === "fr-CA" ? fr : en;
}
