import { parseEducation } from "#schema/education.ts";
import { fromCents } from "#schema/money.ts";
import type { User } from "#schema/user.ts";
import type { SignedIn } from "../context.ts";
import type { UserRow } from "../db/tables.ts";
import type { Settings } from "../env.ts";

/** Admins are known by an email that the provider says is verified. */
export function isAdmin(user: UserRow, settings: Settings): boolean {
  return user.emailVerified && settings.ADMIN_EMAILS.includes(user.email.toLowerCase());
}

/** The signed-in artist as the API answers them (specification, section 3). */
export function presentUser({ user, session }: SignedIn, settings: Settings): User {
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
    isFreeVersion: user.isFreeVersion,
    hasUsedFreeCalculation: user.hasUsedFreeCalculation,
    artworkSaveCount: user.artworkSaveCount,
    maxArtworkSaves: user.maxArtworkSaves,
    isAdmin: isAdmin(user, settings),
    isReturningUser: session.isReturning,
    ...noSubscription,
  };
}

/** The Professional plan cannot be bought yet, so nobody holds a subscription. */
const noSubscription = {
  isSubscribed: false,
  isPaused: false,
  isPastDue: false,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
  subscriptionDetails: null,
} as const;
