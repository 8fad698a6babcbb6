import { parseEducation } from "#schema/artist/education.ts";
import type { User } from "#schema/artist/user.ts";
import { foldEmail } from "#schema/fold-email.ts";
import { fromCents } from "#schema/money.ts";
import type { UserRow } from "#worker/db/tables.ts";
import type { Settings } from "#worker/env.ts";
import type { SignedIn } from "#worker/http/context.ts";
import { presentSubscription } from "#worker/subscription/entitlement.ts";

/** Administrators are recognized by an email address that the identity provider has verified. */
export function isAdmin(
  user: Pick<UserRow, "email" | "emailVerified">,
  settings: Pick<Settings, "ADMIN_EMAILS">,
): boolean {
  return user.emailVerified && settings.ADMIN_EMAILS.includes(foldEmail(user.email));
}

/** The signed-in artist in a response, at a time (specification, section 3). The hourly rate is in Canadian dollars. */
export function presentUser(
  { user, session, subscription }: SignedIn,
  settings: Settings,
  now: Date,
): User {
  const subscriptionFields = presentSubscription(subscription, now);
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    profileImageUrl: user.profileImageUrl,
    careerStages: user.careerStages,
    weeklyHours: user.weeklyHours,
    salesHistory: user.salesHistory,
    education: parseEducation(user.education).join(","),
    currency: user.currency,
    usesMetric: user.usesMetric,
    customHourlyRate:
      user.customHourlyRateCents === null ? null : fromCents(user.customHourlyRateCents),
    city: user.city,
    provinceState: user.provinceState,
    country: user.country,
    hasAcceptedTos: user.tosAcceptedAt !== null,
    tosAcceptedAt: user.tosAcceptedAt?.toISOString() ?? null,
    optInAppUpdates: user.optInAppUpdates,
    optInPdaNews: user.optInPdaNews,
    hasCompletedSetup: user.hasCompletedSetup,
    // While subscribed, the row has the plan that applies after the subscription.
    isFreeVersion: user.isFreeVersion && !subscriptionFields.isSubscribed,
    hasUsedFreeCalculation: user.hasUsedFreeCalculation,
    artworkSaveCount: user.artworkSaveCount,
    maxArtworkSaves: user.maxArtworkSaves,
    isAdmin: isAdmin(user, settings),
    isReturningUser: session.isReturning,
    ...subscriptionFields,
  };
}
