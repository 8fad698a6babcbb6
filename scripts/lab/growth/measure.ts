import { cpus } from "node:os";
import buildWorker from "#tests/support/build-worker.ts";
import { startWorker } from "#tests/support/harness.ts";
import { measureBytes } from "./measure/bytes.ts";
import { measureCalls } from "./measure/calls.ts";
import { measureSizes } from "./measure/sizes.ts";
import { measureStatements } from "./measure/statements.ts";
import type { Measured } from "./measured.ts";

/** Everything that the month's cost is reckoned from, and how long answers take, on this machine. */
export async function measure(): Promise<Measured> {
  buildWorker();
  const worker = await startWorker({ isLimited: false });
  try {
    return {
      on: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
      calls: await measureCalls(worker),
      statements: await measureStatements(worker),
      bytes: await measureBytes(worker),
      sizes: await measureSizes(worker),
    };
  } finally {
    await worker.close();
  }
}
