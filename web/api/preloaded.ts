/** What the early script preloaded of the artist's data (web/browser/early/preload.ts), until it is taken. */
const answers = new Map<string, Promise<Response>>();
/** In milliseconds from the opening of the page: later these answers may be out of date. */
const trueFor = 10_000;

/**
 * Requests every preloaded path at once, which takes its answer out of the browser: it would give it to the first request
 * of that path however late that is.
 */
export function collectPreloaded(request: (path: string) => Promise<Response>): void {
  const { dataset } = globalThis.document?.documentElement ?? {};
  const paths = dataset?.answers?.split(" ") ?? [];
  delete dataset?.answers;
  for (const path of paths) {
    const answer = request(path);
    // The failure is handled where the answer is taken.
    answer.catch(() => {});
    answers.set(path, answer);
  }
}

export function preloadedPaths(): string[] {
  return Array.from(answers.keys());
}

/** The preloaded answer to a GET of this path, once. */
export function takePreloaded(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return performance.now() < trueFor ? answer : undefined;
}

/** Before a change: what was answered until then may not be true after it. */
export function forgetPreloaded(): void {
  answers.clear();
}
