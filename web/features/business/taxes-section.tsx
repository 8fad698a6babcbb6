import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { registrationNumbers } from "#schema/sales/registration.ts";
import { type Tax, taxes } from "#schema/sales/tax-rates.ts";
import { TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { FormSection } from "#web/ui/form-section.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { type BusinessErrors, type TypedRegistration, tidyNumber } from "./business-form.ts";
import type { BusinessSectionProps } from "./section-props.ts";
import { useTaxName } from "./use-tax-name.ts";

interface TaxesSectionProps extends BusinessSectionProps {
  readonly sold: ReactNode;
}

/** The registrations that the artist states: without one, no tax is charged. */
export function TaxesSection({ form, errors, onChange, sold }: TaxesSectionProps) {
  const t = useTranslations("business.details.taxes");
  const element = useRef<HTMLDivElement>(null);
  /** What gets the focus after a row was added or removed; a new object each time. */
  const [focus, setFocus] = useState<{ readonly on: string } | null>(null);
  const { registrations } = form;
  const others = taxes.filter((tax) => !registrations.some((each) => each.tax === tax));

  useEffect(() => {
    if (focus === null) return;
    element.current?.querySelector<HTMLElement>(`[data-focus="${focus.on}"]`)?.focus();
  }, [focus]);

  function changeAll(list: readonly TypedRegistration[]): void {
    onChange({
      registrations: list.toSorted((a, b) => taxes.indexOf(a.tax) - taxes.indexOf(b.tax)),
    });
  }

  function add(tax: Tax): void {
    changeAll([...registrations, { tax, number: "", since: "" }]);
    setFocus({ on: tax });
  }

  function change(changed: TypedRegistration): void {
    changeAll(registrations.map((each) => (each.tax === changed.tax ? changed : each)));
  }

  function remove(tax: Tax): void {
    changeAll(registrations.filter((each) => each.tax !== tax));
    setFocus({ on: "add" });
  }

  return (
    <FormSection title={t("title")} help={t("help")}>
      <div ref={element} className="col-span-full">
        {registrations.length > 0 && (
          <ul className="border-t border-ink">
            {registrations.map((registration) => (
              <RegistrationRow
                key={registration.tax}
                registration={registration}
                errors={errors}
                onChange={change}
                onRemove={() => remove(registration.tax)}
              />
            ))}
          </ul>
        )}
        {errors.registrations && (
          <p role="alert" className="pt-3 text-2 text-error">
            {t(errors.registrations === "unknownRate" ? "unknownRate" : "needsGst")}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-7 gap-y-1 pt-2">
          {others.length > 0 && <AddTax taxes={others} onAdd={add} />}
          <p className="text-1 text-ink-2">
            {registrations.length > 0 ? t("before") : t("none")} {sold}
          </p>
        </div>
      </div>
    </FormSection>
  );
}

interface AddTaxProps {
  readonly taxes: readonly Tax[];
  readonly onAdd: (tax: Tax) => void;
}

function AddTax({ taxes: offered, onAdd }: AddTaxProps) {
  const t = useTranslations("business.details.taxes");
  const { nameWithRate } = useTaxName();
  const added = useRef<Tax | null>(null);
  return (
    <Menu
      trigger={<TextButton data-focus="add">{t("add")}</TextButton>}
      onClosed={(event) => {
        if (added.current === null) return;
        // The new row gets the focus in place of the button.
        event.preventDefault();
        onAdd(added.current);
        added.current = null;
      }}
    >
      {({ MenuItem }) =>
        offered.map((tax) => (
          <MenuItem
            key={tax}
            onSelect={() => {
              added.current = tax;
            }}
          >
            {nameWithRate(tax)}
          </MenuItem>
        ))
      }
    </Menu>
  );
}

interface RegistrationRowProps {
  readonly registration: TypedRegistration;
  readonly errors: BusinessErrors;
  readonly onChange: (changed: TypedRegistration) => void;
  readonly onRemove: () => void;
}

function RegistrationRow({ registration, errors, onChange, onRemove }: RegistrationRowProps) {
  const t = useTranslations("business.details.taxes");
  const error = useTranslations("business.details.errors");
  const { name, rateOf } = useTaxName();
  const { tax, number, since } = registration;
  return (
    <li className="grid-cols-[minmax(0,26fr)_minmax(0,36fr)_minmax(0,26fr)_5.5rem] items-start gap-x-4 border-b border-rule py-3 max-md:grid max-md:grid-cols-1 max-md:gap-y-3 max-md:py-4 md:grid">
      <p className="md:pt-7.5">
        <span className="max-md:font-strong">{name(tax)}</span>
        <span className="block text-1 text-ink-2">{rateOf(tax)}</span>
      </p>
      <TextField
        label={t.rich("number", { tax: name(tax), hidden: visuallyHidden })}
        value={number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-focus={tax}
        placeholder={registrationNumbers[tax].example}
        onChange={(number) => onChange({ ...registration, number })}
        onBlur={() => onChange({ ...registration, number: tidyNumber(registration) })}
        error={
          errors[`${tax}.number`] && error("number", { example: registrationNumbers[tax].example })
        }
      />
      <TextField
        type="date"
        label={t.rich("since", { tax: name(tax), hidden: visuallyHidden })}
        value={since}
        onChange={(since) => onChange({ ...registration, since })}
        error={errors[`${tax}.since`] && error("since")}
      />
      <TextButton onClick={onRemove} className="justify-self-start md:mt-6.5">
        {t.rich("remove", { tax: name(tax), hidden: visuallyHidden })}
      </TextButton>
    </li>
  );
}
