import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { type Invoice, invoiceSchema, invoicesSchema } from "#schema/sales/invoice.ts";
import type { CreditNoteInput, InvoiceInput, PaymentInput } from "#schema/sales/invoice-input.ts";
import {
  creditNotePath,
  invoicePaymentsPath,
  paymentReversalPath,
  salesPaths,
} from "#schema/sales/paths.ts";
import { putAnswer, refetchChanged } from "./after-change.ts";
import { callFor, fetchKey, toKey } from "./api.ts";
import { callOnce, type Keyed } from "./call-once.ts";
import { queryClient, refetchWhenShown } from "./query-client.ts";
import { salesQuery } from "./sales.ts";

export const invoicesQuery = queryOptions({
  queryKey: toKey(salesPaths.invoices),
  queryFn: fetchKey(invoicesSchema),
  ...refetchWhenShown,
});

/** Invoices and credit notes, newest first; asked for only where one is shown. */
export function useInvoices(isEnabled = true) {
  return useQuery({ ...invoicesQuery, enabled: isEnabled });
}

/** Issues an invoice of sales. What it changes is fetched without waiting for it, as its dialog is closed by then. */
export function useIssueInvoice() {
  return useMutation({
    mutationFn: (request: Keyed<InvoiceInput>) =>
      callOnce(invoiceSchema, salesPaths.invoices, request),
    onSuccess: (issued) => {
      queryClient.setQueryData(
        invoicesQuery.queryKey,
        (invoices) => invoices && [issued, ...invoices.filter(({ id }) => id !== issued.id)],
      );
      void refetchInvoices();
    },
  });
}

/** Takes an invoice back by a credit note. */
export function useCreditInvoice() {
  return useMutation({
    mutationFn: ({ id, ...request }: Keyed<CreditNoteInput> & { readonly id: string }) =>
      callOnce(invoiceSchema, creditNotePath(id), request),
    onSuccess: (note, { id }) => {
      const { id: noteId, number } = note;
      queryClient.setQueryData(
        invoicesQuery.queryKey,
        (invoices) =>
          invoices && [
            note,
            ...invoices
              .filter((invoice) => invoice.id !== noteId)
              .map((invoice) =>
                invoice.id === id ? credited(invoice, { id: noteId, number }) : invoice,
              ),
          ],
      );
      void refetchInvoices();
    },
  });
}

/** As the Worker answers an invoice once it is credited. */
function credited(invoice: Invoice, creditedBy: Invoice["creditedBy"]): Invoice {
  const { content, openCents } = invoice;
  return { ...invoice, creditedBy, openCents: 0, toRefundCents: content.totalCents - openCents };
}

/** Enters a payment or refund of an invoice. */
export function useEnterPayment() {
  return usePaymentChange(({ id, ...request }: Keyed<PaymentInput> & { readonly id: string }) =>
    callOnce(invoiceSchema, invoicePaymentsPath(id), request),
  );
}

/** Reverses a payment or refund of an invoice. */
export function useReversePayment() {
  return usePaymentChange(
    ({ id, paymentId }: { readonly id: string; readonly paymentId: string }) =>
      callFor(invoiceSchema, "POST", paymentReversalPath(id, paymentId)),
  );
}

function usePaymentChange<Request>(mutationFn: (request: Request) => Promise<Invoice>) {
  return useMutation({
    mutationFn,
    onSuccess: (changed: Invoice) =>
      putAnswer(invoicesQuery.queryKey, (invoices) =>
        invoices?.map((invoice) => (invoice.id === changed.id ? changed : invoice)),
      ),
  });
}

/** Fetches invoices and sales anew: each says which of the others it belongs to. */
export async function refetchInvoices(): Promise<void> {
  await Promise.all([
    refetchChanged({ queryKey: invoicesQuery.queryKey }),
    refetchChanged({ queryKey: salesQuery.queryKey }),
  ]);
}
