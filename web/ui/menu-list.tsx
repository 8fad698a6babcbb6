import { DropdownMenu } from "radix-ui";
import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  useRef,
} from "react";

/** What a menu is made of. */
export interface MenuParts {
  readonly MenuList: ComponentType<MenuListProps>;
  readonly MenuItem: ComponentType<MenuItemProps>;
}

export interface MenuListProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  /** Called when it is closed, before the focus returns to the button; the default can be prevented. */
  readonly onClosed?: ((event: Event) => void) | undefined;
  /** Whether it is opened by a key, which moves the focus to its first action. */
  readonly isByKeyboard: boolean;
  readonly children: ReactNode;
}

/** The button of a menu with its list, which is open at first. */
export function MenuList({ trigger, onClosed, isByKeyboard, children }: MenuListProps) {
  // Radix knows of the keys that were pressed since it was mounted.
  const isFocusLed = useRef(isByKeyboard);

  function leadFocus({ target, currentTarget }: FocusEvent): void {
    if (!isFocusLed.current || target !== currentTarget) return;
    isFocusLed.current = false;
    currentTarget.querySelector<HTMLElement>("[role=menuitem]:not([aria-disabled])")?.focus();
  }

  return (
    // A modal menu would hide the page from assistive technology.
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={10}
          onFocus={leadFocus}
          {...(onClosed && { onCloseAutoFocus: onClosed })}
          className="z-20 min-w-48 border border-ink bg-paper py-2 shadow-sheet"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps extends Omit<ComponentProps<typeof DropdownMenu.Item>, "className"> {
  readonly isDanger?: boolean;
}

export function MenuItem({ isDanger = false, ...props }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={`target flex items-center justify-between gap-4 px-4 text-2 outline-none select-none data-disabled:text-ink-locked data-highlighted:bg-wall ${isDanger ? "text-error" : ""}`}
      {...props}
    />
  );
}
