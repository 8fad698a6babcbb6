import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { atEnd } from "#web/i18n/at-end.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { UnfetchedSale, useFetchedSale } from "#web/works/books/fetched-sale.tsx";
import { InvoiceFields } from "./invoice-fields.tsx";
import { type IncompleteSale, InvoiceProblemPart } from "./invoice-problem.tsx";
import { type InvoiceData, useInvoice } from "./use-invoice.ts";

addWords("sales");

interface InvoiceDialogProps {
  readonly user: User;
  readonly works: readonly Artwork[];
  readonly saleId: string;
  /** The form that completes a sale, in place of the invoice until it is saved. */
  readonly completionOf: (incomplete: IncompleteSale) => ReactNode;
  readonly onIssued: (invoice: Invoice) => void;
  readonly onClose: () => void;
}

/** Issues an invoice of a sale, and of others of the same buyer. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const { user, works, saleId, onClose } = props;
  const t = useTranslations("sales.invoicing");
  const { fetched, ...waiting } = useFetchedSale(saleId);
  const buyer = fetched?.sale.buyer;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("title")}
      {...(buyer && { lead: <p>{t("lead", { buyer: atEnd(buyer.name) })}</p> })}
    >
      {fetched ? (
        <InvoiceParts {...props} data={{ user, works, ...fetched }} sale={fetched.sale} />
      ) : (
        <UnfetchedSale {...waiting} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface InvoicePartsProps extends InvoiceDialogProps {
  readonly data: InvoiceData;
  readonly sale: InvoiceData["sales"][number];
}

/** What is missing, with the fields to complete it; then what is chosen of the invoice. */
function InvoiceParts({ data, sale, completionOf, onIssued, onClose }: InvoicePartsProps) {
  const invoice = useInvoice({ ...data, sale, onIssued });
  const { problem, form, change, reset } = invoice;
  if (problem !== null && problem.kind !== "two-buyers") {
    return (
      <InvoiceProblemPart
        problem={problem}
        data={data}
        completionOf={completionOf}
        onClose={onClose}
        onLeaveOut={
          "saleId" in problem && problem.saleId !== sale.id
            ? () => change({ saleIds: form.saleIds.filter((id) => id !== problem.saleId) })
            : null
        }
      />
    );
  }

  function cancel(): void {
    reset();
    onClose();
  }

  return <InvoiceFields invoice={invoice} sale={sale} onCancel={cancel} />;
}
