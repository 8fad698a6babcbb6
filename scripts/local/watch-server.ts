import { connect } from "node:net";

/** In milliseconds. With a large import beside other work workerd is busy for more than ten seconds. */
const answerLimit = 30_000;

/**
 * Resolves once workerd has died. Wrangler does not say so: it starts another one in its place, which takes
 * connections and answers no request. A connection is kept open, because it closes with the process; workerd also
 * closes idle ones, so a request decides.
 */
export async function untilDead(port: number): Promise<void> {
  do {
    await untilClosed(port);
  } while (await answers(port));
}

/** Closed by an error too: the request that follows says what it means. */
function untilClosed(port: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  connect(port, "localhost")
    .resume()
    .on("error", () => {})
    .once("close", () => resolve());
  return promise;
}

async function answers(port: number): Promise<boolean> {
  try {
    // A file, so that no request of the Worker is counted or logged.
    const response = await fetch(`http://localhost:${port}/icon.svg`, {
      signal: AbortSignal.timeout(answerLimit),
    });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
