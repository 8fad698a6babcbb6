import { useTranslations } from "use-intl";
import type { Import } from "#schema/import/import.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useCounts } from "../use-counts.ts";

interface UndoDialogProps {
  /** Null while it is closed. */
  readonly past: Pick<Import, "fileName" | "appliedCount" | "updatedCount"> | null;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function UndoDialog({ past, isBusy, onCancel, onConfirm }: UndoDialogProps) {
  const t = useTranslations("import.past.confirm");
  const counts = useCounts();
  const { appliedCount = 0, updatedCount = 0 } = past ?? {};
  return (
    <ConfirmDialog
      isOpen={past !== null}
      {...{ isBusy, onCancel, onConfirm }}
      title={t("title", { name: past?.fileName ?? "" })}
      cancelLabel={t("keep")}
      confirmLabel={t("button")}
    >
      {(appliedCount > 0 || updatedCount === 0) && `${t("text", counts(appliedCount))} `}
      {updatedCount > 0 && `${t("restored", counts(updatedCount))} `}
      {t("stays")}
    </ConfirmDialog>
  );
}
