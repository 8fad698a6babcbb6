import type { PrintJob } from "./forms/print-job.ts";

/** What is printed in place of a line that has characters of no font, by that line (decision 078). */
export type StandIns = Readonly<Record<string, string>>;

/** What people and works are called, and where people live; every other text has a field of its own. */
const namingFields = new Set([
  ...["name", "tradeName", "street", "city", "region", "address", "consignee", "mediumLine"],
]);

function isNaming(holder: object, field: string): boolean {
  return namingFields.has(field) || (field === "title" && "artworkId" in holder);
}

/** The lines of names, addresses and titles in a document that have one of these characters, each once. */
export function linesWith(job: PrintJob, characters: readonly string[]): string[] {
  if (characters.length === 0) return [];
  return namingLines(job).filter((line) =>
    characters.some((character) => line.includes(character)),
  );
}

/** The lines of a document that something else is printed for. */
export function replacedLines(job: PrintJob, standIns: StandIns): string[] {
  return namingLines(job).filter((line) => Object.hasOwn(standIns, line));
}

/** The document with what the artist typed in place of those lines. */
export function withStandIns(job: PrintJob, standIns: StandIns): PrintJob {
  if (replacedLines(job, standIns).length === 0) return job;
  const written = (line: string) => standIns[line.trim()]?.trim() || line;
  return JSON.parse(JSON.stringify(job), function (this: object, field, value) {
    if (typeof value !== "string" || !isNaming(this, field)) return value;
    return value.split("\n").map(written).join("\n");
  });
}

function namingLines(job: PrintJob): string[] {
  const lines = new Set<string>();
  JSON.stringify(job, function (this: object, field, value) {
    if (typeof value === "string" && isNaming(this, field)) {
      for (const line of value.split("\n")) lines.add(line.trim());
    }
    return value;
  });
  return [...lines].filter((line) => line !== "");
}
