import * as v from "valibot";

export const educationLevels = [
  "self-taught",
  "emerging",
  "college",
  "apprenticeship",
  "interdisciplinary",
  "bfa",
  "mfa",
  "academic",
  "professional",
] as const;
export type EducationLevel = (typeof educationLevels)[number];

/** What is saved when nothing is chosen (specification, section 5). */
export const defaultEducation: EducationLevel = "self-taught";

const legacyLevels: ReadonlyMap<string, EducationLevel> = new Map([
  ["certificate", "emerging"],
  ["diploma", "college"],
  ["bachelor", "bfa"],
  ["master", "mfa"],
]);

const degrees: readonly EducationLevel[] = ["college", "bfa", "mfa"];
const withoutDegree: readonly EducationLevel[] = ["self-taught", "emerging", "professional"];

function toLevel(name: string): EducationLevel | null {
  return educationLevels.find((level) => level === name) ?? legacyLevels.get(name) ?? null;
}

/**
 * Parses the comma-separated text in which education is sent and stored. Legacy names are mapped,
 * unknown ones and repetitions dropped.
 */
export function parseEducation(text: string): EducationLevel[] {
  const levels = text.split(",").map((name) => toLevel(name.trim()));
  return [...new Set(levels.filter((level) => level !== null))];
}

/** The comma-separated form; nothing chosen becomes self-taught (specification, section 5). */
export function formatEducation(levels: readonly EducationLevel[]): string {
  return levels.length === 0 ? defaultEducation : levels.join(",");
}

/** Education in a request: current or legacy names, transformed to current ones. */
export const educationSchema = v.pipe(
  v.string("Send the education as text."),
  v.maxLength(200, "Send fewer education levels."),
  v.check(
    (text) => text.split(",").every((name) => name.trim() === "" || toLevel(name.trim()) !== null),
    "Choose from the education levels on offer.",
  ),
  v.transform((text) => formatEducation(parseEducation(text))),
);

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
