import * as v from "valibot";
import type { Artwork } from "#schema/artwork.ts";
import type { DocumentInput } from "#schema/documents/document-input.ts";
import { documentLanguageSchema } from "#schema/documents/languages.ts";

/** What can be chosen of a document before it is issued. */
export const issueFormSchema = v.object({
  language: documentLanguageSchema,
  showHours: v.boolean(),
  terms: v.string(),
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
  { language, showHours, terms }: IssueForm,
  issuedOn: string,
): DocumentInput {
  return document.kind === "certificate"
    ? { kind: "certificate", issuedOn, language, artworkId: document.work.id, showHours }
    : {
        kind: "consignment",
        issuedOn,
        language,
        artworkIds: document.works.map(({ id }) => id),
        terms,
      };
}
