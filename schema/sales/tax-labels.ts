/** What taxes are called in English, as sales and invoices store it (price list, section 4). */
export const taxLabels = ["GST", "HST", "QST", "PST", "RST"] as const;
export type TaxLabel = (typeof taxLabels)[number];

/** The label of a stored tax; null for one that is called otherwise. */
export function taxLabelOf(label: string): TaxLabel | null {
  return taxLabels.find((known) => known === label) ?? null;
}
