import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EducationLevel, educationLevels } from "#schema/artist/education.ts";
import { isDegree, isEducationExcluded, toggleEducation } from "./education.ts";

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
