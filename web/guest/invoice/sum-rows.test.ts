import { expect, test } from "vitest";
import type { GuestInvoice } from "#schema/links/guest.ts";
import { compiled } from "#tests/support/words/compiled.ts";
import { formatFor } from "#web/i18n/format-for.ts";
import { translatorOf } from "../voice.ts";
import words from "../words/en-CA.json" with { type: "json" };
import { sumRows } from "./sum-rows.ts";

const voice = { t: translatorOf("en-CA", compiled(words)), format: formatFor("en-CA") };

/** An invoice of $1,000.00 and GST, with a deposit of $200.00 and as much paid since. */
function invoiceWith(
  paidSinceCents: number,
  state: GuestInvoice["state"],
  label = "GST",
): GuestInvoice {
  const [totalCents, depositCents] = [105_000, 20_000];
  const line = { work: null, description: "Fog", priceCents: 100_000, discountCents: 0 };
  return {
    ...{ state, paidCents: depositCents + paidSinceCents, toRefundCents: 0 },
    openCents: totalCents - depositCents - paidSinceCents,
    content: {
      ...{ lines: [line], taxes: [{ label, rate: 5, cents: 5_000 }] },
      ...{ totalCents, depositCents, currency: "CAD" },
    },
  } as unknown as GuestInvoice;
}

/** Of the rows below the total. */
function below(invoice: GuestInvoice) {
  const rows = sumRows(invoice, voice);
  return rows.slice(rows.findIndex(({ isTotal }) => isTotal) + 1);
}

test("a deposit is taken off once, and with what was paid since leaves what is open", () => {
  const deposit = { name: "Deposit received", cents: -20_000 };
  const left = { name: "Open", isTotal: true };
  expect(below(invoiceWith(0, "open"))).toEqual([deposit, { ...left, cents: 85_000 }]);
  expect(below(invoiceWith(5_000, "overdue"))).toEqual([
    deposit,
    { name: "Paid", cents: -5_000 },
    { ...left, cents: 80_000 },
  ]);
});

test("a tax that has no word of its own is called as it was stored", () => {
  const taxesOf = (label: string) => sumRows(invoiceWith(0, "open", label), voice)[1]?.name;
  expect(taxesOf("QST")).toBe("QST, 5\u00a0%");
  expect(taxesOf("TVA")).toBe("TVA, 5\u00a0%");
});
