import { useState } from "react";
import { keepIdempotencyKeys } from "#web/api/idempotency.ts";
import { useIsMounted } from "#web/browser/use-is-mounted.ts";
import { useLock } from "#web/browser/use-lock.ts";

interface Submission<Answer> {
  /**
   * Sends what was typed. `keyFor` names the request by its input, so that sending it again after a lost answer takes
   * effect once.
   */
  readonly send: (keyFor: (input: object) => string) => Promise<Answer>;
  /** `isShown`: whether the form is still on the page. */
  readonly onDone?: (answer: Answer, isShown: boolean) => void;
  /** Shows why it failed; absent where `send` has shown it. */
  readonly onError?: (error: unknown) => void;
}

/** Submits a form once, however often it is pressed meanwhile. */
export function useSubmit() {
  const isMounted = useIsMounted();
  const lock = useLock();
  const [keys] = useState(() => keepIdempotencyKeys());
  const [isSending, setSending] = useState(false);

  /** The answer; null where it failed, which has been shown, or where one is being sent already. */
  async function submit<Answer>({
    send,
    onDone,
    onError,
  }: Submission<Answer>): Promise<Answer | null> {
    if (!lock.take()) return null;
    setSending(true);
    try {
      const answer = await send(keys.keyFor);
      keys.reset();
      onDone?.(answer, isMounted.current);
      return answer;
    } catch (error) {
      onError?.(error);
      return null;
    } finally {
      setSending(false);
      lock.release();
    }
  }

  return { submit, isSending };
}
