import * as v from "valibot";
import { expect, test } from "vitest";
import { profilePatchSchema } from "#schema/artist/profile-patch.ts";
import type { User } from "#schema/artist/user.ts";
import { normalizeLocation, typeProvinceState } from "./location-draft.ts";
import {
  countedStage,
  draftFrom,
  findMissing,
  isRateValid,
  type ProfileDraft,
  patchFrom,
} from "./profile-draft.ts";

const now = new Date("2025-11-14T12:00:00.000Z");

/** As a first sign-in leaves it. */
const newUser: User = {
  id: "u1",
  firstName: "",
  lastName: "",
  email: "odile@example.com",
  profileImageUrl: null,
  careerStages: [],
  weeklyHours: null,
  salesHistory: null,
  education: "",
  currency: null,
  usesMetric: false,
  customHourlyRate: null,
  city: "",
  provinceState: "",
  country: null,
  hasAcceptedTos: false,
  tosAcceptedAt: null,
  optInAppUpdates: false,
  optInPdaNews: false,
  hasCompletedSetup: false,
  isSubscribed: false,
  isFreeVersion: false,
  hasUsedFreeCalculation: false,
  artworkSaveCount: 0,
  maxArtworkSaves: 1,
  isAdmin: false,
  isReturningUser: false,
  isPaused: false,
  isPastDue: false,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
  subscriptionDetails: null,
};

const filled: ProfileDraft = {
  ...draftFrom(newUser),
  firstName: "Odile",
  lastName: "Fournier",
  hasAcceptedTos: true,
  location: {
    city: "Rimouski",
    country: "Canada",
    provinceState: { Canada: "Québec", "United States": "" },
  },
};

test("a new profile starts from the defaults", () => {
  expect(draftFrom(newUser)).toMatchObject({
    careerStages: ["aspiring"],
    weeklyHours: "0-5",
    salesHistory: "<1k",
    education: [],
    currency: "CAD",
    usesMetric: false,
    customHourlyRate: "",
    location: { country: "Canada" },
  });
});

test("the payload is one that the API accepts, with every field of the form", () => {
  const patch = patchFrom(filled, newUser, now);
  expect(v.parse(profilePatchSchema, patch)).toEqual({
    careerStages: ["aspiring"],
    weeklyHours: "0-5",
    salesHistory: "<1k",
    education: "self-taught",
    currency: "CAD",
    usesMetric: false,
    customHourlyRate: null,
    firstName: "Odile",
    lastName: "Fournier",
    city: "Rimouski",
    provinceState: "Québec",
    country: "Canada",
    hasAcceptedTos: true,
    tosAcceptedAt: now.toISOString(),
    optInAppUpdates: false,
    optInPdaNews: false,
    hasCompletedSetup: true,
  });
});

test("S5.008 no education chosen is saved as self-taught", () => {
  expect(patchFrom({ ...filled, education: [] }, newUser, now).education).toBe("self-taught");
});

test("a stored education that the form could not produce is kept", () => {
  const user = { ...newUser, education: "self-taught,bfa" };
  expect(patchFrom(draftFrom(user), user, now).education).toBe("self-taught,bfa");
});

test("several stored stages are kept, and the highest is shown", () => {
  const user: User = { ...newUser, careerStages: ["echelon", "aspiring"] };
  const draft = draftFrom(user);
  expect(countedStage(draft.careerStages)).toBe("echelon");
  expect(patchFrom(draft, user, now).careerStages).toEqual(["echelon", "aspiring"]);
});

test("S5.010 a blank rate is unset, and 0 is 0", () => {
  const rated: ProfileDraft = { ...filled, careerStages: ["echelon"] };
  expect(patchFrom({ ...rated, customHourlyRate: " " }, newUser, now).customHourlyRate).toBeNull();
  expect(patchFrom({ ...rated, customHourlyRate: "0" }, newUser, now).customHourlyRate).toBe(0);
  expect(patchFrom({ ...rated, customHourlyRate: "24.5" }, newUser, now).customHourlyRate).toBe(
    24.5,
  );
});

test("S5.009 S5.010 a rate is valid when blank, or from 0 to the cent; one that is hidden is not asked", () => {
  const rated: ProfileDraft = { ...filled, careerStages: ["echelon"] };
  const isValid = (customHourlyRate: string) => isRateValid({ ...rated, customHourlyRate });
  expect(["", " ", "0", ".5", "24.55", "10000"].map(isValid)).toEqual(Array(6).fill(true));
  expect(["-1", "24.555", "10000.01", "1e3", "abc", "."].map(isValid)).toEqual(
    Array(6).fill(false),
  );
  expect(isRateValid({ ...rated, careerStages: ["emerging"], customHourlyRate: "abc" })).toBe(true);
});

test("S2.078 a rate that the career stage hides is not changed", () => {
  const user = { ...newUser, customHourlyRate: 30 };
  const draft: ProfileDraft = { ...filled, careerStages: ["emerging"], customHourlyRate: "" };
  expect(patchFrom(draft, user, now).customHourlyRate).toBe(30);
});

test("the moment of accepting the terms is kept", () => {
  const tosAcceptedAt = "2025-01-01T00:00:00.000Z";
  expect(patchFrom(filled, { ...newUser, tosAcceptedAt }, now).tosAcceptedAt).toBe(tosAcceptedAt);
});

test("S5.001 the checks run in order: names, terms, location", () => {
  const withLocation = (change: Partial<ProfileDraft["location"]>): ProfileDraft => ({
    ...filled,
    location: { ...filled.location, ...change },
  });
  const empty = draftFrom(newUser);
  const place = ["city", "provinceState"];
  expect(findMissing(empty)).toEqual(["firstName", "lastName", "hasAcceptedTos", ...place]);
  const named = { ...empty, firstName: "Odile", lastName: "  " };
  expect(findMissing(named)).toEqual(["lastName", "hasAcceptedTos", ...place]);
  const accepted = { ...named, lastName: "Fournier", hasAcceptedTos: true };
  expect(findMissing(accepted)).toEqual(place);
  const provinces = { Canada: "", "United States": "Texas" };
  expect(findMissing(withLocation({ provinceState: provinces }))).toEqual(["provinceState"]);
  expect(findMissing(withLocation({ provinceState: { ...provinces, Canada: "Bavaria" } }))).toEqual(
    ["provinceState"],
  );
  expect(findMissing(withLocation({ country: "United States" }))).toEqual(["provinceState"]);
  expect(findMissing(filled)).toEqual([]);
});

test("S4.089 a province typed as a state sets Canada and becomes its option", () => {
  const typed = typeProvinceState({ ...filled.location, country: "United States" }, "on");
  expect(normalizeLocation(typed)).toMatchObject({
    country: "Canada",
    provinceState: { Canada: "Ontario", "United States": "" },
  });
});

test("S4.090 a state typed as a province sets United States and stays as typed", () => {
  expect(normalizeLocation(typeProvinceState(filled.location, "tx"))).toMatchObject({
    country: "United States",
    provinceState: { Canada: "", "United States": "tx" },
  });
});

test("switching the country keeps what was typed for the other", () => {
  const american = typeProvinceState({ ...filled.location, country: "United States" }, "Oax");
  expect(normalizeLocation(american).provinceState).toEqual({
    Canada: "Québec",
    "United States": "Oax",
  });
});

test("a stored abbreviation opens as the province's option", () => {
  const user: User = { ...newUser, provinceState: "qc", country: "Canada" };
  expect(draftFrom(user).location.provinceState.Canada).toBe("Québec");
});
