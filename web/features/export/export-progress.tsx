import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import type { ExportRun } from "./use-export.ts";

interface ExportProgressProps {
  readonly run: ExportRun;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** How many pictures are in the file, and what it waits for. */
export function ExportProgress({ run, stop, goOn }: ExportProgressProps) {
  const t = useTranslations("exports.exporting");
  const { fetched: number, total, wait } = run;
  return (
    <>
      <div className="pt-7 text-2 text-ink-2">
        {/* Only the waiting is announced: each picture would be too much. */}
        <p role="status">{wait && t(`waiting.${wait}`, { number, total })}</p>
        {wait === null && <p>{t("progress", { number, total })}</p>}
      </div>
      <ProgressBar
        aria-label={t("title")}
        value={number}
        max={Math.max(1, total)}
        className="mt-2.5"
      />
      <DialogFoot>
        <Button onClick={stop}>{t("stop")}</Button>
        {wait && (
          <Button variant="filled" onClick={goOn}>
            {t("goOn")}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}
