import { useTranslations } from "use-intl";
import { LegalDocument } from "./legal-document.tsx";

const sections = ["what", "where", "howLong", "yours"] as const;

export function PrivacyScreen() {
  const t = useTranslations("privacy");
  return (
    <LegalDocument
      title={t("title")}
      lead={t("lead")}
      sections={sections.map((key) => ({ title: t(`${key}.title`), text: t(`${key}.text`) }))}
    />
  );
}
