import * as v from "valibot";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { DocumentInput } from "#schema/documents/document-input.ts";
import {
  type DocumentLocale,
  documentLanguageSchema,
  localesOf,
} from "#schema/documents/languages.ts";

/** What can be chosen of a document before it is issued. */
export const issueFormSchema = v.object({
  language: documentLanguageSchema,
  showHours: v.boolean(),
  /** What was typed in place of its first text, by language. */
  texts: v.optional(v.record(v.string(), v.string()), {}),
});
export type IssueForm = v.InferOutput<typeof issueFormSchema>;

/** The documents that are kept as they were issued. */
export type ToIssue =
  | { readonly kind: "certificate"; readonly work: Artwork }
  | { readonly kind: "consignment"; readonly works: readonly Artwork[] };

/** Names the form of a document, so that what is typed for one is not shown in another. */
export function formNameOf(document: ToIssue): string {
  return document.kind === "certificate"
    ? `certificate ${document.work.id}`
    : `consignment ${document.works.map(({ id }) => id).join(" ")}`;
}

/** The request that issues a document on this day. */
export function toDocumentInput(
  document: ToIssue,
  form: IssueForm,
  { issuedOn, firstIn }: { readonly issuedOn: string; readonly firstIn: FirstTextIn },
): DocumentInput {
  const { language, showHours } = form;
  const [first = "", second] = localesOf(language).map((locale) => textIn(form, locale, firstIn));
  if (document.kind === "certificate") {
    return {
      kind: "certificate",
      issuedOn,
      language,
      artworkId: document.work.id,
      showHours,
      statement: first,
      inSecondLanguage: second === undefined ? null : { statement: second },
    };
  }
  return {
    kind: "consignment",
    issuedOn,
    language,
    artworkIds: document.works.map(({ id }) => id),
    terms: first,
    inSecondLanguage: second === undefined ? null : { terms: second },
  };
}

type FirstTextIn = (locale: DocumentLocale) => string;

/** The statement or the terms in a language: as they were typed, else as they begin. */
export function textIn({ texts }: IssueForm, locale: DocumentLocale, firstIn: FirstTextIn): string {
  return texts[locale] ?? firstIn(locale);
}
