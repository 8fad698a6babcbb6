import { keepIdempotencyKeys } from "#web/api/idempotency.ts";
import type { ToastAction } from "#web/browser/toast.ts";

interface Undo<Answer> {
  readonly label: string;
  /** `keyFor` names the request by its input, so that sending it again after a lost answer takes effect once. */
  readonly send: (keyFor: (input: object) => string) => Promise<Answer>;
  readonly onDone?: (answer: Answer) => void;
  /** Shows why it failed, with what undoes it again. */
  readonly onError: (error: unknown, again: ToastAction) => void;
}

/**
 * What a toast offers to undo a change, and again where that failed. It cannot be pressed twice: the toast is gone with
 * the first press.
 */
export function offerUndo<Answer>({ label, send, onDone, onError }: Undo<Answer>): ToastAction {
  const { keyFor } = keepIdempotencyKeys();
  const action = {
    label,
    onPress: () => void send(keyFor).then(onDone, (error: unknown) => onError(error, action)),
  };
  return action;
}
