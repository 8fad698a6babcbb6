import { useTranslations } from "use-intl";
import * as v from "valibot";
import { askingPriceLimits } from "#schema/artworks/asking-price.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { creditInvoice } from "#web/api/invoices.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { addWords } from "#web/i18n/parts.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { unbroken } from "#web/ui/visually-hidden.tsx";
import { useSalesFailure } from "#web/works/books/use-sales-failure.ts";

addWords("sales");

const formStore = inputStore("sales", v.object({ reason: v.string() }));
const initial = { reason: "" };

interface CreditDialogProps {
  readonly invoice: Invoice;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Asks before an invoice is taken back by a credit note, and for a reason, which is kept with it. */
export function CreditDialog({ invoice, userId, onClose }: CreditDialogProps) {
  const { id, number } = invoice;
  const t = useTranslations("sales.invoices.crediting");
  const showFailure = useSalesFailure();
  const { submit, isSending } = useSubmit();
  const { form, change, reset } = useStoredForm({
    store: formStore,
    userId,
    of: `${id} credit`,
    initial,
  });

  function credit(): void {
    const reason = form.reason.trim();
    const input = { issuedOn: localDay(new Date()), ...(reason !== "" && { reason }) };
    void submit({
      send: (keyFor) => creditInvoice(id, { input, idempotencyKey: keyFor(input) }),
      onDone: (note, isShown) => {
        reset();
        toast({ title: t("done", { number: note.number }), description: t("doneText") });
        if (isShown) onClose();
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  function cancel(): void {
    reset();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.rich("title", { number, whole: unbroken })}
      lead={<p>{t("lead")}</p>}
    >
      <Form onSubmit={credit} className="pt-6">
        <TextField
          label={t("reason")}
          note={t("optional")}
          {...boundTo(form, change, "reason")}
          maxLength={askingPriceLimits.reasonCharacters}
          autoComplete="off"
        />
        <FormFoot cancel={t("cancel")} onCancel={cancel} isBusy={isSending}>
          {t(isSending ? "saving" : "confirm")}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
