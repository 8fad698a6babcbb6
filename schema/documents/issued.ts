import * as v from "valibot";
import { daySchema } from "../day-schema.ts";
import { certificateContentSchema, consignmentContentSchema } from "./content.ts";
import { documentLanguageSchema } from "./languages.ts";

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
export const issuedDocumentSchema = v.variant("kind", [
  v.object({ ...issued, kind: v.literal("certificate"), content: certificateContentSchema }),
  v.object({ ...issued, kind: v.literal("consignment"), content: consignmentContentSchema }),
]);
export type IssuedDocument = v.InferOutput<typeof issuedDocumentSchema>;

/** The answer of `GET /api/documents`, newest first. */
export const issuedDocumentsSchema = v.array(issuedDocumentSchema);

const artworkIdSchema = v.string("Choose a work.");

/**
 * The body of `POST /api/documents`. A consignment list holds works that are consigned through one channel to one
 * consignee; who, since, due back and commission are read from the first of them.
 */
export const documentInputSchema = v.variant("kind", [
  v.strictObject({
    kind: v.literal("certificate"),
    issuedOn: daySchema,
    language: documentLanguageSchema,
    artworkId: artworkIdSchema,
    showHours: v.boolean(),
  }),
  v.strictObject({
    kind: v.literal("consignment"),
    issuedOn: daySchema,
    language: documentLanguageSchema,
    artworkIds: v.pipe(
      v.array(artworkIdSchema),
      v.minLength(1, "Choose at least one work."),
      v.maxLength(
        issuedDocumentLimits.works,
        `Choose at most ${issuedDocumentLimits.works} works.`,
      ),
      v.check((ids) => new Set(ids).size === ids.length, "A work is listed twice."),
    ),
    terms: v.pipe(v.string(), v.trim(), v.maxLength(issuedDocumentLimits.termsCharacters)),
  }),
]);
export type DocumentInput = v.InferOutput<typeof documentInputSchema>;
