import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorker, type TestWorker } from "#tests/support/harness.ts";
import { fillDocument, performanceFile, renderGrowth } from "./document.ts";
import { measureCalls } from "./measure/calls.ts";
import { measureStatements } from "./measure/statements.ts";
import { calls, readMeasured } from "./measured.ts";
import { kinds } from "./mix.ts";
import { dollarsFor, prices, pricesRead } from "./prices.ts";
import { simulate } from "./simulate.ts";

const measured = readMeasured();
const document = readFileSync(performanceFile, "utf8");

test("docs/performance.md says what the scripts reckon", () => {
  expect(fillDocument(document, renderGrowth(measured)), "npm run growth writes it anew").toBe(
    document,
  );
  // Ten million artists, one after the other.
}, 90_000);

test("every source of a price is named, with the day that it was read", () => {
  for (const { source } of Object.values(prices)) expect(document).toContain(source);
  expect(document).toContain(pricesRead);
});

describe("a month that is played", () => {
  test("is the same every time, and grows with its artists", () => {
    const once = simulate(2_000, measured);
    expect(simulate(2_000, measured)).toEqual(once);
    const tenfold = simulate(20_000, measured);
    expect(tenfold.visits / once.visits).toBeGreaterThan(8);
    expect(tenfold.visits / once.visits).toBeLessThan(12);
  });

  test("has the visits and works that its mix says", () => {
    const month = simulate(100_000, measured);
    const expected = (what: "visits" | "works") =>
      kinds.reduce((sum, kind) => sum + kind.share * kind[what], 0);
    expect(month.visits / month.artists).toBeCloseTo(expected("visits"), 1);
    expect(month.works / month.artists / expected("works")).toBeGreaterThan(0.95);
    expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });
});

test("what the plan includes costs nothing, and what is beyond costs its price", () => {
  expect(dollarsFor("requests", 10_000_000)).toBe(0);
  expect(dollarsFor("requests", 12_000_000)).toBeCloseTo(0.6);
  expect(dollarsFor("databaseStored", 7)).toBeCloseTo(1.5);
});

describe("the rows that were counted", () => {
  let worker: TestWorker;
  beforeAll(async () => {
    worker = await startWorker();
  });
  afterAll(() => worker.close());

  test("are those that calls still take", async () => {
    const counted = await measureCalls(worker, async () => 0);
    for (const name of calls) {
      const { rowsRead, rowsWritten } = measured.calls[name];
      expect(counted[name].rowsWritten, name).toBe(rowsWritten);
      // A walk may end on a neighbour's row, which is chance, as ids are.
      expect(Math.abs(counted[name].rowsRead - rowsRead), name).toBeLessThanOrEqual(1);
    }
  });

  test("are those that sign-ins, webhooks and crons still take", async () => {
    expect(await measureStatements(worker)).toEqual(measured.statements);
  });
});
