import { useTranslations } from "use-intl";
import { type BillingTerm, billingTerms } from "#schema/plans.ts";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";

interface TermChoiceProps {
  readonly term: BillingTerm;
  readonly onChange: (term: BillingTerm) => void;
  readonly isDisabled?: boolean;
}

/** Monthly or yearly, with what yearly saves (specification, section 2). */
export function TermChoice({ term, onChange, isDisabled = false }: TermChoiceProps) {
  const t = useTranslations("plans.billing");
  return (
    <ToggleGroup
      label={t("label")}
      options={billingTerms.map((value) => ({
        value,
        label: (
          <>
            {t(value)}
            {value === "yearly" && (
              <span className="text-2 font-strong text-accent">{t("save")}</span>
            )}
          </>
        ),
      }))}
      value={term}
      onChange={onChange}
      isDisabled={isDisabled}
      className="text-3!"
    />
  );
}
