import { unstable_startWorker } from "wrangler";
import { offline } from "#scripts/local/offline.ts";
import { appUrl, testSettings } from "./harness.ts";

// Its requests take as long as they do in production.
const { OUTBOUND_TIMEOUT_MS: _timeout, ...settings } = testSettings;

/**
 * The Worker with workerd's own network. The test harness passes outbound requests through Node, which turns every
 * failed connection into a response; only here they fail as in production.
 */
export async function startNetworkedWorker(overrides: Partial<typeof settings>) {
  Object.assign(process.env, offline);
  const worker = await unstable_startWorker({
    config: "wrangler.toml",
    envFiles: [],
    bindings: Object.fromEntries(
      Object.entries({ ...settings, ...overrides }).map(([name, value]) => [
        name,
        { type: "plain_text" as const, value },
      ]),
    ),
    dev: {
      server: { hostname: "127.0.0.1", port: 0 },
      inspector: false,
      persist: false,
      logLevel: "none",
      watch: false,
    },
  });
  return {
    /** Where a navigation to `path` is redirected. */
    redirectOf: async (path: string): Promise<string | null> => {
      const response = await worker.fetch(new URL(path, appUrl).href, { redirect: "manual" });
      return response.headers.get("Location");
    },
    close: () => worker.dispose(),
  };
}
