import { toast, toastDuration } from "#web/browser/toast.ts";
import { hasCode } from "./api.ts";

interface RefusedWords {
  readonly title: string;
  readonly text: string;
}

/**
 * Says that what was to be changed is gone, or is not as it was, where the server refused it for that. Returns whether it did;
 * then what is shown is to be fetched anew.
 */
export function showRefused(
  error: unknown,
  wordsOf: (reason: "gone" | "changed") => RefusedWords,
): boolean {
  const isGone = hasCode(error, "NOT_FOUND");
  if (!isGone && !hasCode(error, "CONFLICT")) return false;
  const { title, text } = wordsOf(isGone ? "gone" : "changed");
  toast({ title, description: text, duration: toastDuration * 2, isError: true });
  return true;
}
