import { useTranslations } from "use-intl";
import { ConfirmDialog } from "#web/ui/dialog.tsx";

interface DiscardDialogProps {
  readonly isOpen: boolean;
  readonly onAnswer: (mayDiscard: boolean) => void;
  /** What would be lost; by default a profile. */
  readonly text?: string;
}

/** Asked before a changed form is left. */
export function DiscardDialog({ isOpen, onAnswer, text }: DiscardDialogProps) {
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
      <p>{text ?? t("text")}</p>
    </ConfirmDialog>
  );
}
