import * as v from "valibot";
import { mediumSchema } from "#schema/artworks/media.ts";
import { supportSchema } from "#schema/artworks/supports.ts";
import { currencySchema } from "#schema/currency.ts";
import { documentLanguageSchema } from "#schema/documents/languages.ts";
import { saleStatementSchema } from "#schema/payouts/payout.ts";
import { amendmentStates, consignmentStates } from "./states.ts";
import { consignmentTermsSchema } from "./terms.ts";

// What a gallery sees at the address of an agreement (people, section 5). Days are ISO, lengths inches, amounts whole cents.

/** A work of the agreement; `coming` until the gallery ticks it as received. */
const guestConsignedStates = ["coming", "here", "sold", "returned"] as const;

/** What the gallery sent about a work that the artist has not accepted; of a declined one the page says so. */
const reportSchema = v.object({
  kind: v.picklist(["sold", "returned"]),
  date: v.string(),
  /** What the buyer paid, before tax; null of a return. */
  paidCents: v.nullable(v.number()),
  isDeclined: v.boolean(),
});

const guestConsignedWorkSchema = v.object({
  id: v.string(),
  title: v.string(),
  year: v.string(),
  medium: mediumSchema,
  support: supportSchema,
  mediumLine: v.string(),
  framed: v.boolean(),
  widthInches: v.number(),
  heightInches: v.number(),
  inventoryNumber: v.string(),
  hasPicture: v.boolean(),
  state: v.picklist(guestConsignedStates),
  /** Frozen when the agreement is confirmed; null on request. */
  priceCents: v.nullable(v.number()),
  currency: currencySchema,
  /** Whether the change to confirm takes it out of the agreement. */
  isTakenOut: v.boolean(),
  receivedOn: v.nullable(v.string()),
  condition: v.string(),
  returnedOn: v.nullable(v.string()),
  /** The sale that the artist recorded, with what is owed for it; null unless it is sold through the gallery. */
  sale: v.nullable(
    v.object({
      ...saleStatementSchema.entries,
      date: v.string(),
      paidByBuyerCents: v.number(),
      netCents: v.number(),
      /** As the gallery gave it. */
      buyer: v.nullable(v.string()),
    }),
  ),
  report: v.nullable(reportSchema),
});

/**
 * The answer of `GET /api/guest/{id}.{proof}` for an agreement: what there is to confirm, and once it is confirmed where the
 * works are and what is owed.
 */
export const guestConsignmentSchema = v.object({
  kind: v.literal("consignment"),
  language: documentLanguageSchema,
  artist: v.object({ name: v.string(), email: v.string() }),
  gallery: v.object({ name: v.string(), city: v.string() }),
  number: v.string(),
  state: v.picklist(consignmentStates),
  /** Sent while there is a change to confirm. */
  amendment: v.nullable(v.picklist(amendmentStates)),
  version: v.number(),
  /** What is read now, for `confirm`: a confirmation of something else is refused. */
  seen: v.string(),
  terms: consignmentTermsSchema,
  /** Every sentence as it is printed, the languages in their order; of a change each with the one that it replaces,
   * and an empty text in place of one that is left out. */
  sentences: v.array(
    v.object({
      locale: v.picklist(["en-CA", "fr-CA"]),
      texts: v.array(v.object({ text: v.string(), replaced: v.nullable(v.string()) })),
    }),
  ),
  /** In the artist's order. */
  works: v.array(guestConsignedWorkSchema),
  confirmedBy: v.nullable(v.string()),
  confirmedOn: v.nullable(v.string()),
  /** What is due to the artist, a currency apart, and until when the oldest of it; null where nothing is open. */
  due: v.array(
    v.object({ currency: currencySchema, openCents: v.number(), dueOn: v.nullable(v.string()) }),
  ),
  /** The versions that were confirmed, newest first, each with its PDF as issued. */
  versions: v.array(
    v.object({ version: v.number(), confirmedOn: v.string(), workIds: v.array(v.string()) }),
  ),
});
export type GuestConsignment = v.InferOutput<typeof guestConsignmentSchema>;
