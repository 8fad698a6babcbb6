/** Like `AbortSignal.timeout`, by a timer that the tests' clock controls. A response that has been read is kept. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const reason = new DOMException("There was no answer in time.", "TimeoutError");
  setTimeout(() => controller.abort(reason), milliseconds);
  return controller.signal;
}
