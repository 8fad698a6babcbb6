import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { currencies } from "#schema/currency.ts";
import {
  careerStages,
  countries,
  isProfileComplete,
  mayUseCustomRate,
  profileDefaults,
  salesRanges,
  weeklyHoursRanges,
} from "./profile.ts";
import { profilePatchSchema } from "./profile-patch.ts";

test("S3.031 S3.032 S3.033 S3.036 S3.037 the choices are those of the specification", () => {
  expect(careerStages).toEqual(["aspiring", "emerging", "established", "echelon"]);
  expect(weeklyHoursRanges).toEqual(["0-5", "6-10", "11-20", "21-30", "30+"]);
  expect(salesRanges).toEqual(["<1k", "1-5k", "5-20k", ">20k"]);
  expect(currencies).toEqual(["CAD", "USD"]);
  expect(countries).toEqual(["Canada", "United States"]);
});

test("S9.018 a profile starts from the specification's defaults", () => {
  expect(profileDefaults).toEqual({
    careerStage: "aspiring",
    weeklyHours: "0-5",
    salesHistory: "<1k",
    currency: "CAD",
    country: "Canada",
  });
});

describe("completeness", () => {
  const complete = {
    isAdmin: false,
    hasCompletedSetup: true,
    firstName: "Ana",
    lastName: "Tremblay",
    careerStages: ["emerging"],
    currency: "CAD",
    hasAcceptedTos: true,
  } as const;

  test("S4.024 a profile with everything is complete", () => {
    expect(isProfileComplete(complete)).toBe(true);
  });

  test.each([
    { hasCompletedSetup: false },
    { firstName: "" },
    { lastName: "" },
    { careerStages: [] },
    { currency: null },
    { hasAcceptedTos: false },
  ])("S4.024 with %j it is not, but for an admin (S4.023)", (lack) => {
    expect(isProfileComplete({ ...complete, ...lack })).toBe(false);
    expect(isProfileComplete({ ...complete, ...lack, isAdmin: true })).toBe(true);
  });
});

test("the custom hourly rate counts from established on", () => {
  expect(careerStages.filter((stage) => mayUseCustomRate([stage]))).toEqual([
    "established",
    "echelon",
  ]);
  expect(mayUseCustomRate(["aspiring", "echelon"])).toBe(true);
  expect(mayUseCustomRate([])).toBe(false);
});

describe("a patch", () => {
  test("may name any subset of the fields, none included", () => {
    expect(v.parse(profilePatchSchema, {})).toEqual({});
    expect(v.parse(profilePatchSchema, { city: " Québec " })).toEqual({ city: "Québec" });
  });

  test("names at least one career stage, each of them once", () => {
    const problemOf = (stages: readonly string[]) =>
      v.safeParse(profilePatchSchema, { careerStages: stages }).issues?.[0].message;
    expect(problemOf(["emerging", "aspiring"])).toBeUndefined();
    expect(problemOf(["emerging", "emerging"])).toBe("Name each career stage once.");
    expect(problemOf([])).toBe("Choose a career stage.");
    expect(problemOf(["emerging", "retired"])).toBe("Choose one of the four career stages.");
  });

  test.each([
    "id",
    "email",
    "isAdmin",
    "isReturningUser",
    "artworkSaveCount",
    "maxArtworkSaves",
    "subscriptionDetails",
    "profileImageUrl",
    "isPaused",
    "isPastDue",
    "cancelAtPeriodEnd",
    "currentPeriodEnd",
  ])("may not name %s", (field) => {
    expect(v.is(profilePatchSchema, { [field]: null })).toBe(false);
  });
});
