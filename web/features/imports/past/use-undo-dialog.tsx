import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type Import, undoneImportSchema } from "#schema/imports/import.ts";
import { importUndoPath } from "#schema/imports/import-paths.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { callFor, hasCode } from "#web/api/api.ts";
import { toast } from "#web/browser/toast.ts";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import { importsQuery } from "../queries.ts";
import { useCounts } from "../use-counts.ts";

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
      onSuccess: ({ removedCount, restoredCount, people }) => {
        onUndone(confirmed);
        const isOfWorks = !isOfPeople(confirmed);
        toast({
          title: t("toast.title"),
          description: [
            isOfWorks &&
              (removedCount > 0 || restoredCount === 0) &&
              t("toast.text", counts(removedCount)),
            restoredCount > 0 && t("toast.restored", counts(restoredCount)),
            !isOfWorks &&
              (people.removedCount > 0 || people.restoredCount === 0) &&
              t("people.deleted", counts(people.removedCount)),
            people.restoredCount > 0 && t("people.asBefore", counts(people.restoredCount)),
          ]
            .filter((sentence) => sentence !== false)
            .join(" "),
        });
      },
      onError: (error) => {
        const isConflict = hasCode(error, "CONFLICT");
        toast({ title: t(isConflict ? "conflict" : "undoFailed"), isError: true });
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
  const keptPeople = undo.data?.people.kept ?? [];
  return { askToUndo: setPast, kept, keptPeople, dialog };
}

/** Whether an import has made or updated people, and no works. */
function isOfPeople({ appliedCount, updatedCount, people }: ImportCounts): boolean {
  const counted = people.appliedCount + people.updatedCount;
  return appliedCount + updatedCount === 0 && counted > 0;
}

type ImportCounts = Pick<Import, "appliedCount" | "updatedCount" | "people">;

interface UndoDialogProps {
  /** Null while it is closed. */
  readonly past: (ImportCounts & Pick<Import, "fileName">) | null;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

function UndoDialog({ past, isBusy, onCancel, onConfirm }: UndoDialogProps) {
  const t = useTranslations("import.past.confirm");
  const counts = useCounts();
  const people = useTranslations("import.past.people");
  const arePeople = past !== null && isOfPeople(past);
  const own = arePeople ? people : t;
  const { appliedCount = 0, updatedCount = 0 } = (arePeople ? past.people : past) ?? {};
  return (
    <ConfirmDialog
      isOpen={past !== null}
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={onConfirm}
      title={t("title", { name: past?.fileName ?? "" })}
      cancelLabel={own("keep")}
      confirmLabel={t("button")}
    >
      {(appliedCount > 0 || updatedCount === 0) && `${own("text", counts(appliedCount))} `}
      {updatedCount > 0 && `${own("restored", counts(updatedCount))} `}
      {t("stays")}
    </ConfirmDialog>
  );
}

/** Takes an import back. What was changed since stays, and is answered. */
function useUndoImport(onChanged: () => void) {
  return useMutation({
    mutationFn: (id: string) => callFor(undoneImportSchema, "POST", importUndoPath(id)),
    onSettled: () => {
      onChanged();
      return refetchChanged({ queryKey: importsQuery.queryKey });
    },
  });
}
