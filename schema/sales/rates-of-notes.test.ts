import { expect, test } from "vitest";
import { creditNoteContent } from "#schema/invoices/invoice-content.ts";
import { bookedSale, documented } from "#tests/support/ledger-entries.ts";
import { ledgerEntries } from "./ledger.ts";
import { withRatesOfNotes } from "./rates-of-notes.ts";
import type { Sale } from "./sale.ts";

test("an invoice that was not credited, and its rates, stay as they are", () => {
  const sale = bookedSale({ currency: "USD", cadRate: null });
  const invoice = documented([sale], [], { number: "2026-001", issuedOn: "2026-06-02" });
  expect(withRatesOfNotes([invoice])).toEqual([invoice]);
});

test("a rate that was entered before the credit stays whatever day the sale has after it", () => {
  const sale = bookedSale({ currency: "USD", cadRate: null });
  const invoice = documented([sale], [], { number: "2026-001", issuedOn: "2026-06-02" });
  const credited = documented([sale], [], {
    ...{ kind: "credit-note", number: "2026-002", issuedOn: "2026-07-01" },
  });
  const content = creditNoteContent(invoice.content, new Map([["s1", 1.4]]));
  const credits = { id: "invoice", number: "2026-001" };
  const ratesOf = (note: typeof invoice, changes: Partial<Sale>) =>
    ledgerEntries({ sales: [{ ...sale, ...changes }], invoices: [invoice, note] }).map(
      ({ date, cadRate }) => [date, cadRate],
    );
  const kept = [
    ["2026-07-01", 1.4],
    ["2026-05-14", 1.4],
  ];
  expect(ratesOf({ ...credited, content, credits }, { cadRate: 1.4 })).toEqual(kept);
  const corrected = { date: "2026-08-01", cadRate: 1.25 };
  expect(ratesOf({ ...credited, content, credits }, corrected)).toEqual(kept);
  expect(ratesOf({ ...credited, credits }, corrected)).toEqual(kept.map(([date]) => [date, null]));
});
