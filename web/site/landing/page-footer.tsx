import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { usePublicPaths } from "#web/i18n/public-paths.ts";

/** The strip at the end of the page, with the links. */
export function PageFooter() {
  const t = useTranslations("landing");
  const { terms, privacy } = usePublicPaths();
  return (
    <footer className="flex min-h-16 flex-wrap items-center gap-x-8 gap-y-1 bg-floor px-[var(--edge,var(--margin))] py-3 text-2 text-ink-2">
      <Link href={terms} className="target underlined inline-flex items-center">
        {t("terms")}
      </Link>
      <Link href={privacy} className="target underlined inline-flex items-center">
        {t("privacy")}
      </Link>
      <span className="max-md:w-full md:ml-auto">{t("copyright")}</span>
    </footer>
  );
}
