import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import type { Run } from "./use-status-run.ts";

interface RunProgressProps {
  readonly run: Extract<Run, { phase: "running" }>;
  readonly onStop: () => void;
}

export function RunProgress({ run, onStop }: RunProgressProps) {
  const t = useTranslations("selection.change");
  const { kind, passed, total } = run;
  const words = t(`${kind}.progress`, { number: passed + 1, total });
  return (
    <>
      <p role="status" className="pt-5 text-2 text-ink-2">
        {words}
      </p>
      <ProgressBar aria-label={words} value={passed} max={total} className="mt-2.5" />
      <DialogFoot>
        {/* Not by the second click of the double click that started it, in the same place. */}
        <Button onClick={({ detail }) => detail < 2 && onStop()}>{t("stop")}</Button>
      </DialogFoot>
    </>
  );
}
