import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Import } from "#schema/import/import.ts";
import { hasCode } from "#web/api/api.ts";
import { toast } from "#web/browser/toast.ts";
import { useCounts } from "../use-counts.ts";
import { UndoDialog } from "./undo-dialog.tsx";
import { useUndoImport } from "./use-undo-import.ts";

interface UndoDialogOptions {
  /** The works have changed, or may have. */
  readonly onChanged: () => void;
  readonly onUndone: (past: Import) => void;
}

/** Asks before an import is undone, undoes it, and says what came of it. */
export function useUndoDialog({ onChanged, onUndone }: UndoDialogOptions) {
  const t = useTranslations("import.past");
  const counts = useCounts();
  const [past, setPast] = useState<Import | null>(null);
  const undo = useUndoImport(onChanged);

  function confirm(confirmed: Import): void {
    undo.mutate(confirmed.id, {
      onSuccess: ({ removedCount, restoredCount }) => {
        onUndone(confirmed);
        toast({
          title: t("toast.title"),
          description: [
            (removedCount > 0 || restoredCount === 0) && t("toast.text", counts(removedCount)),
            restoredCount > 0 && t("toast.restored", counts(restoredCount)),
          ]
            .filter((sentence) => sentence !== false)
            .join(" "),
        });
      },
      onError: (error) => {
        const isLate = hasCode(error, "CONFLICT");
        toast({ title: t(isLate ? "conflict" : "undoFailed"), isError: true });
      },
      onSettled: () => setPast(null),
    });
  }

  const dialog = (
    <UndoDialog
      past={past}
      isBusy={undo.isPending}
      onCancel={() => setPast(null)}
      onConfirm={() => past && confirm(past)}
    />
  );
  /** The works that stayed at the last undo. */
  const kept = undo.data?.kept ?? [];
  return { askToUndo: setPast, kept, dialog };
}
