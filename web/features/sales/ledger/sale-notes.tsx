import { useTranslations } from "use-intl";
import { cadRateOf } from "#schema/sales/ledger-lines.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useMissingPlace } from "#web/features/artworks/record/sale/use-missing-place.ts";
import { usePrices } from "#web/features/artworks/record/use-prices.ts";
import { useTaxNames } from "../use-tax-names.ts";
import type { PaymentChoice } from "./filter.ts";

interface SaleNotesProps {
  readonly sale: Sale;
  readonly payment: PaymentChoice;
}

/** What else there is to know of a sale: discount, taxes, what is missing. */
export function SaleNotes({ sale, payment }: SaleNotesProps) {
  const t = useTranslations("sales.ledger.table");
  const taxName = useTaxNames();
  const prices = usePrices();
  const missingPlace = useMissingPlace();
  const money = (cents: number) => prices.money(cents, sale.currency);
  const kept = sale.commissionCents + sale.feeCents;
  const notes = [
    sale.discountCents > 0 && t("discount", { amount: money(sale.discountCents) }),
    kept > 0 && t("kept", { amount: money(kept) }),
    sale.channel.chargesTax && t("channelCharges"),
    sale.taxes === null && t("taxMissing", { missing: missingPlace(sale) }),
    ...(sale.taxes ?? []).map(({ label, rate, cents }) =>
      rate === 0 ? t("zeroRated") : t("tax", { tax: taxName(label), amount: money(cents) }),
    ),
    cadRateOf(sale) === null && t("rateMissing"),
    sale.invoice &&
      t(payment === "paid" ? "invoicePaid" : "invoiceUnpaid", { number: sale.invoice.number }),
  ].filter((note) => typeof note === "string");
  if (notes.length === 0) return null;
  return <span className="block text-1 text-ink-2">{notes.join(" · ")}</span>;
}
