import { useTranslations } from "use-intl";
import { setTheme } from "#web/lib/theme.ts";
import { useTheme } from "#web/lib/use-theme.ts";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { otherLocale, useLocale } from "#web/words/locale.ts";
import { useSwitchLanguage } from "./use-switch-language.ts";

interface HeaderMenuProps {
  readonly onAbout: () => void;
  readonly onLogOut: () => void;
}

/** What the header holds on wide screens, behind one word on narrow ones. */
export function HeaderMenu({ onAbout, onLogOut }: HeaderMenuProps) {
  const t = useTranslations("header");
  const otherLanguage = otherLocale(useLocale());
  const switchLanguage = useSwitchLanguage();
  const other = useTheme() === "dark" ? "light" : "dark";
  return (
    <Menu
      trigger={
        <button type="button" className="target lg:hidden">
          {t("menu")}
        </button>
      }
    >
      <MenuItem onSelect={onAbout}>{t("about")}</MenuItem>
      <MenuItem onSelect={() => setTheme(other)}>
        {t(other === "dark" ? "darkTheme" : "lightTheme")}
      </MenuItem>
      <MenuItem lang={otherLanguage} onSelect={switchLanguage}>
        {t("otherLanguage")}
      </MenuItem>
      <MenuItem onSelect={onLogOut}>{t("logOut")}</MenuItem>
    </Menu>
  );
}
