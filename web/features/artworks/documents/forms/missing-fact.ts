import type { DocumentVoice } from "../words/document-words.ts";

/** What a document cannot be printed without. */
export type MissingFactCode = Parameters<typeof missingKey>[0];

function missingKey(code: "artistName" | "buyerName" | "consignee" | "works" | "price" | "size") {
  return `missing.${code}` as const;
}

/** A document cannot be printed; `missing.{code}` of the documents' words says what to do. */
export class MissingFactError extends Error {
  readonly code: MissingFactCode;

  constructor(code: MissingFactCode) {
    super(`A document is missing a fact: ${code}.`);
    this.name = "MissingFactError";
    this.code = code;
  }
}

/** The sentence that says what is missing, and where it is entered. */
export function missingFactSentence(code: MissingFactCode, { t }: DocumentVoice): string {
  return t(missingKey(code));
}
