import { useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Business } from "#schema/business/business.ts";
import { documentArtist, documentWork } from "#schema/documents/describe.ts";
import { type DocumentLocale, defaultLanguage } from "#schema/documents/languages.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import {
  type InvoiceSource,
  invoiceContent,
  invoiceProblem,
} from "#schema/invoices/invoice-content.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { issueInvoice, useInvoices } from "#web/api/invoices.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { firstTextsIn } from "#web/works/books/invoice-texts.ts";
import { useSalesFailure } from "#web/works/books/use-sales-failure.ts";
import {
  findInvoiceErrors,
  type InvoiceErrors,
  type InvoiceForm,
  invoiceable,
  invoiceFormSchema,
  newInvoiceForm,
  termsOf,
  textsIn,
  toInvoiceInput,
} from "./invoice-form.ts";

const formStore = inputStore("sales", invoiceFormSchema);

/** What an invoice is made from. */
export interface InvoiceData {
  readonly user: User;
  readonly works: readonly Artwork[];
  readonly sales: readonly Sale[];
  readonly business: Business;
}

interface InvoiceOptions extends InvoiceData {
  /** The sale from which the dialog was opened. */
  readonly sale: Sale;
  readonly onIssued: (invoice: Invoice) => void;
}

/** An invoice as it is typed, what keeps it from being issued, and its sending, once. */
export function useInvoice({ sale, onIssued, ...data }: InvoiceOptions) {
  const { user, sales, business } = data;
  const t = useTranslations("sales.invoicing");
  const locale = useLocale();
  const showFailure = useSalesFailure();
  const { submit, isSending } = useSubmit();
  const [initial] = useState(() => newInvoiceForm(sale.id));
  const { form, change, errors, showErrors, reset } = useStoredForm<InvoiceForm, InvoiceErrors>({
    store: formStore,
    userId: user.id,
    of: `${sale.id} invoice`,
    initial,
  });
  const candidates = invoiceable(sale, sales);
  // One that was invoiced or taken back in another window is not chosen any more.
  const chosen = candidates.filter(({ id }) => form.saleIds.includes(id));
  const language = form.language ?? defaultLanguage(business.documentLanguage, sale.buyer, locale);
  const { data: invoices = [] } = useInvoices();
  const firstIn = (of: DocumentLocale) =>
    firstTextsIn(of, { count: chosen.length, dueOn: form.dueOn }, invoices);
  const terms = termsOf(form, language, firstIn);
  const source = sourceOf(chosen, data);
  const problem = invoiceProblem(source, { ...terms, depositCents: 0 });
  const content = problem === null ? invoiceContent(source, terms) : null;

  function issue(): void {
    if (content === null) return;
    const issuedOn = localDay(new Date());
    if (showErrors(findInvoiceErrors(form, { totalCents: content.totalCents, issuedOn }))) return;
    const ids = chosen.map(({ id }) => id);
    const input = toInvoiceInput(ids, terms, issuedOn);
    void submit({
      send: (keyFor) => issueInvoice({ input, idempotencyKey: keyFor(input) }),
      onDone: (invoice, isShown) => {
        reset();
        if (isShown) onIssued(invoice);
        else toast({ title: t("done", { number: invoice.number }) });
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return {
    form,
    change,
    reset,
    errors,
    candidates,
    chosen,
    language,
    problem,
    content,
    textsIn: (of: DocumentLocale) => textsIn(form, of, firstIn),
    submit: issue,
    isIssuing: isSending,
  };
}

function sourceOf(sales: readonly Sale[], { user, works, business }: InvoiceData): InvoiceSource {
  return {
    artist: documentArtist(user, business),
    sales: sales.flatMap((sale) => {
      const work = works.find(({ id }) => id === sale.artworkId);
      return work ? [{ sale, work: documentWork(work, work.imageUrl !== null) }] : [];
    }),
  };
}
