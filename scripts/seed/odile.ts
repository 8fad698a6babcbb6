import type { SubscriptionRow } from "#worker/db/subscription-tables.ts";
import type { UserRow } from "#worker/db/tables.ts";

export const email = "odile@example.com";

/** Odile Fournier, whose gallery is the demonstration; a complete profile. */
export const profile = {
  email,
  emailVerified: true,
  firstName: "Odile",
  lastName: "Fournier",
  careerStages: ["established"],
  weeklyHours: "0-5",
  salesHistory: "1-5k",
  education: "bfa",
  currency: "CAD",
  usesMetric: false,
  customHourlyRateCents: 2400,
  city: "Rimouski",
  provinceState: "Québec",
  country: "Canada",
  optInAppUpdates: true,
  hasCompletedSetup: true,
  isFreeVersion: false,
} satisfies Partial<UserRow>;

/** Her Professional plan, for asking prices and sales. */
export const subscription = {
  status: "active",
  term: "yearly",
  version: "seed",
} satisfies Partial<SubscriptionRow>;
