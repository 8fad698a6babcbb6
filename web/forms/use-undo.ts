import type { ToastAction } from "#web/browser/toast.ts";
import { useSubmit } from "./use-submit.ts";

interface Undo<Answer> {
  readonly label: string;
  readonly send: () => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Shows why it failed, with what undoes it again. */
  readonly onError: (error: unknown, again: ToastAction) => void;
}

/** What a toast offers to undo a change. Sends it once, and offers it again where it failed. */
export function useUndo() {
  const { submit } = useSubmit();

  return function offerUndo<Answer>({ label, send, onDone, onError }: Undo<Answer>): ToastAction {
    const action = {
      label,
      onPress: () => void submit({ send, onDone, onError: (error) => onError(error, action) }),
    };
    return action;
  };
}
