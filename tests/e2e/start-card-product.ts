import { rm } from "node:fs/promises";
import { exitOnSignal, reportFailure, stopOnSignal } from "#scripts/local/process.ts";
import { startLocalStack } from "#scripts/local/stack.ts";
import { stateDirectory } from "#scripts/local/state.ts";

/** Runs in a process of its own: the product with a publishable key, with the web bundle that is already built. */
async function start(): Promise<void> {
  exitOnSignal();
  // Also when the process that started it has ended.
  process.stdin.once("end", () => process.kill(process.pid, "SIGTERM")).resume();
  const port = Number(process.env.PORT);
  await rm(stateDirectory, { recursive: true, force: true });
  const stack = await startLocalStack({
    appUrl: `http://localhost:${port}`,
    workerPort: port,
    progress: () => {},
    settings: { STRIPE_PUBLISHABLE_KEY: "pk_test_local" },
  });
  stopOnSignal(stack);
  console.log("Started");
  await stack.untilStopped();
}

await start().catch(reportFailure);
