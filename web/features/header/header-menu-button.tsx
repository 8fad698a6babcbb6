import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { late, useLate } from "#web/lib/late.tsx";
import type { HeaderMenuProps } from "./header-menu.tsx";

const headerMenu = late(() => import("./header-menu.tsx"));

/** The menu's button, which keeps a press until the menu is here. */
export function HeaderMenuButton(props: HeaderMenuProps) {
  const t = useTranslations("header");
  const id = useId();
  const [isPressed, setPressed] = useState(false);
  const menu = useLate(headerMenu, isPressed, () => setPressed(false));
  if (menu) return <menu.HeaderMenu id={id} isOpenAtFirst={isPressed} {...props} />;
  return (
    <button
      type="button"
      id={id}
      aria-haspopup="menu"
      aria-expanded={false}
      className="target lg:hidden"
      onClick={() => setPressed(true)}
    >
      {t("menu")}
    </button>
  );
}
