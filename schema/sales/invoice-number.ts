/**
 * The number of an invoice or credit note, such as `2026-007`: without gaps for each artist and year (price list,
 * section 4). The year is that of the day on which it is issued.
 */
export function invoiceNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(3, "0")}`;
}

/** The sequence that follows the numbers already issued in the year: their count and the largest are the same. */
export function nextSequence(year: number, issued: readonly string[]): number {
  const ofYear = issued.filter((number) => number.startsWith(`${year}-`));
  return 1 + Math.max(0, ...ofYear.map(sequenceOf));
}

/** The sequence within its year, such as 7; 0 for what is no number of an invoice. */
export function sequenceOf(number: string): number {
  const [, sequence = 0] = /^\d{4}-(\d{3,})$/.exec(number) ?? [];
  return Number(sequence);
}
