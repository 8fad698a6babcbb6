import * as v from "valibot";
import { artworkSchema } from "./artwork.ts";
import { feedbackEntrySchema } from "./feedback.ts";
import { pictureTypes } from "./pictures.ts";
import { billingTerms } from "./plans.ts";
import { userSchema } from "./user.ts";

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

/** What the artist told us, as the API answers it; what follows from it (limits, plan) is left out. */
const {
  isSubscribed: _subscribed,
  isAdmin: _admin,
  isReturningUser: _returning,
  isPaused: _paused,
  isPastDue: _pastDue,
  cancelAtPeriodEnd: _cancelling,
  currentPeriodEnd: _periodEnd,
  subscriptionDetails: _details,
  ...toldFields
} = userSchema.entries;

const { imageUrl: _address, ...artworkFields } = artworkSchema.entries;

/**
 * The answer of `GET /api/profile/export`: everything that is kept about a person, in one file. Strict, so
 * that nothing is in it that is not named here. Amounts are decimal, times are ISO, lengths are inches. Of
 * pictures it holds the whole, and not the thumbnail, which is the same again.
 */
export const dataExportSchema = v.strictObject({
  exportedAt: timeSchema,
  profile: v.strictObject({
    ...toldFields,
    /** Who vouches for the sign-in, and under which name. */
    identityProvider: v.string(),
    identitySubject: v.string(),
    emailVerified: v.boolean(),
    createdAt: timeSchema,
  }),
  /** When the person signed in and was last here; what opens a session is not kept but as a hash. */
  sessions: v.array(
    v.strictObject({
      isReturning: v.boolean(),
      createdAt: timeSchema,
      lastUsedAt: timeSchema,
      expiresAt: timeSchema,
    }),
  ),
  /** As Stripe last told it, with Stripe's own names for person and subscription. */
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
  /** A payment that was begun and is not settled. */
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
  /** Which saves are remembered for two days, so that a repeated one hangs no second work. */
  recentSaves: v.array(v.strictObject({ artworkId: v.string(), createdAt: timeSchema })),
  artworks: v.array(
    v.strictObject({
      ...artworkFields,
      /** Of a work that was deleted a moment ago, and can still be brought back; null on the wall. */
      deletedAt: v.nullable(timeSchema),
      /** A data URL. Null without a picture, or when it was taken away while the file was being written. */
      picture: v.nullable(
        v.pipe(
          v.string(),
          v.check((url) => pictureTypes.some((type) => url.startsWith(`data:${type};base64,`))),
        ),
      ),
    }),
  ),
});
export type DataExport = v.InferOutput<typeof dataExportSchema>;
