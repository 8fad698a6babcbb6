import { useTranslations } from "use-intl";
import { WaitingPage } from "#web/ui/waiting-page.tsx";

/** Shown until the page is known and loaded. */
export function LoadingPage() {
  const t = useTranslations("app");
  return <WaitingPage title={t("title")} label={t("loading")} />;
}
