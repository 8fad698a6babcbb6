import type { apiPaths } from "#schema/api-paths.ts";
import { firstChannels } from "#schema/sales/channel.ts";
import { newArtwork } from "./artworks.ts";
import { filledProfessionalWork } from "./filled-rows.ts";
import { newSale } from "./sales.ts";
import { newEvent } from "./stripe-events.ts";

/** A valid body for each route, so that a refusal is not about the body. */
export const validBodies: Partial<Record<keyof typeof apiPaths, object>> = {
  profile: { city: "Elsewhere" },
  artworks: newArtwork(),
  artwork: newArtwork({ title: "Taken over" }),
  artworkAskingPrice: { amountCents: 90_000, currency: "CAD" },
  artworkStatus: { status: "on-hold", who: "Elsewhere" },
  artworkRecord: { notes: "From elsewhere" },
  sales: newSale({ artworkId: filledProfessionalWork }),
  saleReturn: { reason: "Elsewhere" },
  channels: firstChannels,
  createSubscription: { isYearly: false },
  switchSubscription: { isYearly: true },
  stripeWebhook: newEvent(),
  feedback: { type: "bug", subject: "Elsewhere", message: "From elsewhere" },
  adminFeedbackEntry: { status: "resolved", adminNotes: "Elsewhere" },
};
