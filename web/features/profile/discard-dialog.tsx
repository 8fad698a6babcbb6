import { useTranslations } from "use-intl";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

interface DiscardDialogProps {
  readonly isOpen: boolean;
  readonly onAnswer: (mayDiscard: boolean) => void;
}

/** Asked before a changed profile form is left. */
export function DiscardDialog({ isOpen, onAnswer }: DiscardDialogProps) {
  const t = useTranslations("profile.leaving");
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
      title={t("title")}
      cancelLabel={t("stay")}
      confirmLabel={t("discard")}
    >
      <p>{t("text")}</p>
    </ConfirmDialog>
  );
}
