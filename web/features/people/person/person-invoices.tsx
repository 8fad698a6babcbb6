import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { invoiceState, isHolding, isPaid } from "#web/works/books/invoice-state.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

interface PersonInvoicesProps {
  readonly invoices: readonly Invoice[];
  readonly onPrint: (invoice: Invoice) => void;
}

/** The invoices and credit notes of a person; nothing before there is one. */
export function PersonInvoices({ invoices, onPrint }: PersonInvoicesProps) {
  const t = useTranslations("people.person.invoices");
  if (invoices.length === 0) return null;
  const isSettled = invoices.every((invoice) => !isHolding(invoice) || isPaid(invoice));
  return (
    <WorkPageSection title={t("title")}>
      {isSettled && <p className="text-1 text-ink-2">{t("settled")}</p>}
      <ul className="pt-2">
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} onPrint={onPrint} />
        ))}
      </ul>
    </WorkPageSection>
  );
}

interface InvoiceLineProps {
  readonly invoice: Invoice;
  readonly onPrint: (invoice: Invoice) => void;
}

function InvoiceLine({ invoice, onPrint }: InvoiceLineProps) {
  const t = useTranslations("people.person.invoices");
  const format = useFormat();
  const locale = useLocale();
  const { number, content } = invoice;
  const titles = content.lines.flatMap(({ work }) => (work ? [work.title] : []));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-rule py-2.5 text-2 last:border-0">
      <span className="min-w-0">
        {number}
        {titles.length > 0 && ", "}
        <i className="work-title">{new Intl.ListFormat(locale).format(titles)}</i>
        <StateInWords invoice={invoice} />
      </span>
      <span className="text-right">
        <span className="block font-display text-[1.1875rem]/6 whitespace-nowrap">
          {format.money(content.totalCents, content.currency)}
        </span>
        <TextButton onClick={() => onPrint(invoice)} className="print:hidden">
          {t.rich("print", { number, hidden: visuallyHidden })}
        </TextButton>
      </span>
    </li>
  );
}

function StateInWords({ invoice }: { readonly invoice: Invoice }) {
  const t = useTranslations("people.person.invoices.states");
  const format = useFormat();
  const state = invoiceState(invoice, localDay(new Date()));
  const issued = t("issued", { day: format.day(invoice.issuedOn) });
  switch (state.kind) {
    case "overdue":
      return (
        <strong className="block text-1 font-strong">
          {t("overdue", { day: format.day(state.day) })}
        </strong>
      );
    case "credit-note":
      return <QuietState words={[issued, t("creditNote", { number: state.number })]} />;
    case "credited":
      return <QuietState words={[issued, t("credited", { number: state.number })]} />;
    case "paid":
    case "due":
      return <QuietState words={[issued, t(state.kind, { day: format.day(state.day) })]} />;
    case "open":
      return <QuietState words={[issued, t("open")]} />;
    case "settled":
      return <QuietState words={[issued, t("nothingDue")]} />;
  }
}

function QuietState({ words }: { readonly words: readonly string[] }) {
  return <span className="block text-1 text-ink-2">{words.join(" ")}</span>;
}
