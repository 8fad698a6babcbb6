import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { paths } from "#web/paths.ts";
import { ThemeButton } from "./theme-button.tsx";

/** The header of the pages that anyone can read. */
export function PageHeader({ className }: { readonly className: string }) {
  const t = useTranslations("app");
  return (
    <header className={`flex items-center justify-between ${className}`}>
      <Link href={paths.landing} className="product-name">
        {t("title")}
      </Link>
      <ThemeButton className="-mr-3" />
    </header>
  );
}
