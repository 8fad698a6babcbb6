import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import { useDeleteProfile } from "./account-queries.ts";

interface DeleteProfileDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** What goes with it, and the data to take along first. */
  readonly books: ReactNode;
}

export function DeleteProfileDialog(props: DeleteProfileDialogProps) {
  const { isOpen, onClose, onDeleted, books } = props;
  const t = useTranslations();
  const showSaveError = useShowSaveError();
  const deleteProfile = useDeleteProfile();
  const lock = useLock();

  function confirm(): void {
    if (!lock.take()) return;
    deleteProfile.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("toasts.profileDeleted") });
        onDeleted();
      },
      onError: (error) => {
        lock.release();
        showSaveError(error, "profileDeleteFailed");
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={confirm}
      title={t("account.delete.title")}
      cancelLabel={t("account.delete.keep")}
      confirmLabel={t("account.delete.confirm")}
      more={books}
      // Busy until the page is left.
      isBusy={deleteProfile.isPending || deleteProfile.isSuccess}
    >
      <p>{t("account.delete.text")}</p>
    </ConfirmDialog>
  );
}
