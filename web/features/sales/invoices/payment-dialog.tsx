import { useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import type { Invoice } from "#schema/sales/invoice.ts";
import { invoiceLimits } from "#schema/sales/invoice-input.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useIsMounted } from "#web/browser/use-is-mounted.ts";
import type { WorksChange } from "#web/features/artworks/record/queries.ts";
import { useStoredForm } from "#web/features/artworks/record/stored-form.ts";
import { useFormat } from "#web/i18n/format.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { usePayment } from "./use-payment.ts";

const formStore = inputStore("sales", v.object({ paidOn: v.string(), method: v.string() }));

interface PaymentDialogProps {
  readonly invoice: Invoice;
  readonly userId: string;
  readonly changes: WorksChange;
  readonly onClose: () => void;
}

/** When and how an invoice was paid. */
export function PaymentDialog({ invoice, userId, changes, onClose }: PaymentDialogProps) {
  const { id, number, content } = invoice;
  const t = useTranslations("sales.invoices.payment");
  const format = useFormat();
  const { write, isWriting } = usePayment({ changes });
  const isMounted = useIsMounted();
  const today = localDay(new Date());
  const [initial] = useState({ paidOn: today, method: "" });
  const { form, change, reset } = useStoredForm({
    store: formStore,
    userId,
    of: `${id} payment`,
    initial,
  });
  const [errors, setErrors] = useState<{ readonly paidOn?: "day" | "future" }>({});

  async function submit(): Promise<void> {
    const found = form.paidOn === "" ? "day" : form.paidOn > today ? "future" : null;
    setErrors(found ? { paidOn: found } : {});
    if (found) return;
    if (!(await write(invoice, { paidOn: form.paidOn, method: form.method.trim() }))) return;
    reset();
    toast({ title: t("done", { number }) });
    if (isMounted.current) onClose();
  }

  function cancel(): void {
    reset();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("title")}
      lead={
        <p>
          {t("lead", {
            number,
            buyer: content.buyer.name,
            amount: format.money(content.balanceCents, content.currency),
          })}
        </p>
      }
    >
      <Form errors={errors} onSubmit={() => void submit()} className="pt-6">
        <div className="grid grid-cols-2 items-start gap-x-6 gap-y-5 max-xs:grid-cols-1">
          <TextField
            type="date"
            label={t("day")}
            value={form.paidOn}
            max={today}
            onChange={(paidOn) => {
              change({ paidOn });
              setErrors({});
            }}
            error={errors.paidOn && t(`errors.${errors.paidOn}`)}
          />
          <TextField
            label={t("method")}
            note={t("optional")}
            {...boundTo(form, change, "method")}
            maxLength={invoiceLimits.methodCharacters}
          />
        </div>
        <FormFoot cancel={t("cancel")} onCancel={cancel} isBusy={isWriting}>
          {t(isWriting ? "saving" : "save")}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
