import { useTranslations } from "use-intl";
import { otherTheme, setTheme } from "#web/browser/theme.ts";
import { HalfIcon } from "#web/ui/icons.tsx";

/** Named by the style sheet after the theme on show, and pressed, before the application is there as well. */
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
