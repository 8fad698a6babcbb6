import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { ImportPageSection } from "../import-page-section.tsx";
import { ProgressLine } from "../progress-line.tsx";
import { SignInButton } from "../sign-in-button.tsx";
import { Done } from "./done.tsx";
import { type ImportRun, stopImport } from "./import-run.ts";
import { ResultFrame } from "./result-frame.tsx";
import { areRowsStored, type Progress } from "./stored-run.ts";

interface RunSectionProps {
  readonly run: ImportRun;
  readonly userId: string;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
  readonly onUndo: (importId: string) => void;
}

/** An import on its way, stopped, or done. */
export function RunSection({ run, userId, onGoOn, onLeave, onUndo }: RunSectionProps) {
  const isStored = areRowsStored(userId);
  if (run.phase === "running") return <Running isStored={isStored} progress={run.progress} />;
  if (run.phase === "halted")
    return <Halted run={run} isStored={isStored} onGoOn={onGoOn} onLeave={onLeave} />;
  if (run.phase === "done") return <Done {...run} onLeave={onLeave} onUndo={onUndo} />;
  return null;
}

interface RunningProps {
  readonly progress: Progress;
  readonly isStored: boolean;
}

function Running({ progress, isStored }: RunningProps) {
  const t = useTranslations("import.run");
  const format = useFormat();
  const { sent, total } = progress;
  return (
    <ImportPageSection title={t("heading")}>
      <ProgressLine
        words={t("progress", { done: format.number(sent), total: format.number(total) })}
        done={sent}
        total={total}
      />
      <p className="text-1 text-ink-2">{t(isStored ? "leave" : "keepTab")}</p>
      <Button onClick={stopImport} className="mt-5">
        {t("cancel")}
      </Button>
    </ImportPageSection>
  );
}

interface HaltedProps extends Pick<RunSectionProps, "onGoOn" | "onLeave"> {
  readonly run: Extract<ImportRun, { phase: "halted" }>;
  readonly isStored: boolean;
}

function Halted({ run: { progress, why }, isStored, onGoOn, onLeave }: HaltedProps) {
  const t = useTranslations("import.run.halted");
  const format = useFormat();
  const areRowsGone = why === "rows-gone";
  // Rows that are not stored would be lost with the page.
  const mustSignIn = why === "signed-out" && isStored;
  return (
    <ResultFrame>
      <div role="alert">
        <h2 tabIndex={-1} className="font-strong wrap-anywhere outline-none">
          {t("heading", {
            name: progress.fileName,
            done: format.number(progress.sent),
            total: format.number(progress.total),
          })}
        </h2>
        <p>{t(why)}</p>
        {!isStored && <p>{t("keepTab")}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 pt-4">
        {mustSignIn ? (
          <SignInButton />
        ) : (
          <Button variant="filled" onClick={areRowsGone ? onLeave : onGoOn}>
            {t(areRowsGone ? "chooseAgain" : "goOn")}
          </Button>
        )}
        {!areRowsGone && <TextButton onClick={onLeave}>{t("leaveIt")}</TextButton>}
      </div>
    </ResultFrame>
  );
}
