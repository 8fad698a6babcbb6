import { expect, test } from "vitest";
import { expectWhole } from "#tests/support/whole.ts";
import {
  hasOneCalculation,
  hasUnlimitedUse,
  mayCalculate,
  maySaveNewArtwork,
  type User,
  userSchema,
} from "./user.ts";

const user: User = {
  ...{ id: "u1", firstName: "Odile", lastName: "Fournier", email: "odile@example.com" },
  ...{ profileImageUrl: "https://id.example/odile.png", careerStages: ["established"] },
  ...{ weeklyHours: "11-20", salesHistory: "5-20k", education: "bfa", currency: "CAD" },
  ...{ usesMetric: true, customHourlyRate: 40, city: "Rimouski", provinceState: "Quebec" },
  ...{ country: "Canada", hasAcceptedTos: true, tosAcceptedAt: "2026-01-01T12:00:00.000Z" },
  ...{ optInAppUpdates: false, optInPdaNews: false, hasCompletedSetup: true },
  ...{ isSubscribed: false, isFreeVersion: true, hasUsedFreeCalculation: false },
  ...{ artworkSaveCount: 0, maxArtworkSaves: 1, isAdmin: false, isReturningUser: true },
  ...{ isPaused: false, isPastDue: false, cancelAtPeriodEnd: false },
  currentPeriodEnd: "2026-12-01T12:00:00.000Z",
  subscriptionDetails: { name: "Monthly", price: "$10.00", isYearly: false },
};

test("the signed-in artist is answered with all of their fields", () => {
  expectWhole(userSchema, user);
});

const subscriber = { isSubscribed: true };
const admin = { isAdmin: true };
const used = { hasUsedFreeCalculation: true, artworkSaveCount: 1 };

test.each([
  ["a new artist", {}, { unlimited: false, calculates: true, once: true, saves: true }],
  [
    "one who used the plan",
    used,
    { unlimited: false, calculates: false, once: false, saves: false },
  ],
  ["a subscriber", subscriber, { unlimited: true, calculates: true, once: false, saves: true }],
  [
    ...(["a subscriber who used the free plan", { ...subscriber, ...used }] as const),
    { unlimited: true, calculates: true, once: false, saves: true },
  ],
  [
    ...(["an admin", { ...admin, ...used }] as const),
    { unlimited: true, calculates: true, once: false, saves: true },
  ],
])("what is left of the free plan to %s: %#", (_who, changes, expected) => {
  const artist = { ...user, ...changes };
  expect({
    unlimited: hasUnlimitedUse(artist),
    calculates: mayCalculate(artist),
    once: hasOneCalculation(artist),
    saves: maySaveNewArtwork(artist),
  }).toEqual(expected);
});
