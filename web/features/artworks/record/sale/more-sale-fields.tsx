import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { provinceCodes } from "#schema/location.ts";
import type { SalesChannel } from "#schema/sales/channel.ts";
import { deliveries } from "#schema/sales/sale.ts";
import { countriesIn } from "#web/i18n/countries.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { TextField } from "#web/ui/field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { usePrices } from "../use-prices.ts";
import type { SaleErrors, SaleForm } from "./sale-form.ts";
import { useSaleErrorWords } from "./use-sale-error-words.ts";

interface MoreSaleFieldsProps {
  readonly form: SaleForm;
  readonly type: (changed: Partial<SaleForm>) => void;
  readonly errors: SaleErrors;
  readonly work: Artwork;
  readonly channels: readonly SalesChannel[];
  /** Whether the fields of the delivery are shown already. */
  readonly asksForDelivery: boolean;
}

/** In dollars. */
const shippingMaximum = 1_000_000;

/** What a sale can say besides: discount and shipping, the buyer, the delivery. */
export function MoreSaleFields({
  form,
  type,
  errors,
  work,
  channels,
  asksForDelivery,
}: MoreSaleFieldsProps) {
  const t = useTranslations("work.recordSale");
  const decimal = useDecimal();
  const format = useFormat();
  const prices = usePrices();
  const words = useSaleErrorWords(work);
  const channel = channels.find(({ id }) => id === form.channelId);
  const optional = t("optional");
  return (
    <>
      <NumberField
        label={t("discount")}
        note={optional}
        numbers={decimal}
        marks={["%"]}
        value={form.discount}
        placeholder={channel && channel.discount > 0 ? format.number(channel.discount * 100) : ""}
        onChange={(discount) => type({ discount })}
        unreadable={words("share") ?? ""}
        error={words(errors.discount)}
        suffix={t("percent")}
      />
      <NumberField
        label={t("shipping")}
        note={optional}
        numbers={decimal}
        value={form.shipping}
        placeholder={
          channel && channel.shippingCents > 0
            ? prices.amount(channel.shippingCents, work.askedCurrency)
            : ""
        }
        onChange={(shipping) => type({ shipping })}
        unreadable={words("amount") ?? ""}
        error={words(errors.shipping, shippingMaximum)}
        {...{ [format.currencySide]: prices.sign(work.askedCurrency).trim() }}
      />
      <TextField
        type="email"
        label={t("email")}
        note={optional}
        value={form.email}
        autoComplete="off"
        onChange={(event) => type({ email: event.target.value })}
        error={words(errors.email)}
      />
      <TextField
        label={t("address")}
        note={optional}
        value={form.address}
        autoComplete="off"
        onChange={(event) => type({ address: event.target.value })}
        error={words(errors.address)}
      />
      {!showsBuyerPlace(form, asksForDelivery) && <BuyerPlace {...{ form, type, errors, work }} />}
      {!asksForDelivery && <DeliveryField {...{ form, type, errors, work }} />}
    </>
  );
}

type DeliveryProps = Omit<MoreSaleFieldsProps, "channels" | "asksForDelivery">;

/** How the work was delivered and where, which decides about the taxes. */
export function DeliveryFields(props: DeliveryProps) {
  return (
    <>
      <DeliveryField {...props} />
      {showsBuyerPlace(props.form, true) && <BuyerPlace {...props} />}
    </>
  );
}

/** Whether the buyer's place is among the fields of the delivery, because the work was delivered there. */
function showsBuyerPlace({ deliveredBy }: SaleForm, asksForDelivery: boolean): boolean {
  return asksForDelivery && (deliveredBy === "artist" || deliveredBy === "carrier");
}

function DeliveryField({ form, type, errors, work }: DeliveryProps) {
  const t = useTranslations("work.recordSale");
  const words = useSaleErrorWords(work);
  return (
    <>
      <SelectField
        label={t("deliveredBy")}
        value={form.deliveredBy}
        placeholder={t("choose")}
        groups={[
          { options: deliveries.map((value) => ({ value, label: t(`deliveries.${value}`) })) },
        ]}
        onChange={(deliveredBy) => type({ deliveredBy })}
        error={words(errors.deliveredBy)}
      />
      {form.deliveredBy === "handed-over" && (
        <ProvinceField
          label={t("handedOverIn")}
          value={form.handedOverIn}
          onChange={(handedOverIn) => type({ handedOverIn })}
          error={words(errors.handedOverIn)}
        />
      )}
    </>
  );
}

function BuyerPlace({ form, type, errors, work }: DeliveryProps) {
  const t = useTranslations("work.recordSale");
  const locale = useLocale();
  const words = useSaleErrorWords(work);
  const { near, others } = countriesIn(locale);
  return (
    <>
      <SelectField
        label={t("country")}
        value={form.country}
        placeholder={t("choose")}
        groups={[{ options: near }, { options: others }]}
        // A province of one country is none of the other.
        onChange={(country) => type({ country, region: "" })}
        error={words(errors.country)}
      />
      {form.country === "CA" ? (
        <ProvinceField
          label={t("province")}
          value={form.region}
          onChange={(region) => type({ region })}
          error={words(errors.region)}
        />
      ) : (
        <TextField
          label={t("region")}
          note={t("optional")}
          value={form.region}
          autoComplete="off"
          onChange={(event) => type({ region: event.target.value })}
          error={words(errors.region)}
        />
      )}
    </>
  );
}

interface ProvinceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** A choice of the provinces and territories, by their postal codes. */
export function ProvinceField({ label, value, onChange, error }: ProvinceFieldProps) {
  const names = useTranslations("profile.location.provinces");
  const placeholder = useTranslations("work.recordSale")("choose");
  const locale = useLocale();
  const options = provinceCodes
    .map((code) => ({ value: code as string, label: names(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return <SelectField {...{ label, value, placeholder, onChange, error }} groups={[{ options }]} />;
}
