import { useTranslations } from "use-intl";
import { otherTheme, setTheme } from "#web/browser/theme.ts";
import { HalfIcon } from "#web/ui/icons.tsx";

/** The label follows the theme by CSS, and web/browser/early/ handles its clicks until the application is ready. */
export function ThemeButton({ className = "" }: { readonly className?: string }) {
  const t = useTranslations("header");
  return (
    <button
      type="button"
      data-early="theme"
      onClick={() => setTheme(otherTheme())}
      className={`grid size-11 place-items-center ${className}`}
    >
      <HalfIcon />
      <span className="sr-only dark:hidden">{t("darkTheme")}</span>
      <span className="sr-only not-dark:hidden">{t("lightTheme")}</span>
    </button>
  );
}
