import type { RootOptions } from "react-dom/client";

/** A line of a stack trace; other lines belong to the message. */
const frame = /^\s*at .*:\d+|@.*:\d+:\d+$/;

/**
 * The kind and stack of an error. The message is left out: it may quote what the user typed, as those of
 * `JSON.parse` do.
 */
export function withoutMessage(error: unknown): Error {
  const { name, stack = "" } = error instanceof Error ? error : { name: typeof error };
  const bare = new Error(name);
  bare.stack = [name, ...stack.split("\n").filter((line) => frame.test(line))].join("\n");
  return bare;
}

/** Logs errors while rendering to the console, without personal data. */
export const errorLog: RootOptions = {
  onCaughtError: (error, { componentStack }) =>
    console.error(withoutMessage(error), componentStack),
  onUncaughtError: (error) => reportError(withoutMessage(error)),
  onRecoverableError: (error) => reportError(withoutMessage(error)),
};
