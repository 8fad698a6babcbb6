import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/sales/invoice.ts";
import type { InvoicePaymentInput } from "#schema/sales/invoice-input.ts";
import { usePayInvoice } from "#web/api/invoices.ts";
import { toast } from "#web/browser/toast.ts";
import { useLock } from "#web/browser/use-lock.ts";
import type { WorksChange } from "#web/features/artworks/record/queries.ts";
import { useSalesFailure } from "../use-sales-failure.ts";

/** Says once, however often it is pressed, that an invoice is paid, or that it is not, which can be undone. */
export function usePayment({ changes }: { readonly changes: WorksChange }) {
  const t = useTranslations("sales.invoices.payment");
  const showFailure = useSalesFailure(changes);
  const { mutateAsync, isPending } = usePayInvoice();
  const lock = useLock();

  /** Returns whether it was written; an error has been shown. */
  async function write(
    { id }: Invoice,
    payment: InvoicePaymentInput,
    { isTyped } = { isTyped: true },
  ): Promise<boolean> {
    if (!lock.take()) return false;
    try {
      await mutateAsync({ id, payment });
      return true;
    } catch (error) {
      showFailure(error, t("failed"), { isTyped });
      return false;
    } finally {
      lock.release();
    }
  }

  async function unpay(invoice: Invoice): Promise<void> {
    if (!(await write(invoice, null, { isTyped: false }))) return;
    const undo = () => void write(invoice, invoice.payment, { isTyped: false });
    toast({
      title: t("unpaid", { number: invoice.number }),
      action: { label: t("undo"), onPress: undo },
    });
  }

  return { write, markUnpaid: (invoice: Invoice) => void unpay(invoice), isWriting: isPending };
}
