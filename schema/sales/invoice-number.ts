/**
 * The number of an invoice or credit note, such as `2026-007`: without gaps for each artist and year (price list,
 * section 4). The year is that of the day on which it is issued.
 */
export function invoiceNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(3, "0")}`;
}

/** The sequence that follows the numbers already issued in the year: their count and the largest are the same. */
export function nextSequence(year: number, issued: readonly string[]): number {
  return 1 + Math.max(0, ...issued.map((number) => sequenceIn(year, number)));
}

function sequenceIn(year: number, number: string): number {
  const [, ofYear, sequence] = /^(\d{4})-(\d{3,})$/.exec(number) ?? [];
  return Number(ofYear) === year ? Number(sequence) : 0;
}
