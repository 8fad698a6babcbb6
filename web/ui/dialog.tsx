import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useCloseLabel } from "#web/browser/part-messages.ts";
import { useDialogStack } from "./dialog-stack.ts";
import { CloseIcon } from "./more-icons.tsx";
import { PartBoundary } from "./part-boundary.tsx";
import { usePageBehind } from "./use-page-behind.ts";
import { useReturnFocus } from "./use-return-focus.ts";

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** A modal dialog; at the bottom edge on phones. */
export function Dialog({ isOpen, onClose, title, lead, isWide = false, children }: DialogProps) {
  const closeLabel = useCloseLabel();
  const returnFocus = useReturnFocus(isOpen);
  useDialogStack(isOpen, onClose);
  usePageBehind(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-10 grid place-items-center overflow-y-auto bg-scrim p-6 max-md:place-items-end max-md:p-0">
          <Radix.Content
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={leaveToOpenList}
            {...(lead === undefined && { "aria-describedby": undefined })}
            className={`dialog-rise relative scroll-pb-32 max-h-[calc(100vh-48px)] w-full overflow-y-auto bg-paper px-11 pt-9 pb-8 shadow-sheet max-md:max-h-[92vh] max-md:px-(--margin) max-md:py-6 ${isWide ? "md:max-w-240" : "md:max-w-160"}`}
          >
            <Radix.Title className="display pr-14 text-5">{title}</Radix.Title>
            {lead !== undefined && (
              <Radix.Description asChild>
                <div className="max-w-[52ch] pt-2.5 text-ink-2">{lead}</div>
              </Radix.Description>
            )}
            <PartBoundary onClose={onClose}>{children}</PartBoundary>
            <Radix.Close
              aria-label={closeLabel}
              className="absolute top-7.5 right-7 grid size-11 place-items-center max-md:top-4.5 max-md:right-3"
            >
              <CloseIcon />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Where a list of suggestions is open, Escape closes that alone. */
function leaveToOpenList(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof Element && target.matches("[role=combobox][aria-expanded=true]")) {
    event.preventDefault();
  }
}

/** The actions of a dialog. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className="dialog-foot flex items-center justify-end gap-4 max-md:flex-col-reverse max-md:items-stretch">
      {children}
    </div>
  );
}
