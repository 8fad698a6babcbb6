import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { usePublicPaths } from "#web/i18n/public-paths.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeButton } from "./theme-button.tsx";

/** The header of the public pages. */
export function PageHeader({ className }: { readonly className: string }) {
  const t = useTranslations("app");
  const { landing } = usePublicPaths();
  return (
    <header className={`flex items-center justify-between ${className}`}>
      <Link href={landing} className="product-name">
        {t("title")}
      </Link>
      <div className="flex items-center gap-4 text-2 max-xs:gap-1">
        <LanguageSwitch />
        <ThemeButton className="-mr-3" />
      </div>
    </header>
  );
}
