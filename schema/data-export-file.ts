import { apiPaths } from "./api-paths.ts";

/** `art-pricing-tool-2026-11-21.json`. Not in the file's schema, of which the Worker imports only types. */
export function dataExportFileName(day: Date): string {
  return `art-pricing-tool-${day.toISOString().slice(0, 10)}.json`;
}

/** The header of a part of the file that names the next part; absent from the last one's. */
export const nextPartHeader = "Export-Next";

/** A part of the file, for as many pictures as one request may read; `head` is the first. */
export function dataExportPartPath(from: string): string {
  return `${apiPaths.profileExport}?from=${encodeURIComponent(from)}`;
}
