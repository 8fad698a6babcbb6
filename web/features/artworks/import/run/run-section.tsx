import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, buttonVariant, TextButton } from "#web/ui/button.tsx";
import { PageSection } from "../page-section.tsx";
import { ProgressLine } from "../progress-line.tsx";
import { type ImportRun, stopImport } from "./import-run.ts";
import type { Progress } from "./stored-run.ts";

interface RunSectionProps {
  readonly run: ImportRun;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
  readonly onUndo: (importId: string) => void;
}

/** An import on its way, stopped, or done. */
export function RunSection({ run, onGoOn, onLeave, onUndo }: RunSectionProps) {
  if (run.phase === "running") return <Running progress={run.progress} />;
  if (run.phase === "halted") return <Halted {...{ run, onGoOn, onLeave }} />;
  if (run.phase === "done") return <Done progress={run.progress} {...{ onLeave, onUndo }} />;
  return null;
}

function Running({ progress }: { readonly progress: Progress }) {
  const t = useTranslations("import.run");
  const format = useFormat();
  const { sent, total } = progress;
  return (
    <PageSection title={t("heading")}>
      <ProgressLine
        words={t("progress", { done: format.number(sent), total: format.number(total) })}
        done={sent}
        total={total}
      />
      <p className="text-1 text-ink-2">{t("leave")}</p>
      <Button onClick={stopImport} className="mt-5">
        {t("cancel")}
      </Button>
    </PageSection>
  );
}

interface HaltedProps extends Pick<RunSectionProps, "onGoOn" | "onLeave"> {
  readonly run: Extract<ImportRun, { phase: "halted" }>;
}

function Halted({ run: { progress, why }, onGoOn, onLeave }: HaltedProps) {
  const t = useTranslations("import.run.halted");
  const format = useFormat();
  return (
    <Framed>
      <div role="alert">
        <h2 className="font-strong wrap-anywhere">
          {t("heading", {
            name: progress.fileName,
            done: format.number(progress.sent),
            total: format.number(progress.total),
          })}
        </h2>
        <p>{t(why)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 pt-4">
        <Button variant="filled" onClick={onGoOn}>
          {t("goOn")}
        </Button>
        <TextButton onClick={onLeave}>{t("leaveIt")}</TextButton>
      </div>
    </Framed>
  );
}

interface DoneProps extends Pick<RunSectionProps, "onLeave" | "onUndo"> {
  readonly progress: Progress;
}

function Done({ progress, onLeave, onUndo }: DoneProps) {
  const t = useTranslations("import.run.done");
  const format = useFormat();
  const { applied, sold, refused } = progress;
  const heading = useRef<HTMLDivElement>(null);
  // The button that began the import is gone.
  useEffect(() => heading.current?.focus(), []);
  const counts = (count: number) => ({ count, countText: format.number(count) });
  return (
    <Framed>
      <div ref={heading} role="status" tabIndex={-1} className="outline-none">
        <h2 className="font-display text-[1.625rem]/8 font-[420] tracking-[-0.014em]">
          {t("heading", counts(applied))}
        </h2>
        {sold > 0 && <p className="text-ink-2">{t("sold", counts(sold))}</p>}
      </div>
      {refused.length > 0 && (
        <div className="pt-3 text-2">
          <p>{t("refused", counts(refused.length))}</p>
          <ul className="text-ink-2">
            {refused.map(({ row, title }) => (
              <li key={row}>{t("refusedRow", { row, title })}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
        <Link href={appPaths.gallery} className={buttonVariant("outlined")}>
          {t("see")}
        </Link>
        {sold > 0 && (
          <Link href={appPaths.priceList} className="target inline-flex items-center text-2">
            <span className="underlined">{t("priceList")}</span>
          </Link>
        )}
        {applied > 0 && (
          <TextButton onClick={() => onUndo(progress.importId)}>{t("undo")}</TextButton>
        )}
        <TextButton onClick={onLeave}>{t("another")}</TextButton>
      </div>
    </Framed>
  );
}

function Framed({ children }: { readonly children: ReactNode }) {
  return <section className="border-t border-ink bg-wall px-6 py-7 mb-8">{children}</section>;
}
