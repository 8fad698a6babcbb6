import type { GuestInvoice } from "#schema/links/guest.ts";
import { taxLabelOf } from "#schema/sales/tax-labels.ts";
import type { Voice } from "../voice.ts";

export interface SumRow {
  readonly name: string;
  readonly cents: number;
  readonly isTotal?: boolean;
}

/** What is charged, what of it is paid and what is open, each in a row, in whole cents of the invoice's currency. */
export function sumRows(
  invoice: GuestInvoice,
  { t, format }: Pick<Voice, "t" | "format">,
): SumRow[] {
  const { content, paidCents, openCents, toRefundCents, state } = invoice;
  // A deposit counts as paid, and has a row of its own.
  const paidSinceCents = paidCents - content.depositCents;
  const isPartlyPaid = (state === "open" || state === "overdue") && paidSinceCents > 0;
  return [
    ...content.lines.flatMap(({ work, description, priceCents, discountCents }): SumRow[] => [
      { name: nameOf(work?.title ?? description, content.lines.length, t), cents: priceCents },
      ...(discountCents === 0 ? [] : [{ name: t("invoice.discount"), cents: -discountCents }]),
    ]),
    ...content.taxes.map(({ label, rate, cents }) => ({
      name: t("invoice.tax", {
        label: taxName(label, t),
        rate: format.number(rate),
      }),
      cents,
    })),
    { name: t(`invoice.total.${content.currency}`), cents: content.totalCents, isTotal: true },
    ...(content.depositCents === 0
      ? []
      : [{ name: t("invoice.deposit"), cents: -content.depositCents }]),
    ...(isPartlyPaid ? [{ name: t("invoice.paidSoFar"), cents: -paidSinceCents }] : []),
    ...(isPartlyPaid || content.depositCents > 0
      ? [{ name: t("invoice.left"), cents: openCents, isTotal: true }]
      : []),
    ...(toRefundCents > 0
      ? [{ name: t("invoice.toRefund"), cents: toRefundCents, isTotal: true }]
      : []),
  ];
}

function taxName(label: string, t: Voice["t"]): string {
  const known = taxLabelOf(label);
  return known === null ? label : t(`invoice.taxes.${known}`);
}

/** Of an invoice of one work, which is beside it, the line is its price. */
function nameOf(title: string, lines: number, t: Voice["t"]): string {
  return lines === 1 ? t("invoice.price") : title || t("work.untitled");
}
