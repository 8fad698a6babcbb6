import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { findPublicPage, publicPaths } from "#schema/page-paths.ts";
import { otherLocale, useLocale } from "#web/i18n/locale.ts";
import { useSwitchLanguage } from "./use-switch-language.ts";

/**
 * The other language, by its own name. For a page with an address in each language it is a link, which works without
 * the application: web/browser/early/ stores the choice.
 */
export function LanguageSwitch({ className = "" }: { readonly className?: string }) {
  const t = useTranslations("header");
  const other = otherLocale(useLocale());
  const page = findPublicPage(useLocation()[0]);
  const switchLanguage = useSwitchLanguage();
  if (page) {
    return (
      <a
        href={publicPaths[other][page]}
        hrefLang={other}
        lang={other}
        className={`target inline-flex items-center ${className}`}
      >
        {t("otherLanguage")}
      </a>
    );
  }
  return (
    <button
      type="button"
      data-early="language"
      lang={other}
      className={`target ${className}`}
      onClick={switchLanguage}
    >
      {t("otherLanguage")}
    </button>
  );
}
