import { useTranslations } from "use-intl";
import type { Invoice, InvoicePayment } from "#schema/invoices/invoice.ts";
import { useFormat } from "#web/i18n/format.ts";
import { joinWithDots } from "#web/i18n/join-with-dots.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";

interface PaymentsListProps {
  readonly invoice: Invoice;
  readonly onReverse: (payment: InvoicePayment) => void;
}

/** What was paid of an invoice and refunded, its deposit first, and the way to reverse what was entered by mistake. */
export function PaymentsList({ invoice, onReverse }: PaymentsListProps) {
  const { payments, content } = invoice;
  const t = useTranslations("sales.invoices.payment");
  const format = useFormat();
  const { depositCents, currency } = content;
  if (payments.length === 0 && depositCents === 0) return null;
  return (
    <ul aria-label={t("list")} className="pt-4">
      {depositCents > 0 && (
        <li className="border-b border-rule py-1.5 text-2">
          {t("deposit", { amount: format.money(depositCents, currency) })}
        </li>
      )}
      {payments.map((payment) => {
        const { id, kind, date, amountCents, method, reversedAt } = payment;
        const isReversed = reversedAt !== null;
        const named = {
          amount: format.money(amountCents, currency),
          day: format.day(date),
        };
        return (
          <li
            key={id}
            className="flex items-baseline justify-between gap-x-6 border-b border-rule py-1.5 text-2"
          >
            <span className={`min-w-0 ${isReversed ? "text-ink-2" : ""}`}>
              {t(`kinds.${kind}`, named)}
              {(isReversed || method !== "") && (
                <span className="block text-1 wrap-anywhere text-ink-2">
                  {joinWithDots([method, isReversed && t("isReversed")])}
                </span>
              )}
            </span>
            {!isReversed && (
              <TextButton onClick={() => onReverse(payment)} className="shrink-0">
                {t.rich("reverse", { ...named, hidden: visuallyHidden })}
              </TextButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
