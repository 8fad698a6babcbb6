import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { useIsMounted } from "#web/browser/use-is-mounted.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { putWorks, refetchWorks } from "#web/works/cached-works.ts";
import { changeWork } from "#web/works/record-queries.ts";
import { changeInTurn, type RunOutcome, type Step } from "./change-in-turn.ts";
import { undoSteps } from "./undo-steps.ts";

interface RunOfWorks {
  readonly kind: "change" | "undo";
  readonly total: number;
}

export type Run =
  | { readonly phase: "idle" }
  | (RunOfWorks & { readonly phase: "running"; readonly passed: number })
  /** Something was not done: it is said, and can be tried again. */
  | (RunOfWorks & { readonly phase: "summary"; readonly outcome: RunOutcome });

interface RunOptions {
  readonly kind: RunOfWorks["kind"];
  /** What was done before, in a run that this one goes on with. */
  readonly earlier?: RunOutcome;
  /** Says what was done, once all of it is. */
  readonly onDone: (outcome: RunOutcome) => void;
  /** Returns whether it has shown the error itself, at a field. */
  readonly onError?: (error: unknown) => boolean;
}

const nothing: RunOutcome = { done: [], refused: [], remaining: [], halt: null };

/** Changes the status of several works one after another, and offers to undo all that was done at once. */
export function useStatusRun() {
  const t = useTranslations("selection.change");
  const toasts = useTranslations("toasts");
  const showFailure = useShowChangeFailure();
  const [run, setRun] = useState<Run>({ phase: "idle" });
  const isStopped = useRef(false);
  const isMounted = useIsMounted();
  const lock = useLock();

  /** Returns whether all of it was done. */
  async function start(steps: readonly Step[], options: RunOptions): Promise<boolean> {
    if (!lock.take()) return false;
    const { kind, earlier = nothing, onDone, onError } = options;
    isStopped.current = false;
    const before = earlier.done.length + earlier.refused.length;
    const total = before + steps.length;
    const show = (passed: number) =>
      setRun({ phase: "running", kind, passed: before + passed, total });
    show(0);
    const now = await changeInTurn(steps, {
      send: ({ work, input }) => changeWork({ work, change: { kind: "status", input } }),
      onProgress: show,
      isStopped: () => isStopped.current,
    });
    lock.release();
    // Once, at the end: each would sort and filter ten thousand works anew.
    putWorks(now.done.map(({ after }) => after));
    // Only the server knows whether a change without an answer was made.
    if (now.halt || now.refused.length > 0) void refetchWorks();
    const outcome: RunOutcome = {
      ...now,
      done: [...earlier.done, ...now.done],
      refused: [...earlier.refused, ...now.refused],
    };
    if (now.halt && outcome.done.length === 0 && onError?.(now.halt.error)) {
      setRun({ phase: "idle" });
      return false;
    }
    if (now.halt?.why === "signed-out") {
      showFailure(now.halt.error, { text: t("halts.failed") });
    }
    const isDone = outcome.refused.length === 0 && outcome.remaining.length === 0;
    setRun(isDone ? { phase: "idle" } : { phase: "summary", kind, total, outcome });
    if (isDone) onDone(outcome);
    else if (!isMounted.current) showPartly(kind, outcome.done.length, total);
    return isDone;
  }

  /** In a notice, where the page with the dialog has been left. */
  function showPartly(kind: RunOfWorks["kind"], done: number, total: number): void {
    toast({
      title: toasts("error"),
      description: t(`${kind}.partly`, { done, total }),
      isError: true,
    });
  }

  function undo(steps: readonly Step[], earlier?: RunOutcome): Promise<boolean> {
    return start(steps, {
      kind: "undo",
      ...(earlier && { earlier }),
      onDone: () => toast({ title: t("undone") }),
    });
  }

  return {
    run,
    /** `status` is its name, for the notice. */
    change: (
      steps: readonly Step[],
      status: string,
      options: Pick<RunOptions, "earlier" | "onError">,
    ) =>
      start(steps, {
        ...options,
        kind: "change",
        onDone: ({ done }) =>
          toast({
            title: t("done", { count: done.length, status }),
            duration: toastDuration * 2,
            action: { label: t("undo.button"), onPress: () => void undo(undoSteps(done)) },
          }),
      }),
    undo,
    stop: () => {
      isStopped.current = true;
    },
    close: () => setRun({ phase: "idle" }),
  };
}

export type StatusRun = ReturnType<typeof useStatusRun>;
