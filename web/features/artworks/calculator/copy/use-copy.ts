import { useEffect, useEffectEvent, useState } from "react";
import type { Form } from "../form/form.ts";
import type { Dispatch } from "../form/use-form.ts";
import type { WorkCopy } from "./work-copy.ts";

interface CopyOptions {
  /** The copy to fill the form with; null most of the time. */
  readonly copy: WorkCopy | null;
  readonly toForm: (copy: WorkCopy) => Form;
  readonly dispatch: Dispatch;
  readonly hasUnsaved: () => boolean;
  /** The copy is in the form, or was discarded. */
  readonly onSettled: () => void;
}

/** Fills the form with a copy, after a question when the form has unsaved work. */
export function useCopy({ copy, toForm, dispatch, hasUnsaved, onSettled }: CopyOptions) {
  const [isAsking, setAsking] = useState(false);

  function settle(mayReplace: boolean): void {
    setAsking(false);
    if (mayReplace && copy !== null) dispatch({ type: "reset", form: toForm(copy) });
    onSettled();
  }

  const receive = useEffectEvent(() => {
    if (copy === null) return;
    if (hasUnsaved()) setAsking(true);
    else settle(true);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each copy is received once.
  useEffect(() => receive(), [copy]);

  return { isAsking, settle };
}
