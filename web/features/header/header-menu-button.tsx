import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { lazyPart, useLazyPart } from "#web/browser/lazy-part.ts";
import { MissingDialog } from "#web/ui/failure.tsx";
import type { HeaderMenuProps } from "./header-menu.tsx";

const headerMenu = lazyPart("header-menu", () => import("./header-menu.tsx"));

/** The menu's button, which opens the menu once it is loaded. */
export function HeaderMenuButton(props: HeaderMenuProps) {
  const t = useTranslations("header");
  const id = useId();
  const [isPressed, setPressed] = useState(false);
  const { loaded: menu, missing } = useLazyPart(headerMenu, isPressed);
  if (menu) return <menu.HeaderMenu id={id} isOpenAtFirst={isPressed} {...props} />;
  return (
    <>
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
      {missing && <MissingDialog missing={missing} onClose={() => setPressed(false)} />}
    </>
  );
}
