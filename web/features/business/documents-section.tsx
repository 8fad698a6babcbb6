import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { documentLanguageChoices, documentUnits, paperChoices } from "#schema/business/business.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { FormSection } from "#web/ui/form-section.tsx";
import { LabelledToggle } from "#web/ui/labelled-toggle.tsx";
import type { BusinessSectionProps } from "./section-props.ts";

interface DocumentsSectionProps extends Omit<BusinessSectionProps, "errors"> {
  /** The actions of the form. */
  readonly children: ReactNode;
}

/** The language, units and paper that documents open with. */
export function DocumentsSection({ form, onChange, children }: DocumentsSectionProps) {
  const t = useTranslations("business.details.documents");
  return (
    <FormSection title={t("title")} help={t("help")}>
      <LabelledToggle
        label={t("language")}
        options={documentLanguageChoices.map((value) => ({
          value,
          // A language is named in itself, whatever the page's.
          label:
            value === "by-buyer" ? (
              t("byBuyer")
            ) : (
              <span lang={value}>{t(`languages.${value}`)}</span>
            ),
        }))}
        {...boundTo(form, onChange, "documentLanguage")}
        className="flex-wrap"
        frameClassName="col-span-full md:-mt-2.5"
      />
      <LabelledToggle
        label={t("units")}
        options={documentUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
        {...boundTo(form, onChange, "units")}
        className="flex-wrap"
        frameClassName="col-span-full md:col-span-4"
      />
      <LabelledToggle
        label={t("paper")}
        options={paperChoices.map((value) => ({ value, label: t(`papers.${value}`) }))}
        {...boundTo(form, onChange, "paper")}
        className="flex-wrap"
        frameClassName="col-span-full md:col-span-4"
      />
      <div className="col-span-full flex flex-wrap items-center gap-x-7 gap-y-2 pt-3">
        {children}
      </div>
    </FormSection>
  );
}
