import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "./env.ts";
import { startWorker, type TestWorker } from "./testing/harness.ts";

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

test("other parties have ten seconds for an answer, unless it is said otherwise", () => {
  const patience = (said: string | undefined) =>
    readSettings(Object.assign({ ...worker.env }, { OUTBOUND_TIMEOUT_MS: said }))
      .OUTBOUND_TIMEOUT_MS;
  expect(patience(undefined)).toBe(10_000);
  expect(patience("500")).toBe(500);
  for (const wrong of ["", "0", "-1", "soon", "10s"]) {
    expect(() => patience(wrong)).toThrow("OUTBOUND_TIMEOUT_MS");
  }
});

test("a variable that is missing, and one that is wrong, are both named", () => {
  const env = Object.assign({ ...worker.env }, { APP_URL: "nowhere", RATES_URL: undefined });
  expect(() => readSettings(env)).toThrow(/APP_URL must be an address.*RATES_URL is missing/);
});
