import { emptyAddress } from "#schema/people/person.ts";
import type { PersonInput } from "#schema/people/person-input.ts";
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

/** Who asked about a price so many days before the day of seeding, and has bought nothing yet. */
export const enquirer = {
  daysAgo: 167,
  person: {
    kind: "person",
    name: "Anne Thibault",
    organization: "",
    email: "",
    phone: "",
    address: { ...emptyAddress, city: "Montréal", region: "QC", country: "CA" },
    language: "",
    notes: "Asked about a price.",
  },
} as const satisfies { readonly daysAgo: number; readonly person: PersonInput };
