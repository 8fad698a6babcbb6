/**
 * The number of an invoice or credit note, such as `2026-007`: without gaps for each artist and year (price list,
 * section 4). The year is that of the day on which it is issued.
 */
export function invoiceNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(3, "0")}`;
}

/** The sequence within its year, such as 7; 0 for what is no number of an invoice. */
export function sequenceOf(number: string): number {
  const [, sequence = 0] = /^\d{4}-(\d{3,})$/.exec(number) ?? [];
  return Number(sequence);
}
