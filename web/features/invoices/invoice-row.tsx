import { memo } from "react";
import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Link } from "#schema/links/link.ts";
import type { Cents } from "#schema/money.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Td, Th } from "#web/ui/table.tsx";
import { unbroken, visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { invoiceState, isHolding, paymentAction } from "#web/works/books/invoice-state.ts";
import { InvoiceAddress, SendInvoice } from "./invoice-address.tsx";

/** What of an invoice is changed by a dialog of its own. */
export interface Asked {
  readonly about: "payment" | "credit";
  readonly id: string;
}

interface InvoiceRowProps {
  readonly invoice: Invoice;
  readonly today: string;
  /** The open address of its page; null without one. */
  readonly link: Link | null;
  /** Whether the plan includes an address. */
  readonly isPro: boolean;
  readonly onAsk: (asked: Asked) => void;
  readonly onPrint: (invoice: Invoice) => void;
}

/** An invoice or credit note: to whom, for what, how much, whether it is paid, and what can be done with it. */
export const InvoiceRow = memo(function InvoiceRow(props: InvoiceRowProps) {
  const { invoice, today, link } = props;
  const { number, issuedOn, content } = invoice;
  const format = useFormat();
  const locale = useLocale();
  const isVoid = !isHolding(invoice);
  const titles = content.lines.flatMap(({ work }) => (work ? [work.title] : []));
  return (
    <tr className="border-b border-rule align-baseline max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-3 max-2xs:block max-2xs:*:block max-2xs:*:text-left max-2xs:*:whitespace-normal">
      <Th
        scope="row"
        className="py-2.5 pr-5 font-display text-[1.0625rem] font-[440] whitespace-nowrap max-md:py-0"
      >
        {number}
      </Th>
      <Td className="py-2.5 pr-5 whitespace-nowrap max-md:col-span-2 max-md:row-start-2 max-md:py-0 max-md:text-1 max-md:text-ink-2">
        {format.day(issuedOn)}
      </Td>
      <Td className="py-2.5 pr-5 wrap-anywhere max-md:col-span-2 max-md:py-0">
        {content.buyer.name}
        <i className="work-title block text-1 text-ink-2">
          {new Intl.ListFormat(locale).format(titles)}
        </i>
      </Td>
      <Td
        isNumber
        className={`py-2.5 pr-5 font-display text-[1.0625rem] max-md:col-start-2 max-md:row-start-1 max-md:p-0 ${isVoid ? "text-ink-2" : ""}`}
      >
        {format.money(content.totalCents, content.currency)}
      </Td>
      <Td className="py-2.5 pr-5 max-md:col-span-2 max-md:py-0 max-md:pt-1">
        <StateInWords invoice={invoice} today={today} />
        {link && <InvoiceAddress link={link} number={number} />}
      </Td>
      <Td className="py-0.5 text-right max-md:col-span-2 max-md:text-left">
        <Actions {...props} />
      </Td>
    </tr>
  );
});

function StateInWords({ invoice, today }: Pick<InvoiceRowProps, "invoice" | "today">) {
  const t = useTranslations("sales.invoices.states");
  const format = useFormat();
  const state = invoiceState(invoice, today);
  const money = (cents: Cents) => format.money(cents, invoice.content.currency);
  switch (state.kind) {
    case "credit-note":
      return (
        <>
          {t.rich("credit-note", { number: state.number, whole: unbroken })}
          <Note text={invoice.reason} />
        </>
      );
    case "credited":
      return (
        <>
          {t.rich("credited", { number: state.number, whole: unbroken })}
          {state.toRefundCents > 0 && (
            <strong className="block font-strong">
              {t("toRefund", { amount: money(state.toRefundCents) })}
            </strong>
          )}
        </>
      );
    case "paid":
      return (
        <>
          {t("paid", { day: format.day(state.day) })}
          <Note text={state.method} />
        </>
      );
    case "overdue":
      return (
        <strong className="font-strong">
          {t("overdue", { amount: money(state.cents), day: format.day(state.day) })}
        </strong>
      );
    case "due":
    case "open":
      return t(state.kind, { amount: money(state.cents), day: format.day(state.day) });
    case "settled":
      return t("settled");
  }
}

function Note({ text }: { readonly text: string }) {
  return text === "" ? null : <span className="block text-1 wrap-anywhere text-ink-2">{text}</span>;
}

function Actions({ invoice, link, isPro, onAsk, onPrint }: InvoiceRowProps) {
  const t = useTranslations("sales.invoices");
  const { id, number, creditedBy } = invoice;
  const action = paymentAction(invoice);
  const named = { number, hidden: visuallyHidden };
  return (
    <span className="inline-flex flex-wrap gap-x-5 md:justify-end lg:flex-nowrap lg:whitespace-nowrap">
      {/* One button, which keeps the focus when it is pressed. */}
      {action && (
        <TextButton onClick={() => onAsk({ about: "payment", id })}>
          {t.rich(`actionsOf.${action}`, named)}
        </TextButton>
      )}
      <TextButton onClick={() => onPrint(invoice)}>{t.rich("print", named)}</TextButton>
      {creditedBy === null && <SendInvoice invoice={invoice} link={link} isPro={isPro} />}
      {isHolding(invoice) && (
        <TextButton onClick={() => onAsk({ about: "credit", id })}>
          {t.rich("credit", named)}
        </TextButton>
      )}
    </span>
  );
}
