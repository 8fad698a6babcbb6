import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Import, UndoneImport } from "#schema/imports/import.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { hasCode } from "#web/api/api.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import { importsQuery, undoImport } from "../queries.ts";
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
  const showFailure = useShowChangeFailure();
  const { submit, isSending } = useSubmit();
  const [past, setPast] = useState<Import | null>(null);
  const [undone, setUndone] = useState<UndoneImport | null>(null);

  function confirm(confirmed: Import): void {
    setUndone(null);
    void submit({
      send: async () => {
        const made = await undoImport(confirmed.id);
        await refetchImports();
        return made;
      },
      onDone: ({ answer }) => {
        setUndone(answer);
        close();
        onUndone(confirmed);
        toast({
          title: t("toast.title"),
          ...(answer && { description: textOf(answer, isOfPeople(confirmed)) }),
        });
      },
      onError: (error) => {
        close();
        if (hasCode(error, "CONFLICT")) {
          toast({ title: t("conflict"), isError: true });
          void refetchImports();
        } else showFailure(error, { text: t("undoFailed") });
      },
    });
  }

  function close(): void {
    onChanged();
    setPast(null);
  }

  function textOf({ removedCount, restoredCount, people }: UndoneImport, arePeople: boolean) {
    return [
      !arePeople &&
        (removedCount > 0 || restoredCount === 0) &&
        t("toast.text", counts(removedCount)),
      restoredCount > 0 && t("toast.restored", counts(restoredCount)),
      arePeople &&
        (people.removedCount > 0 || people.restoredCount === 0) &&
        t("people.deleted", counts(people.removedCount)),
      people.restoredCount > 0 && t("people.asBefore", counts(people.restoredCount)),
    ]
      .filter((sentence) => sentence !== false)
      .join(" ");
  }

  const dialog = (
    <UndoDialog
      past={past}
      isBusy={isSending}
      onCancel={() => setPast(null)}
      onConfirm={() => past && confirm(past)}
    />
  );
  /** The works that stayed at the last undo. */
  const kept = undone?.kept ?? [];
  const keptPeople = undone?.people.kept ?? [];
  return { askToUndo: setPast, kept, keptPeople, dialog };
}

function refetchImports(): Promise<void> {
  return refetchChanged({ queryKey: importsQuery.queryKey });
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
