import { useTranslations } from "use-intl";
import { setTheme, useTheme } from "#web/lib/theme.ts";
import { HalfIcon } from "#web/ui/icons.tsx";

export function ThemeButton({ className = "" }: { readonly className?: string }) {
  const t = useTranslations("header");
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      aria-label={t(other === "dark" ? "darkTheme" : "lightTheme")}
      onClick={() => setTheme(other)}
      className={`grid size-11 place-items-center ${className}`}
    >
      <HalfIcon />
    </button>
  );
}
