import { useTranslations } from "use-intl";
import type { BusinessRegistration } from "#schema/sales/registration.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { BuyerPlace, DeliveryField } from "#web/features/artworks/record/sale/delivery-fields.tsx";
import { typedTaxes } from "#web/features/artworks/record/sale/sale-taxes.ts";
import { useSaleField } from "#web/features/artworks/record/sale/use-sale-field.ts";
import { useTaxSentence } from "#web/features/artworks/record/sale/use-tax-sentence.ts";
import { useChannelName } from "#web/features/artworks/record/use-channel-name.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { type CompletionForm, isOpenToChange, takesRate } from "./completion-form.ts";
import { type CompleteSaleProps, useCompleteSale } from "./use-complete-sale.ts";

interface CompleteSaleFormProps extends CompleteSaleProps {
  readonly registrations: readonly BusinessRegistration[];
  /** What the button says. */
  readonly save: string;
  readonly onCancel: () => void;
}

/** The buyer of a sale, its delivery with the taxes that follow from it, and the rate of its day. */
export function CompleteSaleForm({
  registrations,
  save,
  onCancel,
  ...props
}: CompleteSaleFormProps) {
  const { sale } = props;
  const t = useTranslations("sales.complete");
  const { form, type, errors, reset, submit, isSending } = useCompleteSale(props);
  const typed = { form, type, errors, work: nothingMade };
  const field = useSaleField(typed);

  function cancel(): void {
    reset();
    onCancel();
  }

  return (
    <Form errors={errors} onSubmit={submit} className="pt-6">
      {isOpenToChange(sale) && (
        <>
          <div className="grid grid-cols-2 items-start gap-x-6 gap-y-5 max-xs:grid-cols-1">
            <TextField label={t("buyer")} autoComplete="off" {...field("buyer")} />
            <TextField
              type="email"
              label={t("email")}
              note={t("optional")}
              autoComplete="off"
              {...field("email")}
            />
            <TextField
              label={t("address")}
              note={t("optional")}
              autoComplete="off"
              className="col-span-full"
              {...field("address")}
            />
            <BuyerPlace {...typed} />
            <DeliveryField {...typed} />
          </div>
          <TaxesLine {...{ sale, form, registrations }} />
        </>
      )}
      {takesRate(sale) && (
        <RateField {...{ sale, form, type }} isRefused={errors.rate === "rate"} />
      )}
      <FormFoot cancel={t("cancel")} onCancel={cancel} isBusy={isSending}>
        {isSending ? t("saving") : save}
      </FormFoot>
    </Form>
  );
}

/** The day of a recorded sale is not typed here, so no error is about when its work was made. */
const nothingMade = { dateCreated: "" };

interface RateFieldProps {
  readonly sale: Sale;
  readonly form: CompletionForm;
  readonly type: (changed: Partial<CompletionForm>) => void;
  readonly isRefused: boolean;
}

function RateField({ sale, form, type, isRefused }: RateFieldProps) {
  const t = useTranslations("sales.complete.rate");
  const decimal = useDecimal();
  const format = useFormat();
  return (
    <div className="pt-5">
      <NumberField
        label={t("label", { day: format.day(sale.date) })}
        numbers={decimal}
        {...boundTo(form, type, "rate")}
        unreadable={t("error")}
        error={isRefused ? t("error") : undefined}
        className="max-w-90"
      />
      <p className="max-w-[52ch] pt-2 text-1 text-ink-2">{t("note")}</p>
    </div>
  );
}

interface TaxesLineProps {
  readonly sale: Sale;
  readonly form: CompletionForm;
  readonly registrations: readonly BusinessRegistration[];
}

/** What the artist charges with this delivery; nothing for an artist without a registration on the sale's day. */
function TaxesLine({ sale, form, registrations }: TaxesLineProps) {
  const t = useTranslations("work.taxes");
  const channelName = useChannelName();
  const taxSentence = useTaxSentence(sale.currency);
  const { deliveredBy, handedOverIn, country, region } = form;
  if (!sale.channel.chargesTax && registrations.every(({ since }) => since > sale.date))
    return null;
  const typed = {
    ...sale,
    buyer: { country, region },
    deliveredBy: deliveredBy === "" ? null : deliveredBy,
    handedOverIn: handedOverIn || null,
  };
  return (
    <p aria-live="polite" className="pt-5 text-2 text-ink-2">
      {sale.channel.chargesTax
        ? t("byChannel", { channel: channelName(sale.channel) })
        : taxSentence(typedTaxes(typed, registrations))}
    </p>
  );
}
