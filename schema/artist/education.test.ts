import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  type EducationLevel,
  educationLevels,
  educationSchema,
  formatEducation,
  parseEducation,
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
