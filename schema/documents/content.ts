import * as v from "valibot";
import { mediumSchema } from "#schema/artworks/media.ts";
import { supportSchema } from "#schema/artworks/supports.ts";
import { businessSchema } from "#schema/business/business.ts";
import { currencySchema } from "../currency.ts";
import { taxes } from "../sales/tax-rates.ts";
import { units } from "../units.ts";
import { documentLanguageSchema } from "./languages.ts";

/**
 * What issued documents say, frozen on the day of issue (price list, section 5). `form` is the version of the printed
 * form: a later form prints older content as before. Amounts are whole cents of `currency`, days ISO, lengths inches.
 */

/** A work as documents describe it. */
export const documentWorkSchema = v.object({
  artworkId: v.string(),
  title: v.string(),
  year: v.string(),
  medium: mediumSchema,
  support: supportSchema,
  /** The artist's own words for both; empty or absent without any, as in documents from before there were such. */
  mediumLine: v.optional(v.string()),
  widthInches: v.number(),
  heightInches: v.number(),
  framed: v.boolean(),
  inventoryNumber: v.string(),
  /** Whether a copy of the work's picture is kept with the document. */
  hasPicture: v.boolean(),
});
export type DocumentWork = v.InferOutput<typeof documentWorkSchema>;

/** The artist as documents name them: the business details of the day, with the name of the profile. */
const documentArtistSchema = v.object({
  name: v.string(),
  business: businessSchema,
  /** The units of the profile: where sizes are printed in both, these come first. Older contents have inches first. */
  units: v.optional(v.picklist(units)),
});
export type DocumentArtist = v.InferOutput<typeof documentArtistSchema>;

export const taxLineSchema = v.object({
  tax: v.picklist(taxes),
  label: v.string(),
  /** In percent. */
  rate: v.number(),
  cents: v.number(),
});

/** A buyer, as sales and documents have one. */
export const buyerSchema = v.object({
  name: v.string(),
  email: v.string(),
  address: v.string(),
  country: v.string(),
  region: v.string(),
});

/** A line of an invoice: a sold work, or something beside it, such as a frame or shipping. */
const invoiceLineSchema = v.object({
  saleId: v.nullable(v.string()),
  work: v.nullable(documentWorkSchema),
  /** Empty for a work. */
  description: v.string(),
  /** Before the discount and before tax. */
  priceCents: v.number(),
  discountCents: v.number(),
  /** On the price after the discount; none for taxes that the artist is not registered for. */
  taxes: v.array(taxLineSchema),
  /**
   * What the ledger says of a sale beside the printed amounts, as it was on the day of issue; a credit note has it as its
   * invoice does, with a rate that was entered since. None for other lines, and on what was issued before 2026-11-25.
   */
  sold: v.optional(
    v.object({
      date: v.string(),
      commissionCents: v.number(),
      feeCents: v.number(),
      shippingCents: v.number(),
      /** Whether the channel charges the taxes itself, as the artist's agent. */
      chargesTax: v.boolean(),
      cadRate: v.nullable(v.number()),
    }),
  ),
});
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>;

/** An invoice or credit note. The amounts of a credit note are negative. */
export const invoiceContentSchema = v.object({
  /**
   * Of form 2, the picture is smaller where that brings the invoice onto one page, and a credit note states no refund,
   * which depends on what was paid. Form 3 prints no sentence but those of `terms` and `title`, and not that it was paid, and
   * addresses as their country writes them. Form 4 calls a discount "Rabais" in French; former ones "Remise".
   */
  form: v.picklist([1, 2, 3, 4]),
  language: documentLanguageSchema,
  currency: currencySchema,
  artist: documentArtistSchema,
  buyer: buyerSchema,
  lines: v.array(invoiceLineSchema),
  subtotalCents: v.number(),
  /** Summed by tax and rate over the lines. */
  taxes: v.array(taxLineSchema),
  totalCents: v.number(),
  depositCents: v.number(),
  balanceCents: v.number(),
  /** Terms of payment, in the first language; where they are empty, forms 1 and 2 print "Due on receipt". */
  terms: v.string(),
  /** Whose the work is, in the first language; forms 1 and 2 print a sentence of their own. */
  title: v.optional(v.string()),
  /** The same in the second language; null in a document of one, absent in forms 1 and 2. */
  inSecondLanguage: v.optional(v.nullable(v.object({ terms: v.string(), title: v.string() }))),
  dueOn: v.nullable(v.string()),
});
export type InvoiceContent = v.InferOutput<typeof invoiceContentSchema>;

/** A certificate of authenticity. */
export const certificateContentSchema = v.object({
  /** Form 2 prints `statement`, and addresses as their country writes them; form 1 says that there is one such work. */
  form: v.picklist([1, 2]),
  language: documentLanguageSchema,
  artist: documentArtistSchema,
  work: documentWorkSchema,
  /** Null where the artist does not show them. */
  hours: v.nullable(v.number()),
  /** What the artist states of the work, in the first language. */
  statement: v.optional(v.string()),
  /** The same in the second language; null in a document of one, absent in form 1. */
  inSecondLanguage: v.optional(v.nullable(v.object({ statement: v.string() }))),
});
export type CertificateContent = v.InferOutput<typeof certificateContentSchema>;

/** Works that a gallery holds for the artist, and on which terms. */
export const consignmentContentSchema = v.object({
  /**
   * Form 2 prints no terms but those of `terms`, inventory numbers, and addresses as their country writes them; form 1
   * prints usual terms where there are none.
   */
  form: v.picklist([1, 2]),
  language: documentLanguageSchema,
  artist: documentArtistSchema,
  consignee: v.string(),
  since: v.string(),
  dueBack: v.nullable(v.string()),
  currency: currencySchema,
  /** From 0 to 1. */
  commission: v.number(),
  works: v.array(v.object({ work: documentWorkSchema, retailCents: v.number() })),
  /** A paragraph a line, in the first language. */
  terms: v.string(),
  /** The same in the second language; null in a document of one, absent in form 1. */
  inSecondLanguage: v.optional(v.nullable(v.object({ terms: v.string() }))),
});
export type ConsignmentContent = v.InferOutput<typeof consignmentContentSchema>;
