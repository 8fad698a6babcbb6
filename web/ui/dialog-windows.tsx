import { AlertDialog, Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { useCloseLabel } from "#web/browser/part-messages.ts";
import { Button } from "./button.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import { useDialogStack } from "./dialog-stack.ts";
import { CloseIcon } from "./more-icons.tsx";
import { PartBoundary } from "./part-boundary.tsx";
import { usePageBehind } from "./use-page-behind.ts";
import { useReturnFocus } from "./use-return-focus.ts";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

export function DialogWindow({
  isOpen,
  onClose,
  title,
  lead,
  isWide = false,
  children,
}: DialogProps) {
  const closeLabel = useCloseLabel();
  const returnFocus = useReturnFocus(isOpen);
  useDialogStack(isOpen, onClose);
  usePageBehind(isOpen);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-10 grid place-items-center overflow-y-auto bg-scrim p-6 max-md:place-items-end max-md:p-0">
          <Dialog.Content
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={leaveToOpenList}
            {...(lead === undefined && { "aria-describedby": undefined })}
            className={`dialog-rise relative dialog-scroll max-h-[calc(100vh-48px)] w-full overflow-y-auto bg-paper px-11 pt-9 pb-8 shadow-sheet max-md:max-h-[92vh] max-md:px-(--margin) max-md:py-6 ${isWide ? "md:max-w-240" : "md:max-w-160"}`}
          >
            <Dialog.Title className="display pr-14 text-5">{title}</Dialog.Title>
            {lead !== undefined && (
              <Dialog.Description asChild>
                <div className="max-w-[52ch] pt-2.5 text-ink-2">{lead}</div>
              </Dialog.Description>
            )}
            <PartBoundary onClose={onClose}>{children}</PartBoundary>
            <Dialog.Close
              aria-label={closeLabel}
              className="absolute top-7.5 right-7 grid size-11 place-items-center max-md:top-4.5 max-md:right-3"
            >
              <CloseIcon />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Where a list of suggestions is open, Escape closes that alone. */
function leaveToOpenList(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof Element && target.matches("[role=combobox][aria-expanded=true]")) {
    event.preventDefault();
  }
}

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  /** What will be lost. */
  readonly children: ReactNode;
  /** More about it, below, which can have buttons of its own. */
  readonly more?: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** Whether confirming deletes or ends something, as it mostly does. */
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
}

export function ConfirmWindow({
  isOpen,
  onCancel,
  onConfirm,
  title,
  children,
  more,
  cancelLabel,
  confirmLabel,
  isDanger = true,
  isBusy = false,
}: ConfirmDialogProps) {
  return (
    <AlertWindow isOpen={isOpen} onCancel={onCancel} title={title} text={children} more={more}>
      <AlertDialog.Cancel asChild>
        <Button>{cancelLabel}</Button>
      </AlertDialog.Cancel>
      <Button
        variant={isDanger ? "danger" : "filled"}
        isBusy={isBusy}
        onClick={() => {
          if (!isBusy) onConfirm();
        }}
      >
        {confirmLabel}
      </Button>
    </AlertWindow>
  );
}

interface AlertWindowProps {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly title: string;
  readonly text: ReactNode;
  readonly more?: ReactNode;
  readonly isWide?: boolean;
  /** The buttons, of which one cancels. */
  readonly children: ReactNode;
}

/** A question that has to be answered. */
export function AlertWindow({
  isOpen,
  onCancel,
  title,
  text,
  more,
  isWide = false,
  children,
}: AlertWindowProps) {
  const returnFocus = useReturnFocus(isOpen);
  useDialogStack(isOpen, onCancel);
  usePageBehind(isOpen);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-10 grid place-items-center overflow-y-auto bg-scrim p-6 max-md:place-items-end max-md:p-0">
          <AlertDialog.Content
            onCloseAutoFocus={returnFocus}
            className={`dialog-rise w-full bg-paper px-11 pt-9 pb-8 shadow-sheet max-md:px-(--margin) max-md:py-6 ${isWide ? "md:max-w-160" : "md:max-w-140"}`}
          >
            <AlertDialog.Title className="display text-5">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="max-w-[52ch] pt-2.5 text-ink-2">{text}</div>
            </AlertDialog.Description>
            {more}
            <DialogFoot>{children}</DialogFoot>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
