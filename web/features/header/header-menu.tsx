import { useTranslations } from "use-intl";
import { setTheme } from "#web/browser/theme.ts";
import { useTheme } from "#web/browser/use-theme.ts";
import { otherLocale, useLocale } from "#web/i18n/locale.ts";
import { Menu } from "#web/ui/menu.tsx";
import { useHadFocus } from "#web/ui/use-had-focus.ts";
import { useSwitchLanguage } from "./use-switch-language.ts";

export interface HeaderMenuProps {
  readonly onAbout: () => void;
  readonly onLogOut: () => void;
}

interface LoadedMenuProps extends HeaderMenuProps {
  /** Of its button. */
  readonly id: string;
  /** The button was clicked before the menu was loaded. */
  readonly isOpenAtFirst: boolean;
}

/** The header's actions, in a menu on narrow screens. */
export function HeaderMenu({ id, isOpenAtFirst, onAbout, onLogOut }: LoadedMenuProps) {
  const t = useTranslations("header");
  const otherLanguage = otherLocale(useLocale());
  const switchLanguage = useSwitchLanguage();
  const hadFocus = useHadFocus(id);
  const other = useTheme() === "dark" ? "light" : "dark";
  return (
    <Menu
      isOpenAtFirst={isOpenAtFirst}
      trigger={
        // biome-ignore lint/a11y/noAutofocus: it takes the place of a button that has the focus.
        <button type="button" id={id} autoFocus={hadFocus} className="target lg:hidden">
          {t("menu")}
        </button>
      }
    >
      {({ MenuItem }) => (
        <>
          <MenuItem onSelect={onAbout}>{t("about")}</MenuItem>
          <MenuItem onSelect={() => setTheme(other)}>
            {t(other === "dark" ? "darkTheme" : "lightTheme")}
          </MenuItem>
          <MenuItem lang={otherLanguage} onSelect={switchLanguage}>
            {t("otherLanguage")}
          </MenuItem>
          <MenuItem onSelect={onLogOut}>{t("logOut")}</MenuItem>
        </>
      )}
    </Menu>
  );
}
