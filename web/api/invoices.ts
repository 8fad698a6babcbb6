import { useQuery } from "@tanstack/react-query";
import { type Invoice, invoiceSchema, invoicesSchema } from "#schema/invoices/invoice.ts";
import type {
  CreditNoteInput,
  InvoiceInput,
  PaymentInput,
} from "#schema/invoices/invoice-input.ts";
import {
  creditNotePath,
  invoicePaymentsPath,
  paymentReversalPath,
  salesPaths,
} from "#schema/sales/sales-paths.ts";
import { putAnswer, refetchChanged } from "./after-change.ts";
import { callFor } from "./api.ts";
import { callOnce, type Keyed } from "./call-once.ts";
import { pathQuery } from "./path-query.ts";
import { queryClient } from "./query-client.ts";
import { salesQuery } from "./sales.ts";

export const invoicesQuery = pathQuery(salesPaths.invoices, invoicesSchema);

/** Invoices and credit notes, newest first; asked for only where one is shown. */
export function useInvoices(isEnabled = true) {
  return useQuery({ ...invoicesQuery, enabled: isEnabled });
}

/** Issues an invoice of sales. What it changes is fetched without waiting for it, as its dialog is closed by then. */
export async function issueInvoice(request: Keyed<InvoiceInput>): Promise<Invoice> {
  const issued = await callOnce(invoiceSchema, salesPaths.invoices, request);
  queryClient.setQueryData(
    invoicesQuery.queryKey,
    (invoices) => invoices && [issued, ...invoices.filter(({ id }) => id !== issued.id)],
  );
  void refetchInvoices();
  return issued;
}

/** Takes an invoice back by a credit note, and returns the note. */
export async function creditInvoice(
  creditedId: string,
  request: Keyed<CreditNoteInput>,
): Promise<Invoice> {
  const note = await callOnce(invoiceSchema, creditNotePath(creditedId), request);
  const { id: noteId, number } = note;
  queryClient.setQueryData(
    invoicesQuery.queryKey,
    (invoices) =>
      invoices && [
        note,
        ...invoices
          .filter((invoice) => invoice.id !== noteId)
          .map((invoice) =>
            invoice.id === creditedId ? credited(invoice, { id: noteId, number }) : invoice,
          ),
      ],
  );
  void refetchInvoices();
  return note;
}

/** As the Worker answers an invoice once it is credited. */
function credited(invoice: Invoice, creditedBy: Invoice["creditedBy"]): Invoice {
  const { content, openCents } = invoice;
  return { ...invoice, creditedBy, openCents: 0, toRefundCents: content.totalCents - openCents };
}

/** Enters a payment or refund of an invoice, and returns the invoice. */
export async function enterPayment(
  invoiceId: string,
  request: Keyed<PaymentInput>,
): Promise<Invoice> {
  return putInvoice(await callOnce(invoiceSchema, invoicePaymentsPath(invoiceId), request));
}

/** Reverses a payment or refund of an invoice, and returns the invoice. */
export async function reversePayment(invoiceId: string, paymentId: string): Promise<Invoice> {
  return putInvoice(
    await callFor(invoiceSchema, "POST", paymentReversalPath(invoiceId, paymentId)),
  );
}

async function putInvoice(changed: Invoice): Promise<Invoice> {
  await putAnswer(invoicesQuery.queryKey, (invoices) =>
    invoices?.map((invoice) => (invoice.id === changed.id ? changed : invoice)),
  );
  return changed;
}

/** Fetches invoices and sales anew: each says which of the others it belongs to. */
export async function refetchInvoices(): Promise<void> {
  await Promise.all([
    refetchChanged({ queryKey: invoicesQuery.queryKey }),
    refetchChanged({ queryKey: salesQuery.queryKey }),
  ]);
}
