import { useTranslations } from "use-intl";
import { useLeaveGuard } from "#web/browser/leave-guard.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { type Decisions, noDecisions } from "./analysis/decisions.ts";
import { areDecisionsStored } from "./use-import-file.ts";

interface LeaveQuestionProps {
  readonly userId: string;
  readonly name: string;
  readonly hash: string;
  readonly decisions: Decisions;
}

/** Asks before a file is left about which the artist has decided something, and of which nothing is imported yet. */
export function LeaveQuestion({ userId, name, hash, decisions }: LeaveQuestionProps) {
  const t = useTranslations("import.file.leaving");
  const isDecided = JSON.stringify(decisions) !== JSON.stringify(noDecisions);
  const { isAsking, answer } = useLeaveGuard({
    mustAsk: () => isDecided,
    mustAskToClose: () => isDecided,
  });
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
      title={t("title")}
      cancelLabel={t("stay")}
      confirmLabel={t("leave")}
      isDanger={false}
    >
      <p>{t(areDecisionsStored(userId, hash) ? "kept" : "lost", { name })}</p>
    </ConfirmDialog>
  );
}
