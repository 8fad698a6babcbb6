import * as v from "valibot";
import { userSchema } from "#schema/artist/user.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { heldPriceSchema } from "#schema/artworks/asking-prices.ts";
import { mediumSchema } from "#schema/artworks/media.ts";
import { pictureTypes } from "#schema/artworks/pictures.ts";
import { historyEntrySchema } from "#schema/artworks/price-history.ts";
import { supportSchema } from "#schema/artworks/supports.ts";
import { businessSchema } from "#schema/business/business.ts";
import { channelSchema } from "#schema/channels/channel.ts";
import { importSchema } from "#schema/imports/import.ts";
import { unappliedReasons } from "#schema/imports/update-fields.ts";
import { invoicePaymentSchema, invoiceSchema } from "#schema/invoices/invoice.ts";
import { dismissalSchema } from "#schema/price-lists/dismissals.ts";
import { priceListSchema } from "#schema/price-lists/price-list.ts";
import { currencySchema } from "./currency.ts";
import { exportedConsignmentLists } from "./data-export-consignments.ts";
import { exportedPeopleLists, timeSchema } from "./data-export-people.ts";
import { issuedDocumentsSchema } from "./documents/issued.ts";
import { feedbackEntrySchema } from "./feedback.ts";
import { billingTerms } from "./plans.ts";
import { saleSchema } from "./sales/sale.ts";

/** What the artist entered, as in the API's user; what is derived from it (limits, plan) is left out. */
const {
  isSubscribed: _subscribed,
  isAdmin: _admin,
  isReturningUser: _returning,
  isPaused: _paused,
  isPastDue: _pastDue,
  cancelAtPeriodEnd: _cancelling,
  currentPeriodEnd: _periodEnd,
  subscriptionDetails: _details,
  ...enteredFields
} = userSchema.entries;

const { imageUrl: _address, ...artworkFields } = artworkSchema.entries;

/** A data URL. Null without a picture, or when it was removed while the file was being written. */
const pictureSchema = v.nullable(
  v.pipe(
    v.string(),
    v.check((url) => pictureTypes.some((type) => url.startsWith(`data:${type};base64,`))),
  ),
);

/**
 * The answer of `GET /api/profile/export`: everything that is stored about a person, in one file. Strict, so
 * that it contains nothing that is not named here. Amounts are decimal, times are ISO, lengths are inches. It
 * contains pictures without their thumbnails.
 */
export const dataExportSchema = v.strictObject({
  exportedAt: timeSchema,
  profile: v.strictObject({
    ...enteredFields,
    /** The identity provider's address, and its id of the person. */
    identityProvider: v.string(),
    identitySubject: v.string(),
    emailVerified: v.boolean(),
    createdAt: timeSchema,
  }),
  /** When the person signed in and last used the session. Tokens are stored only as hashes, which are left out. */
  sessions: v.array(
    v.strictObject({
      isReturning: v.boolean(),
      createdAt: timeSchema,
      lastUsedAt: timeSchema,
      expiresAt: timeSchema,
    }),
  ),
  /** As last read from Stripe, with Stripe's ids of customer and subscription. */
  subscription: v.nullable(
    v.strictObject({
      customerId: v.string(),
      subscriptionId: v.nullable(v.string()),
      status: v.nullable(v.string()),
      term: v.nullable(v.picklist(billingTerms)),
      price: v.nullable(v.number()),
      currentPeriodEnd: v.nullable(timeSchema),
      cancelsAt: v.nullable(timeSchema),
      isPaused: v.boolean(),
      paidThrough: v.nullable(timeSchema),
      accessUntil: v.nullable(timeSchema),
      syncedAt: timeSchema,
    }),
  ),
  /** A payment that was started and is not settled. */
  pendingPayment: v.nullable(
    v.strictObject({
      method: v.picklist(["checkout", "element"]),
      term: v.picklist(billingTerms),
      priceId: v.string(),
      paymentId: v.nullable(v.string()),
      createdAt: timeSchema,
      expiresAt: timeSchema,
    }),
  ),
  feedback: v.array(v.strictObject(feedbackEntrySchema.entries)),
  /** The idempotency keys of saves, which are kept for two days so that a repeated save creates no second work. */
  recentSaves: v.array(v.strictObject({ artworkId: v.string(), createdAt: timeSchema })),
  /** What documents say about the artist; null before any of it was entered. */
  business: v.nullable(businessSchema),
  /** The artist's ways to sell, in their order. */
  channels: v.array(v.strictObject(channelSchema.entries)),
  ...exportedPeopleLists,
  ...exportedConsignmentLists,
  /** The last inventory number that was given to a work of each year. */
  inventoryNumbers: v.array(v.strictObject({ year: v.number(), last: v.number() })),
  /** Every sale with its buyer, those that were taken back included; amounts in whole cents. */
  sales: v.array(
    v.strictObject({
      ...saleSchema.entries,
      percentageFee: v.number(),
      fixedFeeCents: v.number(),
    }),
  ),
  /** Every invoice and credit note, with what was printed, and what was paid and refunded; amounts in whole cents. */
  invoices: v.array(
    v.strictObject({
      ...invoiceSchema.entries,
      payments: v.array(v.strictObject({ ...invoicePaymentSchema.entries, createdAt: v.string() })),
    }),
  ),
  /** Every certificate and consignment list that was issued. */
  documents: issuedDocumentsSchema,
  /** Every change of a work's price and status, by work, oldest first; amounts in whole cents. */
  priceHistory: v.array(
    v.strictObject({
      artworkId: v.string(),
      ...historyEntrySchema.entries,
      formulaVersion: v.nullable(v.number()),
    }),
  ),
  /** Every price that was asked while a work was on offer, with what the work was then; amounts in whole cents. */
  offeredPrices: v.array(
    v.strictObject({
      artworkId: v.string(),
      medium: mediumSchema,
      widthInches: v.number(),
      heightInches: v.number(),
      support: supportSchema,
      materialsCostCents: v.number(),
      hoursSpent: v.number(),
      framed: v.boolean(),
      framingCents: v.number(),
      amountCents: v.number(),
      currency: currencySchema,
      at: v.string(),
      withdrawn: v.boolean(),
    }),
  ),
  /** The draft and every published version. */
  priceLists: v.array(v.strictObject(priceListSchema.entries)),
  /** The works that the last application of a price list changed, with their listed prices from then and before. */
  appliedPrices: v.array(
    v.strictObject({
      artworkId: v.string(),
      listId: v.string(),
      listedCents: v.number(),
      listedCurrency: currencySchema,
      earlierCents: v.nullable(v.number()),
      earlierCurrency: v.nullable(currencySchema),
      earlierAskingCents: v.nullable(v.number()),
      earlierAskingCurrency: v.nullable(currencySchema),
      batchId: v.nullable(v.string()),
    }),
  ),
  /** Asking prices that were changed together, and can be undone together, newest first. */
  priceBatches: v.array(
    v.strictObject({
      id: v.string(),
      changed: v.number(),
      held: v.array(v.strictObject(heldPriceSchema.entries)),
      createdAt: timeSchema,
      undoneAt: v.nullable(timeSchema),
    }),
  ),
  /** What each of their works had before, and what they gave it, until they are undone. */
  batchPrices: v.array(
    v.strictObject({
      batchId: v.string(),
      artworkId: v.string(),
      earlierAskingCents: v.nullable(v.number()),
      earlierAskingCurrency: v.nullable(currencySchema),
      earlierListedCents: v.nullable(v.number()),
      earlierListedCurrency: v.nullable(currencySchema),
      askingCents: v.nullable(v.number()),
      askingCurrency: v.nullable(currencySchema),
      listedCents: v.nullable(v.number()),
      listedCurrency: v.nullable(currencySchema),
      listId: v.nullable(v.string()),
    }),
  ),
  /** The contradictions between prices that the artist leaves as they are. */
  dismissedContradictions: v.array(v.strictObject(dismissalSchema.entries)),
  /** The files that works were imported from, newest first. */
  imports: v.array(v.strictObject(importSchema.entries)),
  /**
   * The works that their rows became, or were before, when `isNew` is false; `workVersion` is the work's `updatedAt` after
   * the import. `earlierValues` is what an update changed, as it was stored before, null where it changed nothing, and
   * `kept` says what of the file it did not apply.
   */
  importedRows: v.array(
    v.strictObject({
      importId: v.string(),
      row: v.number(),
      artworkId: v.string(),
      workVersion: timeSchema,
      appliedAt: v.nullable(timeSchema),
      isNew: v.boolean(),
      earlierValues: v.nullable(v.record(v.string(), v.unknown())),
      kept: v.array(v.picklist(unappliedReasons)),
    }),
  ),
  artworks: v.array(
    v.strictObject({
      ...artworkFields,
      /** Of a soft-deleted work, which can still be restored; null for the others. */
      deletedAt: v.nullable(timeSchema),
      picture: pictureSchema,
    }),
  ),
  /** The works that invoices and other documents name, with their pictures from the day of issue. */
  documentPictures: v.array(
    v.strictObject({ documentId: v.string(), artworkId: v.string(), picture: pictureSchema }),
  ),
});
export type DataExport = v.InferOutput<typeof dataExportSchema>;
