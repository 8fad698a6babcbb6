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
