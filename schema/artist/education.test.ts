import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  type EducationLevel,
  educationLevels,
  educationSchema,
  formatEducation,
  isDegree,
  isEducationExcluded,
  parseEducation,
  toggleEducation,
} from "./education.ts";

test("S3.034 the levels are those of the specification", () => {
  expect(educationLevels).toEqual([
    "self-taught",
    "emerging",
    "college",
    "apprenticeship",
    "interdisciplinary",
    "bfa",
    "mfa",
    "academic",
    "professional",
  ]);
});

describe("reading what is stored", () => {
  test.each([
    ["certificate", "emerging"],
    ["diploma", "college"],
    ["bachelor", "bfa"],
    ["master", "mfa"],
  ])("S3.035 %s is read as %s", (legacy, level) => {
    expect(parseEducation(legacy)).toEqual([level]);
  });

  test.each<[string, EducationLevel[]]>([
    ["", []],
    [" , ,", []],
    ["bfa, academic", ["bfa", "academic"]],
    ["bachelor,bfa,bfa", ["bfa"]],
    ["phd,college", ["college"]],
    ["constructor,__proto__", []],
    ["BFA", []],
  ])("%j", (text, levels) => {
    expect(parseEducation(text)).toEqual(levels);
  });

  test("every set comes back as it was written", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...educationLevels], { minLength: 1 }), (levels) => {
        expect(parseEducation(formatEducation(levels))).toEqual(levels);
      }),
    );
  });
});

describe("education in a request", () => {
  test.each([
    ["", "self-taught"],
    [" mfa , certificate", "mfa,emerging"],
    ["mfa, ,bfa", "mfa,bfa"],
    ["diploma,college", "college"],
  ])("S5.008 %j is written as %s", (text, written) => {
    expect(v.parse(educationSchema, text)).toBe(written);
  });

  test.each(["phd", "college,phd", "college;bfa", "toString", "a".repeat(201), 1, null, ["bfa"]])(
    "%j is refused",
    (value) => {
      expect(v.is(educationSchema, value)).toBe(false);
    },
  );
});

describe("choosing", () => {
  test.each<[EducationLevel, EducationLevel[], EducationLevel[]]>([
    ["college", ["self-taught", "academic"], ["college", "academic"]],
    ["bfa", ["self-taught", "professional"], ["bfa"]],
    ["mfa", ["bfa", "professional"], ["bfa", "mfa"]],
    ["academic", ["self-taught"], ["self-taught", "academic"]],
  ])("S4.086 %s on top of %j makes %j", (level, chosen, result) => {
    expect(toggleEducation(chosen, level)).toEqual(result);
  });

  test.each(["college", "bfa", "mfa"] as const)(
    "S4.087 %s disables self-taught, emerging and professional",
    (degree) => {
      for (const chosen of [[degree], ["academic", degree]] as const) {
        const disabled = educationLevels.filter((level) => isEducationExcluded(level, chosen));
        expect(disabled).toEqual(["self-taught", "emerging", "professional"]);
      }
    },
  );

  test("S4.088 emerging disables the degrees", () => {
    const disabled = educationLevels.filter((level) => isEducationExcluded(level, ["emerging"]));
    expect(disabled).toEqual(["college", "bfa", "mfa"]);
    expect(toggleEducation(["emerging"], "bfa")).toEqual(["emerging"]);
  });

  test("what is chosen can always be taken out again, also from a set that the form cannot make", () => {
    fc.assert(
      fc.property(fc.subarray([...educationLevels], { minLength: 1 }), (chosen) => {
        for (const level of chosen) expect(toggleEducation(chosen, level)).not.toContain(level);
      }),
    );
    expect(toggleEducation(["bfa", "mfa", "academic"], "mfa")).toEqual(["bfa", "academic"]);
  });

  test("college, BFA and MFA are degrees", () => {
    expect(educationLevels.filter(isDegree)).toEqual(["college", "bfa", "mfa"]);
  });
});
