import { useTranslations } from "use-intl";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { PersonField } from "#web/works/person-field.tsx";
import { BuyerPlace, DeliveryField } from "../sale/delivery-fields.tsx";
import { UnknownTaxNotice } from "../sale/unknown-tax-notice.tsx";
import { useSaleField } from "../sale/use-sale-field.ts";
import { type CompletionForm, hasOwnPlace, withBuyer } from "./completion-form.ts";
import { CorrectionFields, PaymentFields } from "./correction-fields.tsx";
import { CorrectionSums } from "./correction-sums.tsx";
import { isOpenToChange, takesRate } from "./open-to-change.ts";
import { type CompleteSaleProps, useCompleteSale } from "./use-complete-sale.ts";

interface CompleteSaleFormProps extends CompleteSaleProps {
  /** What the button says. */
  readonly save: string;
  readonly onCancel: () => void;
}

/**
 * What was recorded of a sale, its buyer, its delivery with the taxes that follow from it, how it was paid, and the rate of
 * its day. Only buyer and delivery where an invoice needs them.
 */
export function CompleteSaleForm({ save, onCancel, ...props }: CompleteSaleFormProps) {
  const { sale, work, channels, registrations, needed } = props;
  const t = useTranslations("sales.complete");
  const { form, change, errors, reset, submit, saveWithoutTax, isSending } = useCompleteSale(props);
  const typed = { form, change, errors, work };
  const field = useSaleField(typed);
  const isCorrected = isOpenToChange(sale) && needed === null;

  const placeLabels = {
    country: t("place.country"),
    province: t("place.province"),
    region: t("place.region"),
  };

  function cancel(): void {
    reset();
    onCancel();
  }

  return (
    <Form errors={errors} onSubmit={submit} className="pt-6">
      {isOpenToChange(sale) && (
        <div className="field-grid">
          {isCorrected && <CorrectionFields {...typed} sale={sale} channels={channels} />}
          <PersonField
            label={t("buyer")}
            className="max-md:col-span-full"
            {...field("buyer")}
            personId={form.personId}
            onChange={(name, person) => change(withBuyer(form, { name, person }, sale))}
          />
          {/* Those of a person who was chosen are theirs. */}
          {form.personId === "" && (
            <>
              <TextField
                type="email"
                label={t("email")}
                note={t("optional")}
                autoComplete="off"
                className="max-md:col-span-full"
                {...field("email")}
              />
              <TextField
                label={t("address")}
                note={t("optional")}
                autoComplete="off"
                className="col-span-full"
                {...field("address")}
              />
            </>
          )}
          <BuyerPlace {...typed} labels={hasOwnPlace(sale) ? placeLabels : undefined} />
          <DeliveryField {...typed} />
          {isCorrected && <PaymentFields {...typed} />}
        </div>
      )}
      {takesRate(sale, form) && (
        <RateField form={form} change={change} isRefused={errors.rate === "rate"} />
      )}
      {isOpenToChange(sale) && (
        <CorrectionSums
          sale={sale}
          form={form}
          channels={channels}
          registrations={registrations}
          showsNet={isCorrected}
        />
      )}
      {saveWithoutTax && <UnknownTaxNotice isBusy={isSending} onSave={saveWithoutTax} />}
      <FormFoot cancel={t("cancel")} onCancel={cancel} isBusy={isSending}>
        {isSending ? t("saving") : save}
      </FormFoot>
    </Form>
  );
}

interface RateFieldProps {
  readonly form: CompletionForm;
  readonly change: (changed: Partial<CompletionForm>) => void;
  readonly isRefused: boolean;
}

function RateField({ form, change, isRefused }: RateFieldProps) {
  const t = useTranslations("sales.complete.rate");
  const decimal = useDecimal();
  const format = useFormat();
  return (
    <div className="pt-5">
      <NumberField
        label={t("label", { day: format.day(form.date) })}
        numbers={decimal}
        {...boundTo(form, change, "rate")}
        unreadable={t("error")}
        error={isRefused ? t("error") : undefined}
        className="max-w-90"
      />
      <p className="max-w-[52ch] pt-2 text-1 text-ink-2">{t("note")}</p>
    </div>
  );
}
