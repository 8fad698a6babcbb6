import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Link } from "#schema/links/link.ts";
import { linkOfInvoice, useLinks } from "#web/api/links.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { Table, TableBody, TableHead, Th } from "#web/ui/table.tsx";
import { isHolding, paymentAction } from "#web/works/books/invoice-state.ts";
import { invoicesId, useUnpaidWords } from "#web/works/books/use-unpaid-words.ts";
import { type Asked, InvoiceRow } from "./invoice-row.tsx";
import { creditDialog, paymentDialog } from "./lazy-dialogs.ts";

interface InvoicesSectionProps {
  readonly invoices: readonly Invoice[];
  readonly userId: string;
  /** An ISO day. */
  readonly today: string;
  /** Whether the plan includes addresses of invoices. */
  readonly isPro: boolean;
  readonly onPrint: (invoice: Invoice) => void;
}

/** Invoices and credit notes, newest first, with what is paid, settled and taken back on any plan. Nothing before the first one. */
export function InvoicesSection(props: InvoicesSectionProps) {
  const { invoices, userId, onPrint, today, isPro } = props;
  const t = useTranslations("sales.invoices");
  const { data: links = noLinks } = useLinks(invoices.length > 0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const about = (kind: Asked["about"]) =>
    asked?.about === kind ? invoices.find(({ id }) => id === asked.id) : undefined;
  const paying = about("payment");
  const crediting = about("credit");
  const close = () => setAsked(null);
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby={invoicesId} className="pt-14 print:hidden">
      <h2
        id={invoicesId}
        tabIndex={-1}
        className="scroll-mt-24 font-display text-[1.75rem]/[2.125rem] font-[440] tracking-display outline-none"
      >
        {t("title")}
      </h2>
      <Unpaid invoices={invoices} />
      <Table caption={t("title")} stacksBelow="md" className="mt-4">
        <TableHead>
          <Th className="py-2 pr-5">{t("number")}</Th>
          <Th className="py-2 pr-5">{t("issued")}</Th>
          <Th className="py-2 pr-5">{t("buyer")}</Th>
          <Th isNumber className="py-2 pr-5">
            {t("total")}
          </Th>
          <Th className="py-2 pr-5">{t("state")}</Th>
          <Th isHidden>{t("actions")}</Th>
        </TableHead>
        <TableBody>
          {invoices.map((invoice) => (
            <InvoiceRow
              key={invoice.id}
              invoice={invoice}
              today={today}
              link={linkOfInvoice(links, invoice.id)}
              isPro={isPro}
              onPrint={onPrint}
              onAsk={setAsked}
            />
          ))}
        </TableBody>
      </Table>
      <p className="max-w-[90ch] pt-4 text-1 text-ink-2">{t("note")}</p>
      {paying && paymentAction(paying) && (
        <LazyDialog part={paymentDialog} isOpen onClose={close}>
          {({ PaymentDialog }) => (
            <PaymentDialog userId={userId} invoice={paying} onClose={close} />
          )}
        </LazyDialog>
      )}
      {/* One that was credited in another window is not asked about any more. */}
      {crediting && isHolding(crediting) && (
        <LazyDialog part={creditDialog} isOpen onClose={close}>
          {({ CreditDialog }) => (
            <CreditDialog userId={userId} invoice={crediting} onClose={close} />
          )}
        </LazyDialog>
      )}
    </section>
  );
}

const noLinks: readonly Link[] = [];

/** What is still to be paid. */
function Unpaid({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const words = useUnpaidWords(invoices);
  const t = useTranslations("sales.invoices");
  return <p className="pt-1 text-2 text-ink-2">{words ?? t("allPaid")}</p>;
}
