import { useTranslations } from "use-intl";
import { useSearchParams } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { rowsParameter } from "#schema/imports/import-paths.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { refetchPeople } from "#web/api/people.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { useLeaveGuard } from "#web/browser/leave-guard.ts";
import { toast } from "#web/browser/toast.ts";
import { useIsMounted } from "#web/browser/use-is-mounted.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { withWords } from "#web/i18n/locale.ts";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import { LazySection } from "#web/ui/lazy.tsx";
import { type Decisions, noDecisions } from "./analysis/decisions.ts";
import type { RowKind } from "./analysis/file-analysis.ts";
import { ChooseSection } from "./choose/choose-section.tsx";
import { ImportFrame } from "./import-frame.tsx";
import { PastImports } from "./past/past-imports.tsx";
import { useUndoDialog } from "./past/use-undo-dialog.tsx";
import { PicturesSection } from "./pictures/pictures-section.tsx";
import { importsQuery, useImports } from "./queries.ts";
import {
  closeImport,
  type ImportRun,
  resumeImport,
  startImport,
  useImportRun,
} from "./run/import-run.ts";
import { RunSection } from "./run/run-section.tsx";
import type { Progress } from "./run/stored-run.ts";
import { useCounts } from "./use-counts.ts";
import {
  areDecisionsStored,
  forgetDecisions,
  type ImportFile,
  useImportFile,
} from "./use-import-file.ts";
import { useStepFocus } from "./use-step-focus.ts";

/** What becomes of a file, and what is decided about it. */
const review = lazyPart("import-review", () => withWords(import("./review/review.tsx")));

/** While the file is read, so that the focus can go to its heading. */
async function loadReview(): Promise<void> {
  await review.load().catch(() => {
    // It is requested again when it is rendered, and its failure is shown there.
  });
}

interface ImportStepsProps {
  readonly userId: string;
  readonly works: readonly Artwork[] | undefined;
  readonly onChanged: () => void;
  readonly onPictures: (changed: readonly Artwork[]) => void;
}

/** A file is chosen, looked through, and imported; earlier imports are below. */
export function ImportSteps({ userId, works, onChanged, onPictures }: ImportStepsProps) {
  const { data: imports } = useImports();
  const run = useImportRun(userId);
  const options = useRunOptions(userId, onChanged);
  const { file, open, close, decide, takeRows } = useImportFile(userId, works, loadReview);
  const start = useStart({ options, takeRows, close });
  const steps = useStepFocus(`${run.phase === "opening" ? "idle" : run.phase} ${file.phase}`);
  const { askToUndo, kept, keptPeople, dialog } = useUndoDialog({
    onChanged: options.onUndone,
    onUndone: (past) => {
      const isShown = run.phase === "done" || run.phase === "halted";
      if (isShown && run.progress.importId === past.id) closeImport(userId);
    },
  });
  const isIdleOrDone = run.phase === "idle" || run.phase === "done";
  const isIdle = run.phase === "idle" || run.phase === "opening";
  const kind = useRowKind(run, file);
  const same =
    file.phase === "open"
      ? imports?.find(
          ({ fileHash, undoneAt, appliedCount, updatedCount, people }) =>
            fileHash === file.table.file.hash &&
            undoneAt === null &&
            appliedCount + updatedCount + people.appliedCount + people.updatedCount > 0,
        )
      : undefined;

  return (
    <ImportFrame kind={kind}>
      <div ref={steps}>
        <RunSection
          run={run}
          userId={userId}
          onGoOn={() => resumeImport(options)}
          onLeave={() => closeImport(userId)}
          onUndo={(id) => askToUndo(imports?.find((one) => one.id === id) ?? null)}
        />
        {isIdle && file.phase === "open" && (
          <LazySection part={review}>
            {({ Review }) => (
              <Review
                file={file}
                decide={decide}
                close={close}
                same={same ?? null}
                onSheet={(sheet) => void open(file.source, sheet)}
                isBusy={run.phase === "opening"}
                onImport={() => start(file)}
                onUndo={askToUndo}
              />
            )}
          </LazySection>
        )}
        {isIdle && file.phase !== "open" && (
          <ChooseSection
            kind={kind}
            file={file}
            onFile={(chosen) => void open(chosen)}
            onCancel={close}
          />
        )}
        {kind === "works" && isIdleOrDone && file.phase !== "open" && works && works.length > 0 && (
          <PicturesSection userId={userId} works={works} onPictures={onPictures} />
        )}
        {file.phase !== "open" && (
          <PastImports kept={kept} keptPeople={keptPeople} onUndo={askToUndo} />
        )}
        {run.phase === "idle" && file.phase === "open" && (
          <LeaveQuestion userId={userId} {...file.table.file} decisions={file.decisions} />
        )}
        {dialog}
      </div>
    </ImportFrame>
  );
}

/** What a run of an import needs to know, and what it does to the rest of the page. */
function useRunOptions(userId: string, onChanged: () => void) {
  const ofWorks = useTranslations("import.run.done");
  const ofPeople = useTranslations("import.run.done.people");
  const counts = useCounts();
  const isMounted = useIsMounted();

  function changed(): void {
    onChanged();
    void refetchPeople();
  }

  return {
    userId,
    onUndone: changed,
    onChanged: () => {
      changed();
      void refetchChanged({ queryKey: importsQuery.queryKey });
    },
    onDone: ({ kind, applied, updated, fileHash }: Progress) => {
      forgetDecisions(userId, fileHash);
      // While this page is open, it shows the result itself.
      if (isMounted.current) return;
      const isUpdate = applied === 0 && updated > 0;
      const count = isUpdate ? updated : applied;
      const ofKind = kind === "people" ? ofPeople : ofWorks;
      toast({ title: ofKind(isUpdate ? "updatedHeading" : "toast", counts(count)) });
    },
  };
}

type OpenFile = Extract<ImportFile, { readonly phase: "open" }>;

interface StartOptions extends Pick<ReturnType<typeof useImportFile>, "takeRows" | "close"> {
  readonly options: ReturnType<typeof useRunOptions>;
}

/** Starts the import of a file, once. */
function useStart({ options, takeRows, close }: StartOptions): (file: OpenFile) => void {
  const t = useTranslations("import.run");
  const showFailure = useShowChangeFailure();
  const { submit } = useSubmit();
  return (file) =>
    void submit({
      send: async () => startImport(options, file.table.file, await takeRows(file)),
      onDone: () => {
        close();
        window.scrollTo(0, 0);
      },
      onError: (error) => showFailure(error, { text: t("openFailed") }),
    });
}

/** What is imported: what the file has, or the last one had; before there is one, what the page was opened for. */
function useRowKind(run: ImportRun, file: ImportFile): RowKind {
  const [parameters] = useSearchParams();
  if (file.phase === "open") return file.analysis.kind;
  if ("progress" in run) return run.progress.kind;
  return parameters.get(rowsParameter) === "people" ? "people" : "works";
}

interface LeaveQuestionProps {
  readonly userId: string;
  readonly name: string;
  readonly hash: string;
  readonly decisions: Decisions;
}

/** Asks before a file is left about which the artist has decided something, and of which nothing is imported yet. */
function LeaveQuestion({ userId, name, hash, decisions }: LeaveQuestionProps) {
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
