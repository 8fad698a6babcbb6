import { useTranslations } from "use-intl";
import { addWords } from "#web/i18n/parts.ts";
import { ConfirmDialog } from "#web/ui/dialog.tsx";

addWords("account");

/** What logging out would lose: a free artist has only one price. */
export type UnsavedAtLogOut = "price" | "onlyPrice" | "edit";

interface LogOutDialogProps {
  /** Null keeps it closed. */
  readonly unsaved: UnsavedAtLogOut | null;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

export function LogOutDialog({ unsaved, onStay, onLogOut }: LogOutDialogProps) {
  const t = useTranslations("logOut");
  return (
    <ConfirmDialog
      isOpen={unsaved !== null}
      onCancel={onStay}
      onConfirm={onLogOut}
      title={t("title")}
      cancelLabel={t("stay")}
      confirmLabel={t("confirm")}
    >
      <p>{unsaved && t(unsaved)}</p>
    </ConfirmDialog>
  );
}
