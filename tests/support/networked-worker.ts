import { unstable_startWorker } from "wrangler";
import { offline } from "#scripts/local/offline.ts";
import { appUrl, testSecret } from "./harness.ts";

const settings = {
  APP_URL: appUrl,
  AUTH_SECRET: testSecret,
  OIDC_ISSUER: "http://localhost:1",
  OIDC_CLIENT_ID: "art-pricing-tool",
  OIDC_CLIENT_SECRET: "test-client-secret",
  RATES_URL: "http://localhost:1/rates",
  STRIPE_SECRET_KEY: "sk_test_harness",
  STRIPE_WEBHOOK_SECRET: "whsec_test",
  STRIPE_PUBLISHABLE_KEY: "",
  STRIPE_API_BASE: "http://localhost:1",
  ADMIN_EMAILS: "",
};

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
