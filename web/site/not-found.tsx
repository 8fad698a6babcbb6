import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { usePageTitle } from "#web/browser/page-title.ts";
import { PageHeader } from "#web/features/header/page-header.tsx";
import { usePublicPaths } from "#web/i18n/public-paths.ts";

export function NotFoundScreen() {
  const t = useTranslations("notFound");
  const { landing } = usePublicPaths();
  usePageTitle(t("title"));
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr] bg-wall">
      <PageHeader className="page min-h-18" />
      <main id="content" className="page grid content-center gap-2 pb-24">
        <h1 className="display text-6">{t("title")}</h1>
        <p className="pb-4 text-ink-2">{t("text")}</p>
        <Link href={landing} className="underlined target justify-self-start">
          {t("home")}
        </Link>
      </main>
    </div>
  );
}
