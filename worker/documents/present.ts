import * as v from "valibot";
import { type IssuedDocument, issuedDocumentSchema } from "#schema/documents/issued.ts";
import type { IssuedDocumentRow } from "#worker/db/document-tables.ts";

/** A certificate or consignment list in a response. */
export function presentDocument(row: IssuedDocumentRow): IssuedDocument {
  const { id, kind, issuedOn, content } = row;
  return v.parse(issuedDocumentSchema, {
    id,
    kind,
    issuedOn,
    content,
    createdAt: row.createdAt.toISOString(),
  });
}
