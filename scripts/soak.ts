import { parseArgs } from "node:util";
import buildWorker from "#tests/support/build-worker.ts";
import { startWorker } from "#tests/support/harness.ts";
import { runLoad } from "#tests/support/load/run-load.ts";
import { workerdMemory } from "#tests/support/load/workerd-memory.ts";
import { reportFailure } from "./local/process.ts";

const most = { minutes: 120, artists: 200 };

/**
 * `npm run soak -- --minutes 30 --artists 50`: artists who read and save on one local workerd with stores of
 * its own, and what became of it. Five minutes and fifty artists, unless said otherwise.
 */
async function soak(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "5" },
      artists: { type: "string", default: "50" },
    },
  });
  const minutes = within("minutes", values.minutes, most.minutes);
  const artists = within("artists", values.artists, most.artists);
  buildWorker();
  const worker = await startWorker();
  try {
    console.log(`${artists} artists on one workerd for ${minutes} minutes…`);
    const before = workerdMemory();
    const report = await runLoad(worker, { artists, seconds: minutes * 60 });
    const { requests, writes, errors, lostWrites, p50, p99 } = report;
    for (const [error, times] of errors) console.log(`   ${times} × ${error}`);
    const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
    const shown = (megabytes: number | null) =>
      megabytes === null ? "unknown" : `${megabytes} MB`;
    console.log(`
requests     ${requests}, ${writes} of them saves
errors       ${failed}
lost writes  ${lostWrites}
p50, p99     ${p50.toFixed()} ms, ${p99.toFixed()} ms
memory       ${shown(before)} at the start, ${shown(workerdMemory())} at the end
`);
    if (failed + lostWrites > 0) throw new Error("Something failed or was lost; see above.");
  } finally {
    await worker.close();
  }
}

function within(name: keyof typeof most, text: string, maximum: number): number {
  const value = Number(text);
  if (value > 0 && value <= maximum) return value;
  throw new Error(`--${name} takes a number up to ${maximum}.`);
}

await soak().catch(reportFailure);
