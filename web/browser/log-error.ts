import type { RootOptions } from "react-dom/client";

/** A line of a stack, as the browsers write them; other lines are the message's. */
const frame = /^\s*at .*:\d+|@.*:\d+:\d+$/;

/**
 * The error by its kind and place. Its message is left out: it may quote what somebody typed, as those of
 * `JSON.parse` do.
 */
export function withoutMessage(error: unknown): Error {
  const { name, stack = "" } = error instanceof Error ? error : { name: typeof error };
  const bare = new Error(name);
  bare.stack = [name, ...stack.split("\n").filter((line) => frame.test(line))].join("\n");
  return bare;
}

/** What React does with errors while rendering: they go to the browser's console, without personal data. */
export const errorLog: RootOptions = {
  onCaughtError: (error, { componentStack }) =>
    console.error(withoutMessage(error), componentStack),
  onUncaughtError: (error) => reportError(withoutMessage(error)),
  onRecoverableError: (error) => reportError(withoutMessage(error)),
};
