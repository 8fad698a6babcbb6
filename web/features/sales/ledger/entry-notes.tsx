import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { LedgerEntry } from "#schema/sales/ledger.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useFormat } from "#web/i18n/format.ts";
import { dot, joinWithDots } from "#web/i18n/join-with-dots.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { unbroken } from "#web/ui/visually-hidden.tsx";
import { useTaxNames } from "#web/works/books/use-tax-names.ts";
import type { OwedSale } from "#web/works/consignments/open-sales.ts";
import { useMissingPlace } from "../sale/use-missing-place.ts";
import type { PaymentChoice } from "./filter.ts";

interface EntryNotesProps {
  readonly entry: LedgerEntry;
  readonly sale: Sale | null;
  readonly document: Invoice | null;
  readonly payment: PaymentChoice;
  /** What the channel owes of it; null where it owes nothing to the artist. */
  readonly owed: OwedSale | null;
}

/** What else there is to know of an entry: discount, taxes or why there are none, its document, what is missing or owed. */
export function EntryNotes({ entry, sale, document, payment, owed }: EntryNotesProps) {
  const t = useTranslations("sales.ledger.table");
  const taxWords = useTaxWords();
  const prices = usePrices();
  const format = useFormat();
  const money = (cents: number) => prices.money(cents, entry.currency);
  const deductedCents = entry.commissionCents + entry.feeCents;
  const notes = joinWithDots([
    entry.discountCents > 0 && t("discount", { amount: money(entry.discountCents) }),
    deductedCents > 0 && t("kept", { amount: money(deductedCents) }),
    ...taxWords(entry, sale),
    entry.cadRate === null && t("rateMissing"),
    owed &&
      t(`owed.${owedKey(owed)}`, {
        amount: format.money(owed.openCents, entry.currency),
        day: format.day(owed.dueOn),
      }),
  ]);
  if (notes === "" && document === null) return null;
  return (
    <span className="block text-1 text-ink-2">
      {notes}
      {document && (
        <>
          {notes !== "" && dot}
          {t.rich(documentKey(document, payment), { number: document.number, whole: unbroken })}
        </>
      )}
    </span>
  );
}

function useTaxWords() {
  const t = useTranslations("sales.ledger.table");
  const taxName = useTaxNames();
  const prices = usePrices();
  const missingPlace = useMissingPlace();
  return ({ untaxed, taxes, currency }: LedgerEntry, sale: Sale | null): string[] => {
    switch (untaxed) {
      case null:
        return taxes.map(({ label, cents }) =>
          t("tax", { tax: taxName(label), amount: prices.money(cents, currency) }),
        );
      case "agent":
        return [t("channelCharges")];
      case "zero-rated":
        return [t("zeroRated")];
      case "before-registration":
        return [t("beforeRegistration")];
      case "not-known":
        return sale === null ? [] : [t("taxMissing", { missing: missingPlace(sale) })];
      case "not-registered":
        return [];
    }
  };
}

function owedKey({ openCents, isOverdue }: OwedSale) {
  if (openCents <= 0) return "paid";
  return isOverdue ? "overdue" : "due";
}

function documentKey({ kind, creditedBy }: Invoice, payment: PaymentChoice) {
  if (kind === "credit-note") return "creditNote";
  if (creditedBy !== null) return "invoiceCredited";
  return payment === "paid" ? "invoicePaid" : "invoiceUnpaid";
}
