import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  /** For a menu that is loaded because its button was clicked. */
  readonly isOpenAtFirst?: boolean;
  /** Called when it is closed, before the focus returns to the button; the default can be prevented. */
  readonly onClosed?: (event: Event) => void;
  readonly children: ReactNode;
}

export function Menu({ trigger, isOpenAtFirst = false, onClosed, children }: MenuProps) {
  return (
    // A modal menu would hide the page from assistive technology.
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={10}
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
