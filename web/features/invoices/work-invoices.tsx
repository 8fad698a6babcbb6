import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Cents } from "#schema/money.ts";
import { useInvoices } from "#web/api/invoices.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { TextButton } from "#web/ui/button.tsx";
import { PartFailed } from "#web/ui/fetch-states.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { invoiceState, isHolding } from "#web/works/books/invoice-state.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

addWords("workDocuments");

interface WorkInvoicesProps {
  readonly work: Artwork;
  /** Whether the plan includes new invoices; what was issued is read on any plan. */
  readonly isPro: boolean;
  /** Opens the dialog that issues an invoice of this sale. */
  readonly onIssue: (saleId: string) => void;
  readonly onPrint: (invoice: Invoice) => void;
}

/** The invoices and credit notes of a sold work's sale, and the way to issue one while none holds. */
export function WorkInvoices({ work, isPro, onIssue, onPrint }: WorkInvoicesProps) {
  const t = useTranslations("workDocuments.billed");
  const format = useFormat();
  const saleId = work.sale?.id ?? null;
  const { data, isError, refetch } = useInvoices(saleId !== null);
  if (saleId === null || !(data || isError)) return null;
  if (!data) {
    return (
      <WorkPageSection title={t("title")} isOnScreenOnly>
        <PartFailed text={t("failed")} button={t("retry")} onRetry={() => void refetch()} />
      </WorkPageSection>
    );
  }
  const invoices = data.filter(({ content }) =>
    content.lines.some((line) => line.saleId === saleId),
  );
  const isInvoiced = invoices.some(isHolding);
  const mayIssue = isPro && !isInvoiced;
  if (!mayIssue && invoices.length === 0) return null;
  return (
    <WorkPageSection title={t("title")} isOnScreenOnly>
      <ul className="pt-2">
        {mayIssue && (
          <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-1.5 last:border-0">
            <p className="py-1 text-2">{t(invoices.length === 0 ? "none" : "credited")}</p>
            <TextButton onClick={() => onIssue(saleId)}>
              {t.rich("issue", { hidden: visuallyHidden })}
            </TextButton>
          </li>
        )}
        {invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-1.5 last:border-0"
          >
            <div className="py-1 text-2">
              <p>{t(`kinds.${invoice.kind}`, { number: invoice.number })}</p>
              <p className="text-1 text-ink-2">
                {format.day(invoice.issuedOn)},{" "}
                {format.money(invoice.content.totalCents, invoice.content.currency)}
                {stateOf(invoice)}
              </p>
            </div>
            <TextButton onClick={() => onPrint(invoice)}>
              {t.rich("print", { number: invoice.number, hidden: visuallyHidden })}
            </TextButton>
          </li>
        ))}
      </ul>
    </WorkPageSection>
  );

  function stateOf(invoice: Invoice): string {
    const state = invoiceState(invoice, localDay(new Date()));
    const money = (cents: Cents) => format.money(cents, invoice.content.currency);
    switch (state.kind) {
      case "credit-note":
        return "";
      case "credited": {
        const { number, toRefundCents } = state;
        const refund =
          toRefundCents > 0 ? `, ${t("toRefund", { amount: money(toRefundCents) })}` : "";
        return `, ${t("takenBack", { number })}${refund}`;
      }
      case "paid":
      case "settled":
        return `, ${t("paid")}`;
      case "due":
      case "open":
        return `, ${t("open", { amount: money(state.cents) })}`;
      case "overdue":
        return `, ${t("overdue", { amount: money(state.cents), day: format.day(state.day) })}`;
    }
  }
}
