import { signInArtist } from "#worker/testing/artists.ts";
import buildWorker from "#worker/testing/build-worker.ts";
import { startWorker } from "#worker/testing/harness.ts";
import { serveSite } from "./site.ts";

/** The built product: its pages, and its Worker behind them, with an artist whose profile is complete. */
export async function serveProduct() {
  buildWorker();
  const worker = await startWorker({ isLimited: false });
  const { cookie } = await signInArtist(worker);
  const site = await serveSite("dist/web", worker.url);
  return {
    url: site.url,
    cookie,
    close: async () => {
      await Promise.all([site.close(), worker.close()]);
    },
  };
}
