import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { usePublicPaths } from "#web/i18n/public-paths.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { type DraftSectionProps, FormSection } from "#web/ui/form-section.tsx";
import type { ProfileDraft } from "./profile-draft.ts";

interface AgreementSectionProps extends DraftSectionProps<ProfileDraft> {
  /** Null hides the terms, which were accepted before. */
  readonly terms: { readonly error: string | undefined } | null;
  /** The form's button. */
  readonly children: ReactNode;
}

export function AgreementSection({ draft, onChange, terms, children }: AgreementSectionProps) {
  const t = useTranslations("profile.agreement");
  return (
    <FormSection title={t("title")}>
      <div className="col-span-full md:-mt-2.5">
        {terms && (
          <Checkbox
            label={t.rich("terms", { terms: (words) => <TermsLink>{words}</TermsLink> })}
            isChecked={draft.hasAcceptedTos}
            onChange={(hasAcceptedTos) => onChange({ hasAcceptedTos })}
            error={terms.error}
          />
        )}
        <Checkbox
          label={t("updates")}
          isChecked={draft.optInAppUpdates}
          onChange={(optInAppUpdates) => onChange({ optInAppUpdates })}
        />
        <Checkbox
          label={t("news")}
          isChecked={draft.optInPdaNews}
          onChange={(optInPdaNews) => onChange({ optInPdaNews })}
        />
        <div className="pt-8">{children}</div>
      </div>
    </FormSection>
  );
}

/** In a tab of its own, so that nothing typed here is lost. */
function TermsLink({ children }: { readonly children: ReactNode }) {
  const { terms } = usePublicPaths();
  return (
    <a href={terms} target="_blank" rel="noreferrer" className="underlined">
      {children}
    </a>
  );
}
