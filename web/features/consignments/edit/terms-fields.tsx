import { useTranslations } from "use-intl";
import { discountBearers } from "#schema/channels/channel.ts";
import {
  consignmentLimits,
  consignmentParties,
  insuredValues,
  reportIntervals,
} from "#schema/consignments/terms.ts";
import { documentLanguages } from "#schema/documents/languages.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { FormSection } from "#web/ui/form-section.tsx";
import { LabelledToggle } from "#web/ui/labelled-toggle.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { SelectOption } from "#web/ui/select-line.tsx";
import type { ConsignmentErrors, ConsignmentForm } from "./consignment-form.ts";

interface TermsFieldsProps {
  readonly form: ConsignmentForm;
  readonly change: (changed: Partial<ConsignmentForm>) => void;
  readonly errors: ConsignmentErrors;
}

const half = "col-span-4 max-md:col-span-full";
const quarter = "col-span-2 max-lg:col-span-4 max-xs:col-span-full";

function useErrorWords(errors: ConsignmentErrors) {
  const t = useTranslations("consignments.edit.errors");
  return (field: keyof ConsignmentForm) => {
    const found = errors[field];
    return found && t(found, { most: consignmentLimits.works });
  };
}

interface TimeFieldsProps extends TermsFieldsProps {
  /** That can be chosen from; the only one once the agreement was sent. */
  readonly galleries: readonly SelectOption<string>[];
  readonly onGallery: (channelId: string) => void;
}

/** With which gallery, who confirms for it, from when until when, and in which language. */
export function TimeFields({ form, change, errors, galleries, onGallery }: TimeFieldsProps) {
  const t = useTranslations("consignments.edit.time");
  const error = useErrorWords(errors);
  return (
    <FormSection title={t("title")} help={t("help")}>
      <SelectField
        label={t("gallery")}
        options={galleries}
        value={form.channelId}
        onChange={onGallery}
        isLocked={galleries.length === 1}
        className={half}
      />
      <TextField
        label={t("confirmer")}
        note={t("optional")}
        {...boundTo(form, change, "confirmer")}
        maxLength={consignmentLimits.nameCharacters}
        error={error("confirmer")}
        autoComplete="off"
        className={half}
      />
      <TextField
        type="date"
        label={t("from")}
        {...boundTo(form, change, "from")}
        error={error("from")}
        className={quarter}
      />
      <TextField
        type="date"
        label={t("until")}
        {...boundTo(form, change, "until")}
        min={form.from}
        error={error("until")}
        className={quarter}
      />
      <LabelledToggle
        label={t("language")}
        options={documentLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        {...boundTo(form, change, "language")}
        frameClassName="col-span-4 max-lg:col-span-full"
      />
    </FormSection>
  );
}

/** What the gallery keeps, may give away alone, and when it pays and reports. */
export function MoneyFields({ form, change, errors }: TermsFieldsProps) {
  const t = useTranslations("consignments.edit.money");
  const error = useErrorWords(errors);
  const words = useTranslations("consignments.edit.errors");
  const decimal = useDecimal();
  const share = (field: "commission" | "discountCeiling") => ({
    label: t(field),
    numbers: decimal,
    suffix: "%",
    marks: ["%"],
    className: quarter,
    unreadable: words("share"),
    error: error(field),
    ...boundTo(form, change, field),
  });
  return (
    <FormSection title={t("title")} help={t("help")}>
      <NumberField {...share("commission")} />
      <NumberField {...share("discountCeiling")} />
      <NumberField
        label={t("daysToPay")}
        numbers={decimal}
        suffix={t("days")}
        unreadable={words("days")}
        error={error("daysToPay")}
        {...boundTo(form, change, "daysToPay")}
        className={quarter}
      />
      <SelectField
        label={t("reports")}
        options={reportIntervals.map((value) => ({ value, label: t(`intervals.${value}`) }))}
        {...boundTo(form, change, "reports")}
        error={error("reports")}
        className={quarter}
      />
      <LabelledToggle
        label={t("discountBorneBy")}
        options={discountBearers.map((value) => ({ value, label: t(`bearers.${value}`) }))}
        {...boundTo(form, change, "discountBorneBy")}
        frameClassName="col-span-full"
      />
    </FormSection>
  );
}

/** Who insures, on what, and who pays for the ways there and back. */
export function CareFields({ form, change }: TermsFieldsProps) {
  const t = useTranslations("consignments.edit.care");
  const notSaid = { value: "none", label: t("notSaid") } as const;
  const parties = [
    ...consignmentParties.map((value) => ({ value, label: t(`parties.${value}`) })),
    notSaid,
  ];
  const party = (field: "insuredBy" | "shippingThere" | "shippingBack") => ({
    label: t(field),
    options: parties,
    className: quarter,
    value: form[field] === "" ? ("none" as const) : form[field],
    onChange: (value: "none" | "artist" | "gallery") =>
      change({ [field]: value === "none" ? "" : value }),
  });
  return (
    <FormSection title={t("title")}>
      <SelectField {...party("insuredBy")} />
      <SelectField
        label={t("insuredOn")}
        options={[
          ...insuredValues.map((value) => ({ value, label: t(`values.${value}`) })),
          notSaid,
        ]}
        value={form.insuredOn === "" ? "none" : form.insuredOn}
        onChange={(value) => change({ insuredOn: value === "none" ? "" : value })}
        isLocked={form.insuredBy === ""}
        className={quarter}
      />
      <SelectField {...party("shippingThere")} />
      <SelectField {...party("shippingBack")} />
    </FormSection>
  );
}
