import * as v from "valibot";
import { currencySchema } from "#schema/currency.ts";
import { documentWorkSchema } from "#schema/documents/content.ts";
import { documentLanguageSchema } from "#schema/documents/languages.ts";
import { personAddressSchema } from "#schema/people/person.ts";
import { consignmentTermsSchema } from "./terms.ts";

/**
 * What an agreement says, kept as it was confirmed (people, section 5). `form` is the version of the printed form. Amounts are
 * whole cents, days ISO, lengths inches.
 */
export const agreementContentSchema = v.object({
  form: v.literal(1),
  number: v.string(),
  version: v.number(),
  language: documentLanguageSchema,
  artist: v.object({
    name: v.string(),
    email: v.string(),
    address: personAddressSchema,
  }),
  gallery: v.object({ name: v.string(), address: personAddressSchema }),
  works: v.array(
    v.object({
      work: documentWorkSchema,
      priceCents: v.nullable(v.number()),
      currency: currencySchema,
    }),
  ),
  terms: consignmentTermsSchema,
  /** As they are printed, the languages in their order. */
  sentences: v.array(
    v.object({ locale: v.picklist(["en-CA", "fr-CA"]), texts: v.array(v.string()) }),
  ),
});
export type AgreementContent = v.InferOutput<typeof agreementContentSchema>;

/** The answer of `GET /api/consignments/{id}/versions/{version}`: who confirmed it, and when. */
export const confirmedAgreementSchema = v.object({
  ...agreementContentSchema.entries,
  confirmedBy: v.string(),
  confirmedAt: v.string(),
});
export type ConfirmedAgreement = v.InferOutput<typeof confirmedAgreementSchema>;
