/** `art-pricing-tool-2026-11-21.json`, apart from the file's schema, of which the Worker needs the types alone. */
export function dataExportFileName(day: Date): string {
  return `art-pricing-tool-${day.toISOString().slice(0, 10)}.json`;
}
