/** Ends what waits for an answer after so many milliseconds; what has been read whole by then stays. */
export function giveUpAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const reason = new DOMException("There was no answer in time.", "TimeoutError");
  setTimeout(() => controller.abort(reason), milliseconds);
  return controller.signal;
}
