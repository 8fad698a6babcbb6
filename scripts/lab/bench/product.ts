import buildWorker from "#tests/support/build-worker.ts";
import { startWorker } from "#tests/support/harness.ts";
import { serveSite } from "./site.ts";
import { signInWithWorks } from "./works.ts";

/** The built product: its pages, and its Worker behind them. */
export async function serveProduct() {
  buildWorker();
  const worker = await startWorker({ isLimited: false });
  const site = await serveSite("dist/web", worker.url);
  return {
    url: site.url,
    /** The cookie of an artist whose profile is complete, with so many works. */
    signIn: async (works = 0) => (await signInWithWorks(worker, works)).cookie,
    close: async () => {
      await Promise.all([site.close(), worker.close()]);
    },
  };
}
