import { AlertDialog } from "radix-ui";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { useDialogStack } from "#web/ui/dialog-stack.ts";
import { usePageBehind } from "#web/ui/use-page-behind.ts";
import { useReturnFocus } from "#web/ui/use-return-focus.ts";

interface UnsavedDialogProps {
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
}

/** 'Save Artwork', 'Discard Changes', 'Cancel' (specification, section 2). */
export function UnsavedDialog({
  isOpen,
  isSaving,
  onSave,
  onDiscard,
  onCancel,
}: UnsavedDialogProps) {
  const t = useTranslations("pricing");
  const returnFocus = useReturnFocus(isOpen);
  useDialogStack(isOpen, onCancel);
  usePageBehind(isOpen);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-10 grid place-items-center overflow-y-auto bg-scrim p-6 max-md:place-items-end max-md:p-0">
          <AlertDialog.Content
            onCloseAutoFocus={returnFocus}
            className="dialog-rise w-full bg-paper px-11 pt-9 pb-8 shadow-sheet max-md:px-(--margin) max-md:py-6 md:max-w-160"
          >
            <AlertDialog.Title className="display text-5">{t("leaving.title")}</AlertDialog.Title>
            <AlertDialog.Description className="max-w-[52ch] pt-2.5 text-ink-2">
              {t("leaving.text")}
            </AlertDialog.Description>
            <DialogFoot>
              <AlertDialog.Cancel asChild>
                <Button>{t("leaving.cancel")}</Button>
              </AlertDialog.Cancel>
              <Button variant="danger" onClick={onDiscard}>
                {t("leaving.discard")}
              </Button>
              <Button variant="filled" isBusy={isSaving} onClick={onSave}>
                {t(isSaving ? "price.saving" : "leaving.save")}
              </Button>
            </DialogFoot>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
