import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { Bindings } from "#worker/env.ts";
import { offline } from "../local/offline.ts";
import { run, wrangler } from "../local/run.ts";

interface OpenStores {
  readonly env: Bindings;
  readonly close: () => Promise<void>;
}

/** The migrated local stores, from outside the Worker: the same files that `npm start` keeps. */
export async function openStores(stateDirectory: string): Promise<OpenStores> {
  Object.assign(process.env, offline);
  await run(
    "Migrating the local database",
    ...wrangler("d1", "migrations", "apply", "DB", "--local", "--persist-to", stateDirectory),
  );
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: "wrangler.toml",
    // `--persist-to` puts a version below its directory; this path is taken as it is.
    persist: { path: join(stateDirectory, "v3") },
    remoteBindings: false,
  });
  return { env, close: dispose };
}
