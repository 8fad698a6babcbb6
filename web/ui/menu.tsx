import { Slot } from "radix-ui";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import { lazyPart, useLazyPart } from "#web/browser/lazy-part.ts";
import { MissingDialog } from "./failure.tsx";
import type { MenuListProps, MenuParts } from "./menu-list.tsx";

const menuList = lazyPart<MenuParts>("menu-list", () => import("./menu-list.tsx"));

interface MenuProps extends Omit<MenuListProps, "children" | "isByKeyboard"> {
  /** For a menu that is loaded because its button was clicked. */
  readonly isOpenAtFirst?: boolean;
  readonly children: (parts: MenuParts) => ReactNode;
}

/**
 * A button with a list of actions. The list is a lazy part, rendered once the button is used, since a gallery has many such
 * buttons. Until then the button appears and is announced the same.
 */
export function Menu({ trigger, isOpenAtFirst = false, onClosed, children }: MenuProps) {
  const [isUsed, setUsed] = useState(isOpenAtFirst);
  const [isByKeyboard, setByKeyboard] = useState(false);
  const { loaded: parts, missing } = useLazyPart(menuList, isUsed);
  function open(withKeyboard: boolean): void {
    setByKeyboard(withKeyboard);
    setUsed(true);
  }

  if (parts && isUsed) {
    return (
      <parts.MenuList trigger={trigger} onClosed={onClosed} isByKeyboard={isByKeyboard}>
        {children(parts)}
      </parts.MenuList>
    );
  }
  return (
    <>
      <Slot.Root
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={({ detail }: MouseEvent) => open(detail === 0)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          open(true);
        }}
      >
        {trigger}
      </Slot.Root>
      {missing && <MissingDialog missing={missing} onClose={() => setUsed(false)} />}
    </>
  );
}
