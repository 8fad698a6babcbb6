import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { type Link, openingsOf } from "#schema/links/link.ts";
import { isSessionExpired, isUnauthorized } from "#web/api/api.ts";
import { makeInvoiceLink } from "#web/api/links.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { CopyAddress } from "#web/works/links/copy-address.tsx";
import { TakeLinkBack } from "#web/works/links/take-link-back.tsx";
import { useShowLinkFailure } from "#web/works/links/use-show-link-failure.ts";
import { mailtoOf } from "./mail.ts";

interface SendInvoiceProps {
  readonly invoice: Invoice;
  /** Its open address; null without one. */
  readonly link: Link | null;
  /** Whether an address can be made, which the plan includes. */
  readonly isPro: boolean;
}

/** Opens a message about an invoice in the mail program, with the address of its page, which is made for it. */
export function SendInvoice({ invoice, link, isPro }: SendInvoiceProps) {
  const t = useTranslations("sales.invoices");
  const missing = useTranslations("dealings.invoice.noAddress");
  const showFailure = useShowLinkFailure();
  const { submit, isSending } = useSubmit();
  const { id, kind, number } = invoice;
  const isMade = link !== null || kind !== "invoice" || !isPro;

  function makeAndOpen(event: MouseEvent): void {
    if (isMade) return;
    event.preventDefault();
    void submit({
      send: () => makeInvoiceLink(id),
      onDone: ({ address }) => open(address),
      onError: (error) => {
        if (isUnauthorized(error) || isSessionExpired(error)) {
          showFailure(error, "changed");
          return;
        }
        console.warn("The address of the invoice could not be made.", error);
        toast({
          title: missing("title"),
          description: missing("text"),
          duration: toastDuration * 2,
          isError: true,
        });
        open(null);
      },
    });
  }

  function open(address: string | null): void {
    window.location.assign(mailtoOf(invoice, address));
  }

  return (
    <a
      href={mailtoOf(invoice, link?.address ?? null)}
      onClick={makeAndOpen}
      aria-busy={isSending || undefined}
      className="target inline-flex items-center text-2"
    >
      <span className="underlined">{t.rich("send", { number, hidden: visuallyHidden })}</span>
    </a>
  );
}

interface InvoiceAddressProps {
  readonly link: Link;
  readonly number: string;
}

/** How often the page of an invoice was opened, and its address, to copy and to take back. */
export function InvoiceAddress({ link, number }: InvoiceAddressProps) {
  const t = useTranslations("dealings.invoice");
  const what = useTranslations("dealings.address")("invoice", { number });
  const format = useFormat();
  const openings = openingsOf(link);
  return (
    <span className="block text-1 text-ink-2">
      {openings
        ? t("opened", { count: openings.count, day: format.day(openings.lastOn) })
        : t("notOpened")}
      <span className="flex flex-wrap gap-x-5">
        {link.address !== null && <CopyAddress address={link.address} what={what} />}
        <TakeLinkBack link={link} kind="invoice" what={what} />
      </span>
    </span>
  );
}
