import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { usePageTitle } from "#web/browser/page-title.ts";
import { PageHeader } from "#web/features/header/page-header.tsx";
import { addWords } from "#web/i18n/parts.ts";

addWords("account");

export function RoutingTestScreen() {
  const t = useTranslations("routingTest");
  const [path] = useLocation();
  usePageTitle(t("title"));
  return (
    <>
      <PageHeader className="page min-h-18" />
      <main id="content" className="page py-14">
        <h1 className="display text-6">{t("title")}</h1>
        <p className="pt-3 text-ink-2">{t("path", { path })}</p>
      </main>
    </>
  );
}
