import { useQuery } from "@tanstack/react-query";
import type { DocumentInput } from "#schema/documents/document-input.ts";
import {
  type IssuedDocument,
  issuedDocumentSchema,
  issuedDocumentsSchema,
} from "#schema/documents/issued.ts";
import { documentPicturePath, salesPaths } from "#schema/sales/sales-paths.ts";
import { putAnswer } from "#web/api/after-change.ts";
import { callOnce, type Keyed } from "#web/api/call-once.ts";
import { pathQuery } from "#web/api/path-query.ts";

export const documentsQuery = pathQuery(salesPaths.documents, issuedDocumentsSchema);

/** The certificates and consignment lists that were issued, newest first. */
export function useIssuedDocuments() {
  return useQuery(documentsQuery);
}

export async function issueDocument(document: Keyed<DocumentInput>): Promise<IssuedDocument> {
  const issued = await callOnce(issuedDocumentSchema, salesPaths.documents, document);
  await putAnswer(
    documentsQuery.queryKey,
    (documents) => documents && [issued, ...documents.filter(({ id }) => id !== issued.id)],
  );
  return issued;
}

/** The works that a document is about. */
export function worksOfDocument(document: IssuedDocument) {
  return document.kind === "certificate"
    ? [document.content.work]
    : document.content.works.map(({ work }) => work);
}

/** Where the copies of the works' pictures are, taken on the day of issue, by the works' ids. */
export function issuedPictures(document: IssuedDocument): ReadonlyMap<string, string> {
  return new Map(
    worksOfDocument(document)
      .filter(({ hasPicture }) => hasPicture)
      .map(({ artworkId }) => [artworkId, documentPicturePath(document.id, artworkId)]),
  );
}
