import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { payoutLimits } from "#schema/payouts/payout-input.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useSales } from "#web/api/sales.ts";
import { localDay } from "#web/browser/local-day.ts";
import { AmountField } from "#web/forms/amount-field.tsx";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useAmountErrors } from "#web/forms/use-amount-errors.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { type OpenSale, useOpenSales } from "#web/works/consignments/open-sales.ts";
import {
  byDueDay,
  findPayoutErrors,
  newPayoutForm,
  type PayoutErrors,
  type PayoutForm,
  partsOf,
  payoutFormSchema,
  sumOf,
  toPayoutInput,
  withSale,
} from "./payout-form.ts";
import { usePayout } from "./use-payout.ts";

addWords("consignments");

const formStore = inputStore("sales", payoutFormSchema);

/** Whose payout it is, and of which sales it begins with; of all where none are named. */
export interface BegunPayout {
  readonly channelId: string;
  readonly currency: Currency;
  readonly saleIds?: readonly string[];
}

interface PayoutDialogProps {
  readonly payout: BegunPayout;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Records what a gallery paid, of which of its sales. */
export function PayoutDialog({ payout, userId, onClose }: PayoutDialogProps) {
  const { channelId, currency } = payout;
  const t = useTranslations("consignments.payout");
  const format = useFormat();
  const { data: sales } = useSales(true);
  const open = byDueDay(useOpenSales()).filter(
    (sale) => sale.channelId === channelId && sale.currency === currency,
  );
  const sum = sumOf(
    open,
    open.map(({ id }) => id),
  );
  const gallery = open[0]?.gallery ?? "";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("title")}
      lead={
        <p>
          {open.length === 0
            ? t("nothingOpen")
            : t("lead", { gallery, amount: format.money(sum, currency) })}
        </p>
      }
    >
      {sales && open.length > 0 && (
        <PayoutFields payout={payout} open={open} sales={sales} userId={userId} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface PayoutFieldsProps extends PayoutDialogProps {
  readonly open: readonly OpenSale[];
  readonly sales: readonly Sale[];
}

function PayoutFields({ payout, open, sales, userId, onClose }: PayoutFieldsProps) {
  const { channelId, currency } = payout;
  const t = useTranslations("consignments.payout");
  const format = useFormat();
  const amounts = useAmountErrors();
  const { record, isSending } = usePayout();
  const [initial] = useState(() => {
    const begun = open.filter(({ id }) => payout.saleIds?.includes(id) ?? true);
    return newPayoutForm(begun, localDay(new Date()));
  });
  const { form, change, errors, showErrors, reset } = useStoredForm<PayoutForm, PayoutErrors>({
    store: formStore,
    userId,
    of: `${channelId} ${currency} payout`,
    initial,
  });
  const openCents = sumOf(open, form.saleIds);

  function close(): void {
    reset();
    onClose();
  }

  function submit(): void {
    if (showErrors(findPayoutErrors(form, open, localDay(new Date())))) return;
    record(toPayoutInput(form, open, payout), close);
  }

  function amountError(): string | undefined {
    if (errors.amount === undefined) return undefined;
    if (errors.amount !== "aboveOpen") return amounts[errors.amount]();
    const { gallery = "" } = open[0] ?? {};
    return t("errors.aboveOpen", { gallery, amount: format.money(openCents, currency) });
  }

  return (
    <Form errors={errors} onSubmit={submit} className="pt-6">
      <div className="field-grid">
        <TextField
          type="date"
          label={t("day")}
          {...boundTo(form, change, "date")}
          max={localDay(new Date())}
          error={errors.date && t(`errors.${errors.date}`)}
        />
        <AmountField
          label={t("amount")}
          currency={currency}
          {...boundTo(form, change, "amount")}
          error={amountError()}
        />
        <TextField
          label={t("method")}
          note={t("optional")}
          {...boundTo(form, change, "method")}
          maxLength={payoutLimits.methodCharacters}
          className="max-md:col-span-full"
        />
      </div>
      <PaidSales form={form} change={change} errors={errors} open={open} sales={sales} />
      <FormFoot cancel={t("cancel")} onCancel={close} isBusy={isSending}>
        {t(isSending ? "saving" : "save")}
      </FormFoot>
    </Form>
  );
}

interface PaidSalesProps extends Pick<PayoutFieldsProps, "open" | "sales"> {
  readonly form: PayoutForm;
  readonly change: (changed: Partial<PayoutForm>) => void;
  readonly errors: PayoutErrors;
}

/** The sales that it pays, oldest due first, each with its part of the amount. */
function PaidSales({ form, change, errors, open, sales }: PaidSalesProps) {
  const t = useTranslations("consignments.payout");
  const format = useFormat();
  const parts = partsOf(form, open);
  return (
    <fieldset className="mt-7">
      <legend className="font-display text-[1.1875rem]/6">{t("sales")}</legend>
      <p className="pt-1 text-1 text-ink-2">{t("oldestFirst")}</p>
      <ul className="pt-1">
        {open.map((sale, index) => {
          const { dueOn, openCents, currency, isOverdue } = sale;
          const title = sales.find((one) => one.id === sale.id)?.artworkTitle ?? "";
          const part = parts.get(sale.id);
          const amounts = {
            part: format.money(part ?? 0, currency),
            open: format.money(openCents, currency),
          };
          return (
            <li key={sale.id} className="border-b border-rule">
              <Checkbox
                label={
                  <>
                    <span className="work-title text-[1.125rem]/6 wrap-anywhere">{title}</span>
                    <span className="block text-1 text-ink-2">
                      {t(isOverdue ? "overdue" : "due", { day: format.day(dueOn) })}{" "}
                      {t(part === undefined ? "open" : "part", amounts)}
                    </span>
                  </>
                }
                isChecked={part !== undefined}
                error={errors.saleIds && index === 0 ? t("errors.none") : undefined}
                onChange={() => change(withSale(form, open, sale))}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
