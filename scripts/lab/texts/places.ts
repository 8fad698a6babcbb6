import { globSync, readFileSync } from "node:fs";
import { findEntries } from "./catalogue.ts";

/** Where a text is changed. */
export interface Place {
  /** Of the messages in the English catalogue. */
  readonly paths: string[];
  /** Where it is no message: the text itself, in the scripts that the browser loads. */
  readonly inScripts: string[];
}

/** Null when the interface has no such text. */
export function findPlace(text: string): Place | null {
  const paths = findEntries(text).map(({ path }) => path);
  if (paths.length > 0) return { paths, inScripts: [] };
  return isInSource(text) ? { paths: [], inScripts: [text] } : null;
}

function isInSource(text: string): boolean {
  return globSync("web/**/*.{ts,tsx}", { exclude: ["tests/e2e/**", "**/*.test.*"] }).some((file) =>
    readFileSync(file, "utf8").includes(text),
  );
}
