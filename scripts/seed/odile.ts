import type { UserRow } from "#worker/db/tables.ts";

export const email = "odile@example.com";

/** Odile Fournier, whose gallery is the demonstration; a complete profile on the free plan. */
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
  isFreeVersion: true,
  // Her works exceed what the free plan saves; this leaves room for some more.
  maxArtworkSaves: 48,
} satisfies Partial<UserRow>;
