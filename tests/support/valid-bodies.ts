import type { apiPaths } from "#schema/api-paths.ts";
import { newArtwork } from "./artworks.ts";
import { newEvent } from "./stripe-events.ts";

/** A valid body for each route, so that a refusal is not about the body. */
export const validBodies: Partial<Record<keyof typeof apiPaths, object>> = {
  profile: { city: "Elsewhere" },
  artworks: newArtwork(),
  artwork: newArtwork({ title: "Taken over" }),
  createSubscription: { isYearly: false },
  switchSubscription: { isYearly: true },
  stripeWebhook: newEvent(),
  feedback: { type: "bug", subject: "Elsewhere", message: "From elsewhere" },
  adminFeedbackEntry: { status: "resolved", adminNotes: "Elsewhere" },
};
