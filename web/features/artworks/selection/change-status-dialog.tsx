import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { shownStatus } from "#schema/artworks/hold.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { refusedStatusFields } from "../record/status/refused-status-fields.ts";
import {
  type StatusErrors,
  type StatusFormValues,
  statusFormSchema,
  toStatusInput,
} from "../record/status/status-form.ts";
import type { RunOutcome, Step } from "./change-in-turn.ts";
import { RunSummary } from "./run-summary.tsx";
import { StatusForm as StatusFormFields } from "./status-form.tsx";
import { undoSteps } from "./undo-steps.ts";
import type { Run, StatusRun } from "./use-status-run.ts";

const formStore = inputStore("selection", statusFormSchema);

interface ChangeStatusDialogProps {
  readonly userId: string;
  readonly works: readonly Artwork[];
  readonly statusRun: StatusRun;
  readonly onClose: () => void;
}

/** Which status several works get, how far that is, and what could not be done. */
export function ChangeStatusDialog({ userId, works, statusRun, onClose }: ChangeStatusDialogProps) {
  const t = useTranslations("selection.change");
  const statuses = useTranslations("work.statuses");
  const [initial] = useState(() => emptyStatusForm(works));
  const { form, change, errors, showErrors, reset } = useStoredForm<StatusFormValues, StatusErrors>(
    {
      store: formStore,
      userId,
      of: "status",
      initial,
    },
  );
  const { run, undo, stop } = statusRun;
  const kind = run.phase === "idle" ? "change" : run.kind;

  async function send(steps: readonly Step[], earlier?: RunOutcome): Promise<void> {
    const isDone = await statusRun.change(steps, statuses(form.status), {
      ...(earlier && { earlier }),
      onError: (error) => showErrors(refusedStatusFields(error)),
    });
    if (!isDone) return;
    reset();
    onClose();
  }

  async function putBack(steps: readonly Step[], earlier?: RunOutcome): Promise<void> {
    if (await undo(steps, earlier)) onClose();
  }

  /** Each work keeps its place. */
  function submit(): void {
    const inputFor = ({ location }: Artwork) => toStatusInput({ ...form, location });
    void send(works.map((work) => ({ work, input: inputFor(work) })));
  }

  return (
    <Dialog
      isOpen
      onClose={run.phase === "running" ? stop : onClose}
      title={t(`${kind}.title`, { count: run.phase === "idle" ? works.length : run.total })}
    >
      {run.phase === "idle" && (
        <StatusFormFields
          works={works}
          form={form}
          change={change}
          errors={errors}
          showErrors={showErrors}
          onClose={onClose}
          onSubmit={submit}
        />
      )}
      {run.phase === "running" && <RunProgress run={run} onStop={stop} />}
      {run.phase === "summary" && (
        <RunSummary
          run={run}
          onClose={onClose}
          onUndo={() => void putBack(undoSteps(run.outcome.done))}
          onRetry={() =>
            void (kind === "undo" ? putBack : send)(run.outcome.remaining, run.outcome)
          }
        />
      )}
    </Dialog>
  );
}

/** Begins with the status that all works share, as far as they can change it; with Available where they share none. */
function emptyStatusForm(works: readonly Artwork[]): StatusFormValues {
  const now = new Date();
  const statuses = new Set(
    works.map((work) => shownStatus(work, now)).filter((status) => status !== "sold"),
  );
  const [first = "available"] = statuses;
  return {
    status: statuses.size === 1 ? first : "available",
    who: "",
    personId: "",
    until: "",
    channelId: "",
    since: "",
    dueBack: "",
    location: "",
  };
}

interface RunProgressProps {
  readonly run: Extract<Run, { phase: "running" }>;
  readonly onStop: () => void;
}

function RunProgress({ run, onStop }: RunProgressProps) {
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
