import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import type { Run } from "./use-status-run.ts";

interface RunSummaryProps {
  readonly run: Extract<Run, { phase: "summary" }>;
  readonly onUndo: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What was done, what could not be and why, and the ways on. */
export function RunSummary({ run, onUndo, onRetry, onClose }: RunSummaryProps) {
  const t = useTranslations("selection.change");
  const { kind, total, outcome } = run;
  const { done, refused, remaining, halt } = outcome;
  return (
    <div>
      <p role="alert" className="pt-2.5">
        {t(`${kind}.partly`, { done: done.length, total })}
        {halt && ` ${t(`halts.${halt.why}`)}`}
      </p>
      {refused.length > 0 && (
        <ul className="mt-5 border-t border-rule text-2">
          {refused.map(({ work, why }) => (
            <li
              key={work.id}
              className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2.5"
            >
              <span className="work-title wrap-anywhere">{work.title}</span>
              <span className="text-ink-2">{t(`refusals.${why}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <DialogFoot>
        {kind === "change" && done.length > 0 && (
          <Button onClick={onUndo}>{t("undo.all", { count: done.length })}</Button>
        )}
        <Button onClick={onClose}>{t("close")}</Button>
        {remaining.length > 0 && (
          <Button variant="filled" onClick={onRetry}>
            {t("again")}
          </Button>
        )}
      </DialogFoot>
    </div>
  );
}
