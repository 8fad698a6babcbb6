import { readFileSync } from "node:fs";
import * as v from "valibot";
import { createTestHarness } from "wrangler";
import { offline } from "#scripts/local/offline.ts";
import type { Bindings } from "#worker/env.ts";
import {
  builtWorker,
  directDatabase,
  migratedConfig,
  migratedStatements,
  unlimitedConfig,
} from "./build-worker.ts";
import { openDirectDatabase } from "./direct-database/database.ts";
import type { Answer } from "./direct-database/worker.ts";

export const appUrl = "http://localhost:8787";

/** A secret of the required length. */
export const testSecret = "test-secret-of-thirty-two-characters";

export const testSettings = {
  APP_URL: appUrl,
  AUTH_SECRET: testSecret,
  LINK_SECRET: testSecret,
  OIDC_ISSUER: "http://localhost:1/",
  OIDC_CLIENT_ID: "art-pricing-tool",
  OIDC_CLIENT_SECRET: "test-client-secret",
  RATES_URL: "http://localhost:1/rates",
  STRIPE_SECRET_KEY: "sk_test_harness",
  STRIPE_WEBHOOK_SECRET: "whsec_test",
  STRIPE_PUBLISHABLE_KEY: "",
  STRIPE_API_BASE: "http://localhost:1",
  OUTBOUND_TIMEOUT_MS: "10000",
  ADMIN_EMAILS: "admin@example.com",
};

export interface TestWorker {
  /** A request from the application's own pages, unless `init` says otherwise. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The address of the Worker for other processes. */
  readonly url: string;
  readonly runCron: (cron: string, at?: Date) => Promise<{ outcome: string }>;
  readonly env: Bindings;
  /** Applies the migrations that are new since it was last called; the first time is at the start. */
  readonly migrate: () => Promise<void>;
  /** What the Worker has logged so far. */
  readonly logs: () => string[];
  readonly close: () => Promise<void>;
}

/**
 * Settings, whether the limits a minute apply (by default they do), another wrangler.toml than the product's, and that of
 * a second Worker in the same workerd, for its routes.
 */
export type WorkerSettings = Partial<typeof testSettings> & {
  readonly isLimited?: boolean;
  readonly configPath?: string;
  readonly secondConfigPath?: string;
};

/**
 * The response with its body read. The harness wraps a fetched response, and undici cancels the body of a response
 * without references, even while the wrapper has not been read.
 */
async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = response.body === null ? null : await response.arrayBuffer();
  return new Response(body, { status, statusText, headers: new Headers([...headers]) });
}

async function makeTables(database: D1Database): Promise<void> {
  const statements = v.parse(
    v.array(v.string()),
    JSON.parse(readFileSync(migratedStatements, "utf8")),
  );
  await database.batch(statements.map((sql) => database.prepare(sql)));
}

/** The built Worker in workerd with empty D1, KV and R2 of its own, migrated. */
export async function startWorker({
  isLimited = true,
  configPath = isLimited ? migratedConfig : unlimitedConfig,
  secondConfigPath,
  ...overrides
}: WorkerSettings = {}): Promise<TestWorker> {
  Object.assign(process.env, offline);
  const server = createTestHarness({
    workers: [
      {
        configPath,
        prebuiltWorkerDir: builtWorker,
        vars: { ...testSettings, ...overrides },
      },
      { configPath: directDatabase.configPath },
      ...(secondConfigPath === undefined ? [] : [{ configPath: secondConfigPath }]),
    ],
  });
  const { url } = await server.listen();
  const worker = server.getWorker<Bindings>();
  const bindings = await worker.getEnv();
  const beside = server.getWorker(directDatabase.name);
  const DB = openDirectDatabase(async (call) => {
    const response = await beside.fetch(appUrl, { method: "POST", body: JSON.stringify(call) });
    return (await response.json()) as Answer;
  }, bindings.DB);
  const env = { ...bindings, DB };
  const migrate = () => worker.applyD1Migrations("DB");
  const isMadeAtOnce = configPath === migratedConfig || configPath === unlimitedConfig;
  await (isMadeAtOnce ? makeTables(DB) : migrate());
  return {
    env,
    migrate,
    url: url.origin,
    request: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has("Origin")) headers.set("Origin", appUrl);
      const response = await worker.fetch(new URL(path, appUrl).href, {
        redirect: "manual",
        ...init,
        headers,
      } as never);
      return readWhole(response as unknown as Response);
    },
    runCron: (cron, at = new Date()) => worker.scheduled({ cron, scheduledTime: at }),
    logs: () => server.getLogs().map((log) => JSON.stringify(log)),
    close: () => server.close(),
  };
}
