import * as v from "valibot";
import { certificateContentSchema, consignmentContentSchema } from "./content.ts";

export const issuedDocumentLimits = {
  works: 200,
  consigneeCharacters: 200,
  termsCharacters: 1_000,
} as const;

const issued = {
  id: v.string(),
  issuedOn: v.string(),
  createdAt: v.string(),
};

/** A certificate or consignment list as it was issued: its content is frozen. Invoices have paths of their own. */
export const issuedDocumentSchema = v.union([
  v.object({ ...issued, kind: v.literal("certificate"), content: certificateContentSchema }),
  v.object({ ...issued, kind: v.literal("consignment"), content: consignmentContentSchema }),
]);
export type IssuedDocument = v.InferOutput<typeof issuedDocumentSchema>;

/** The answer of `GET /api/documents`, newest first. */
export const issuedDocumentsSchema = v.array(issuedDocumentSchema);
