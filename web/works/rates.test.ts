import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerJson, type LocalApi, startLocalApi } from "#tests/support/web/local-api.ts";
import { queryClient } from "#web/api/query-client.ts";
import { ratesQuery } from "./rates.ts";

const fiveMinutes = 5 * 60 * 1000;

let api: LocalApi;
beforeAll(async () => {
  api = await startLocalApi();
});
afterAll(() => api.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  api.calls.length = 0;
});
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ask = () => queryClient.fetchQuery(ratesQuery);

test("S7.030 S9.027 the exchange rates are stale after five minutes", async () => {
  api.answer = answerJson(200, { CAD: 1, USD: 0.72 });
  expect(await ask()).toMatchObject({ rates: { CAD: 1, USD: 0.72 } });
  vi.setSystemTime(Date.now() + fiveMinutes - 1);
  await ask();
  expect(api.calls).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  api.answer = answerJson(200, { CAD: 1, USD: 0.7 });
  expect(await ask()).toMatchObject({ rates: { USD: 0.7 } });
});

test.each([
  ["a failure of the server", answerJson(500, { code: "INTERNAL", message: "no" })],
  ["another answer than rates", answerJson(200, { CAD: 1, USD: "much" })],
] as const)("S7.031 after %s a warning is logged, and USD 0.75 is used", async (_, answer) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  api.answer = answer;
  expect(await ask()).toEqual({ rates: { CAD: 1, USD: 0.75 }, date: null, isKnown: true });
  expect(warned).toHaveBeenCalledTimes(1);
});
