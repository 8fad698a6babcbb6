import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

export function CompleteProfileNotice({ onComplete }: { readonly onComplete: () => void }) {
  const t = useTranslations("plans.notice");
  return (
    <Notice
      title={t("title")}
      text={t("text")}
      action={<Button onClick={onComplete}>{t("button")}</Button>}
      className="mb-9 px-5 md:mb-12 md:px-7"
    />
  );
}
