import { type EducationLevel, educationLevels } from "#schema/artist/education.ts";

const degrees: readonly EducationLevel[] = ["college", "bfa", "mfa"];
const withoutDegree: readonly EducationLevel[] = ["self-taught", "emerging", "professional"];

/** College, BFA or MFA. */
export function isDegree(level: EducationLevel): boolean {
  return degrees.includes(level);
}

/** Whether the form disables a level, given what is chosen (specification, section 4). */
export function isEducationExcluded(
  level: EducationLevel,
  chosen: readonly EducationLevel[],
): boolean {
  if (withoutDegree.includes(level)) return chosen.some((other) => degrees.includes(other));
  return degrees.includes(level) && chosen.includes("emerging");
}

/**
 * The levels after one is toggled. A degree removes self-taught, emerging and professional; an excluded level
 * cannot be added, and a chosen one can always be removed.
 */
export function toggleEducation(
  chosen: readonly EducationLevel[],
  level: EducationLevel,
): EducationLevel[] {
  if (chosen.includes(level)) return chosen.filter((other) => other !== level);
  if (isEducationExcluded(level, chosen)) return [...chosen];
  const remaining = degrees.includes(level)
    ? chosen.filter((other) => !withoutDegree.includes(other))
    : chosen;
  return educationLevels.filter((other) => other === level || remaining.includes(other));
}
