import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { DialogFoot } from "./dialog.tsx";
import { useDialogStack } from "./dialog-stack.ts";
import { usePageBehind } from "./use-page-behind.ts";
import { useReturnFocus } from "./use-return-focus.ts";

interface ConfirmDialogProps {
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

/** Asks before something is deleted; the focus starts on Cancel. */
export function ConfirmDialog({
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
  const returnFocus = useReturnFocus(isOpen);
  useDialogStack(isOpen, onCancel);
  usePageBehind(isOpen);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-10 grid place-items-center overflow-y-auto bg-scrim p-6 max-md:place-items-end max-md:p-0">
          <AlertDialog.Content
            onCloseAutoFocus={returnFocus}
            className="dialog-rise w-full bg-paper px-11 pt-9 pb-8 shadow-sheet max-md:px-(--margin) max-md:py-6 md:max-w-140"
          >
            <AlertDialog.Title className="display text-5">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="max-w-[52ch] pt-2.5 text-ink-2">{children}</div>
            </AlertDialog.Description>
            {more}
            <DialogFoot>
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
            </DialogFoot>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
