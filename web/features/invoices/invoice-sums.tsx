import { useTranslations } from "use-intl";
import type { InvoiceContent } from "#schema/documents/content.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useTaxNames } from "#web/works/books/use-tax-names.ts";

/** What an invoice comes to: its taxes by line, what was paid, what is left. */
export function InvoiceSums({ content }: { readonly content: InvoiceContent }) {
  const { currency, subtotalCents, taxes, totalCents, depositCents, balanceCents } = content;
  const t = useTranslations("sales.invoicing.sums");
  const format = useFormat();
  const taxName = useTaxNames();
  const money = (cents: number) => format.money(cents, currency);
  return (
    <dl aria-live="polite" className="ml-auto max-w-80 pt-6 text-2">
      <Sum name={t("subtotal")} amount={money(subtotalCents)} />
      {taxes.map(({ tax, label, rate, cents }) => (
        <Sum
          key={`${tax} ${rate}`}
          name={t("tax", { tax: taxName(label), rate: format.number(rate) })}
          amount={money(cents)}
        />
      ))}
      <Sum name={t("total")} amount={money(totalCents)} isStrong />
      {/* One above the total is refused at its field. */}
      {depositCents > 0 && balanceCents >= 0 && (
        <>
          <Sum name={t("deposit")} amount={money(-depositCents)} />
          <Sum name={t("balance")} amount={money(balanceCents)} isStrong />
        </>
      )}
    </dl>
  );
}

interface SumProps {
  readonly name: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

function Sum({ name, amount, isStrong = false }: SumProps) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-6 border-b py-1.75 ${isStrong ? "border-ink font-strong" : "border-rule"}`}
    >
      <dt>{name}</dt>
      <dd className="ml-auto whitespace-nowrap">{amount}</dd>
    </div>
  );
}
