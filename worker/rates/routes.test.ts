import { beforeEach, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();
beforeEach(() => worker.env.RATES.delete("rates"));

function read(init?: RequestInit): Promise<Response> {
  return worker.request(apiPaths.currencyRates, init);
}

test("S3.020 S7.029 S9.028 without a stored rate everyone gets the defaults, without a date", async () => {
  const response = await read();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ CAD: 1, USD: 0.75 });
  expect(response.headers.has("Rates-Date")).toBe(false);
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
});

test("S3.019 S7.029 the stored rate is answered with the date of its observation", async () => {
  await worker.env.RATES.put("rates", JSON.stringify({ USD: 0.7213, date: "2026-11-20" }));
  const response = await read();
  expect(await response.json()).toEqual({ CAD: 1, USD: 0.7213 });
  expect(response.headers.get("Rates-Date")).toBe("2026-11-20");
});

test.each([
  "",
  "null",
  "not JSON",
  "[]",
  '{"USD":"0.72","date":"2026-11-20"}',
  '{"USD":0,"date":"2026-11-20"}',
  '{"USD":-1,"date":"2026-11-20"}',
  '{"USD":1e999,"date":"2026-11-20"}',
  '{"USD":0.72}',
  '{"USD":0.72,"date":"yesterday"}',
  '{"USD":1.37,"date":"2026-11-20"}',
  '{"USD":0.49,"date":"2026-11-20"}',
  '{"USD":0.72,"date":"2062-11-20"}',
  '{"USD":1.37,"date":"2062-11-20"}',
])("nonsense in the store is answered by the defaults: %s", async (stored) => {
  await worker.env.RATES.put("rates", stored);
  const response = await read();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ CAD: 1, USD: 0.75 });
});

test("an unchanged rate is answered without a body, and with the newer date", async () => {
  await worker.env.RATES.put("rates", JSON.stringify({ USD: 0.72, date: "2026-11-19" }));
  const etag = String((await read()).headers.get("ETag"));
  await worker.env.RATES.put("rates", JSON.stringify({ USD: 0.72, date: "2026-11-20" }));
  const response = await read({ headers: { "If-None-Match": etag } });
  expect(response.status).toBe(304);
  expect(response.headers.get("Rates-Date")).toBe("2026-11-20");
});
