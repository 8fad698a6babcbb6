/** `art-pricing-tool-2026-11-21.json`. Not in the file's schema, of which the Worker imports only types. */
export function dataExportFileName(day: Date): string {
  return `art-pricing-tool-${day.toISOString().slice(0, 10)}.json`;
}
