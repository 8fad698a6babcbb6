import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { deliveries } from "#schema/sales/sale.ts";
import { useArtistProvince } from "#web/api/artist-place.ts";
import { ProvinceField } from "#web/forms/province-field.tsx";
import { countriesIn } from "#web/i18n/countries.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { TextField } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { SaleErrors, SaleForm } from "./sale-form.ts";
import { useSaleField } from "./use-sale-field.ts";

/** Where a work went, as it is typed. */
type DeliveryForm = Pick<SaleForm, "country" | "region" | "deliveredBy" | "handedOverIn">;

interface DeliveryProps {
  readonly form: DeliveryForm;
  readonly change: (changed: Partial<DeliveryForm>) => void;
  readonly errors: SaleErrors;
  readonly work: Pick<Artwork, "dateCreated">;
}

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
export function showsBuyerPlace(
  { deliveredBy }: Pick<DeliveryForm, "deliveredBy">,
  asksForDelivery: boolean,
): boolean {
  return asksForDelivery && (deliveredBy === "artist" || deliveredBy === "carrier");
}

/** How the work was delivered, and where it was handed over. */
export function DeliveryField(props: DeliveryProps) {
  const t = useTranslations("work.recordSale");
  const field = useSaleField(props);
  const province = useArtistProvince();
  const { form, change } = props;
  return (
    <>
      <SelectField
        label={t("deliveredBy")}
        placeholder={t("choose")}
        options={deliveries.map((value) => ({ value, label: t(`deliveries.${value}`) }))}
        {...field("deliveredBy")}
        // Handed over in the studio, until another province is chosen.
        onChange={(deliveredBy) =>
          change({
            deliveredBy,
            ...(deliveredBy === "handed-over" &&
              form.handedOverIn === "" &&
              province !== null && { handedOverIn: province }),
          })
        }
      />
      {props.form.deliveredBy === "handed-over" && (
        <ProvinceField
          label={t("handedOverIn")}
          placeholder={t("choose")}
          {...field("handedOverIn")}
        />
      )}
    </>
  );
}

interface BuyerPlaceProps extends DeliveryProps {
  /** Of a place of delivery that is not where the buyer lives. */
  readonly labels?: Readonly<Record<"country" | "province" | "region", string>> | undefined;
}

/** The buyer's country, and province or region. */
export function BuyerPlace({ labels, ...props }: BuyerPlaceProps) {
  const t = useTranslations("work.recordSale");
  const locale = useLocale();
  const field = useSaleField(props);
  const { near, others } = countriesIn(locale);
  return (
    <>
      <SelectField
        label={labels?.country ?? t("country")}
        placeholder={t("choose")}
        groups={[{ options: near }, { options: others }]}
        {...field("country")}
        // A province of one country is none of the other.
        onChange={(country) => props.change({ country, region: "" })}
      />
      {props.form.country === "CA" ? (
        <ProvinceField
          label={labels?.province ?? t("province")}
          placeholder={t("choose")}
          {...field("region")}
        />
      ) : (
        <TextField
          label={labels?.region ?? t("region")}
          note={t("optional")}
          autoComplete="off"
          {...field("region")}
        />
      )}
    </>
  );
}
