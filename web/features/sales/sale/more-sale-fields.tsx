import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { fromCents } from "#schema/money.ts";
import { AmountField } from "#web/forms/amount-field.tsx";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextField } from "#web/ui/field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { BuyerPlace, DeliveryField, showsBuyerPlace } from "./delivery-fields.tsx";
import { type SaleErrors, type SaleForm, shippingMaximum } from "./sale-form.ts";
import { useSaleField } from "./use-sale-field.ts";

interface MoreSaleFieldsProps {
  readonly form: SaleForm;
  readonly change: (changed: Partial<SaleForm>) => void;
  readonly errors: SaleErrors;
  readonly work: Artwork;
  readonly channels: readonly SalesChannel[];
  /** Whether the fields of the delivery are shown already. */
  readonly asksForDelivery: boolean;
}

/** What a sale can say besides: discount and shipping, the buyer, the delivery. */
export function MoreSaleFields(props: MoreSaleFieldsProps) {
  const { form, work, channels, asksForDelivery } = props;
  const t = useTranslations("work.recordSale");
  const decimal = useDecimal();
  const format = useFormat();
  const prices = usePrices();
  const field = useSaleField(props);
  const channel = channels.find(({ id }) => id === form.channelId);
  const optional = t("optional");
  return (
    <>
      <NumberField
        label={t("discount")}
        note={optional}
        numbers={decimal}
        marks={["%"]}
        placeholder={channel && channel.discount > 0 ? format.number(channel.discount * 100) : ""}
        unreadable={t("errors.share")}
        suffix={t("percent")}
        {...field("discount")}
      />
      <AmountField
        label={t("shipping")}
        note={optional}
        currency={work.askedCurrency}
        placeholder={
          channel && channel.shippingCents > 0
            ? prices.amount(channel.shippingCents, work.askedCurrency)
            : ""
        }
        {...field("shipping", fromCents(shippingMaximum))}
      />
      {form.personId === "" && (
        <>
          <TextField
            type="email"
            label={t("email")}
            note={optional}
            autoComplete="off"
            className="max-md:col-span-full"
            {...field("email")}
          />
          <TextField
            label={t("address")}
            note={optional}
            autoComplete="off"
            className="max-md:col-span-full"
            {...field("address")}
          />
        </>
      )}
      {!showsBuyerPlace(form, asksForDelivery) && <BuyerPlace {...props} />}
      {!asksForDelivery && <DeliveryField {...props} />}
    </>
  );
}
