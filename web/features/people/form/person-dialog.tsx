import { useTranslations } from "use-intl";
import {
  type PersonLanguage,
  personKinds,
  personLanguages,
  personLimits,
} from "#schema/people/person.ts";
import { ProvinceField } from "#web/forms/province-field.tsx";
import { countriesIn } from "#web/i18n/countries.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { addWords } from "#web/i18n/parts.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import type { PersonErrors, PersonForm } from "./person-form.ts";
import { type PersonFormOptions, usePersonForm } from "./use-person-form.ts";

addWords("people");

interface PersonDialogProps extends PersonFormOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds a person, or changes one. */
export function PersonDialog({ isOpen, ...form }: PersonDialogProps) {
  const t = useTranslations("people.form");
  const title = t(form.person ? "editTitle" : "addTitle");
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={title}>
      <PersonFields {...form} />
    </Dialog>
  );
}

function PersonFields({ onClose, ...options }: Omit<PersonDialogProps, "isOpen">) {
  const t = useTranslations("people.form");
  const { form, change, errors, reset, submit, isSending } = usePersonForm(options);

  function cancel(): void {
    reset();
    onClose();
  }

  return (
    <Form errors={errors} onSubmit={submit} className="pt-4">
      <ToggleGroup
        label={t("kind")}
        options={personKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...boundTo(form, change, "kind")}
        className="pb-3"
      />
      <div className="field-grid">
        <NameFields form={form} change={change} errors={errors} />
        <AddressFields form={form} change={change} errors={errors} />
        <SelectField<Exclude<PersonLanguage, ""> | "none">
          label={t("language")}
          value={form.language === "" ? "none" : form.language}
          options={personLanguages.map((value) => ({
            value: value === "" ? "none" : value,
            label: t(`languages.${value === "" ? "none" : value}`),
          }))}
          onChange={(language) => change({ language: language === "none" ? "" : language })}
          className="max-md:col-span-full"
        />
        <TextAreaField
          label={t("notes")}
          note={t("optional")}
          {...boundTo(form, change, "notes")}
          maxLength={personLimits.notesCharacters}
          rows={3}
          className="col-span-full"
        />
      </div>
      <FormFoot cancel={t("cancel")} onCancel={cancel} isBusy={isSending}>
        {t(isSending ? "saving" : "save")}
      </FormFoot>
    </Form>
  );
}

interface FieldsProps {
  readonly form: PersonForm;
  readonly change: (changed: Partial<PersonForm>) => void;
  readonly errors: PersonErrors;
}

/** How somebody is called and reached; an organization's own name comes first. */
function NameFields({ form, change, errors }: FieldsProps) {
  const t = useTranslations("people.form");
  const error = (field: keyof PersonForm) => {
    const found = errors[field];
    return found && t(`errors.${found}`);
  };
  const name = (
    <TextField
      key="name"
      label={t(form.kind === "person" ? "name" : "contactName")}
      {...(form.kind === "organization" && { note: t("optional") })}
      autoComplete="off"
      maxLength={personLimits.nameCharacters}
      {...boundTo(form, change, "name")}
      error={error("name")}
      className="max-md:col-span-full"
    />
  );
  const organization = (
    <TextField
      key="organization"
      label={t("organization")}
      {...(form.kind === "person" && { note: t("optional") })}
      autoComplete="off"
      maxLength={personLimits.nameCharacters}
      {...boundTo(form, change, "organization")}
      className="max-md:col-span-full"
    />
  );
  return (
    <>
      {form.kind === "person" ? [name, organization] : [organization, name]}
      <TextField
        type="email"
        label={t("email")}
        note={t("optional")}
        autoComplete="off"
        maxLength={personLimits.emailCharacters}
        {...boundTo(form, change, "email")}
        error={error("email")}
        className="max-md:col-span-full"
      />
      <TextField
        type="tel"
        label={t("phone")}
        note={t("optional")}
        autoComplete="off"
        maxLength={personLimits.phoneCharacters}
        {...boundTo(form, change, "phone")}
        className="max-md:col-span-full"
      />
    </>
  );
}

function AddressFields({ form, change, errors }: FieldsProps) {
  const t = useTranslations("people.form");
  const locale = useLocale();
  const { near, others } = countriesIn(locale);
  return (
    <>
      <TextAreaField
        label={t("street")}
        note={t("optional")}
        {...boundTo(form, change, "street")}
        maxLength={personLimits.streetCharacters}
        rows={1}
        className="col-span-full"
      />
      <TextField
        label={t("city")}
        autoComplete="off"
        maxLength={personLimits.placeCharacters}
        {...boundTo(form, change, "city")}
        className="max-xs:col-span-full"
      />
      <TextField
        label={t("postalCode")}
        autoComplete="off"
        maxLength={personLimits.postalCodeCharacters}
        {...boundTo(form, change, "postalCode")}
        className="max-xs:col-span-full"
      />
      <SelectField
        label={t("country")}
        placeholder={t("choose")}
        groups={[{ options: near }, { options: others }]}
        value={form.country}
        // A province of one country is none of the other.
        onChange={(country) => change({ country, region: "" })}
        error={errors.country && t("errors.text")}
        className="max-xs:col-span-full"
      />
      {form.country === "CA" ? (
        <ProvinceField
          label={t("province")}
          placeholder={t("choose")}
          {...boundTo(form, change, "region")}
          className="max-xs:col-span-full"
        />
      ) : (
        <TextField
          label={t("region")}
          autoComplete="off"
          maxLength={personLimits.placeCharacters}
          {...boundTo(form, change, "region")}
          className="max-xs:col-span-full"
        />
      )}
    </>
  );
}
