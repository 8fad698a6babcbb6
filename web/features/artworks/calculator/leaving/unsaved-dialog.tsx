import { AlertDialog } from "radix-ui";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { AlertWindow } from "#web/ui/dialog-windows.tsx";

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
  return (
    <AlertWindow
      isOpen={isOpen}
      onCancel={onCancel}
      title={t("leaving.title")}
      text={t("leaving.text")}
      isWide
    >
      <AlertDialog.Cancel asChild>
        <Button>{t("leaving.cancel")}</Button>
      </AlertDialog.Cancel>
      <Button variant="danger" onClick={onDiscard}>
        {t("leaving.discard")}
      </Button>
      <Button variant="filled" isBusy={isSaving} onClick={onSave}>
        {t(isSaving ? "price.saving" : "leaving.save")}
      </Button>
    </AlertWindow>
  );
}
