import { expect, test } from "vitest";
import { figure } from "#tests/support/figure.ts";
import { runLoad } from "#tests/support/load/run-load.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();

test("50 artists at once for a minute: no error, no lost write, every work is read back as it was saved", async (context) => {
  const report = await runLoad(worker, { artists: 50, seconds: 60 });
  const { requests, writes, errors, lostWrites, p50, p99 } = report;
  console.log(
    `Load: ${requests} requests, ${writes} of them saves; p50 ${p50.toFixed()} ms, p99 ${p99.toFixed()} ms.`,
  );
  expect(Object.fromEntries(errors)).toEqual({});
  expect(lostWrites).toBe(0);
  expect(writes).toBeGreaterThan(500);
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  figure(context, 17, requests, requests - failed - lostWrites);
});
