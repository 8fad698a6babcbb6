import { useTranslations } from "use-intl";
import { LegalDocument } from "./legal-document.tsx";

const sections = ["use", "responsibility", "property", "changes", "liability"] as const;

export function TermsScreen() {
  const t = useTranslations("terms");
  return (
    <LegalDocument
      title={t("title")}
      lead={t("lead")}
      sections={sections.map((key) => ({ title: t(`${key}.title`), text: t(`${key}.text`) }))}
    />
  );
}
