import * as v from "valibot";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { errorBodySchema } from "#schema/errors.ts";
import { type Health, healthSchema } from "#schema/health.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { startWorker, type TestWorker } from "#tests/support/harness.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { checkHealth } from "./check.ts";

const day = 24 * 60 * 60 * 1000;
const whole = { configuration: "ok", d1: "ok", kv: "ok", r2: "ok", rates: "ok", billing: "ok" };

const worker = workerForTests();
beforeEach(() => putRate(new Date()));
afterEach(() => vi.restoreAllMocks());

function putRate(observed: Date): Promise<void> {
  const date = observed.toISOString().slice(0, 10);
  return worker.env.RATES.put("rates", JSON.stringify({ USD: 0.72, date }));
}

async function readHealth(from: TestWorker = worker): Promise<[status: number, health: Health]> {
  const response = await from.request(apiPaths.health);
  const body: unknown = await response.json();
  if (response.status !== 200) expect(v.parse(errorBodySchema, body).code).toBe("UNAVAILABLE");
  const { status, parts } = v.parse(healthSchema, body);
  return [response.status, { status, parts }];
}

test("all parts work: 200, and no more than a word each", async () => {
  const response = await worker.request(apiPaths.health);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok", parts: whole });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect((await worker.request(apiPaths.health, { method: "HEAD" })).status).toBe(200);
});

test("a database that fails: 503, and the reason is only in the log", async () => {
  await worker.env.DB.exec("ALTER TABLE jobs RENAME TO jobs_away");
  const [status, { parts }] = await readHealth();
  await worker.env.DB.exec("ALTER TABLE jobs_away RENAME TO jobs");
  expect(status).toBe(503);
  expect(parts).toEqual({ ...whole, d1: "down", billing: "down" });
  expect(worker.logs().join()).toContain("health: d1 is down");
  expect((await readHealth())[0]).toBe(200);
});

test.each([
  ["nine days old", () => putRate(new Date(Date.now() - 9 * day))],
  ["absent", () => worker.env.RATES.delete("rates")],
  ["nonsense", () => worker.env.RATES.put("rates", "nonsense")],
  ["of a day to come", () => worker.env.RATES.put("rates", '{"USD":0.72,"date":"2062-11-20"}')],
  ["implausible", () => worker.env.RATES.put("rates", '{"USD":1.37,"date":"2026-11-20"}')],
])("a rate that is %s is late", async (_what, spoil) => {
  await spoil();
  expect(await readHealth()).toEqual([
    503,
    { status: "failing", parts: { ...whole, rates: "late" } },
  ]);
});

test("a rate over a long weekend is not", async () => {
  await putRate(new Date(Date.now() - 5 * day));
  expect((await readHealth())[0]).toBe(200);
});

test("a subscription that has not been read for days, or is still to be ended, makes billing late", async () => {
  const { DB } = worker.env;
  const artist = await signInArtist(worker);
  await DB.prepare(
    "INSERT INTO subscriptions (user_id, customer_id, status, version, synced_at) VALUES (?, 'cus_late', 'active', 'v', ?)",
  )
    .bind(artist.id, Date.now() - 3 * day)
    .run();
  expect(await readHealth()).toEqual([
    503,
    { status: "failing", parts: { ...whole, billing: "late" } },
  ]);
  await DB.prepare("UPDATE subscriptions SET synced_at = ?").bind(Date.now()).run();
  expect((await readHealth())[0]).toBe(200);

  const job = DB.prepare(
    "INSERT INTO jobs (customer_id, kind, created_at) VALUES ('cus_late', 'end-subscription', ?)",
  );
  await job.bind(Date.now() - day).run();
  expect((await readHealth())[1].parts).toEqual({ ...whole, billing: "late" });
  await DB.exec("DELETE FROM jobs");
});

test("a wrong configuration is reported, and so are the other parts", async () => {
  const unconfigured = await startWorker({ STRIPE_SECRET_KEY: "" });
  onTestFinished(() => unconfigured.close());
  const [status, { parts }] = await readHealth(unconfigured);
  expect(status).toBe(503);
  expect(parts).toEqual({ ...whole, configuration: "down", rates: "late" });
  expect((await unconfigured.request(apiPaths.currencyRates)).status).toBe(500);
});

// KV and R2 cannot be brought to fail here but by standing in for them.
test.each([
  ["kv", { RATES: { get: () => Promise.reject(new Error("KV is down")) } }],
  ["r2", { PICTURES: { head: () => Promise.reject(new Error("R2 is down")) } }],
] as const)("%s that fails is down", async (part, broken) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const env = { ...worker.env, ...broken } as unknown as TestWorker["env"];
  const { status, parts } = await checkHealth(env, new Date());
  expect(status).toBe("failing");
  expect(parts).toEqual({ ...whole, [part]: "down", ...(part === "kv" && { rates: "down" }) });
  expect(warn.mock.calls.flat().join()).toContain(`health: ${part} is down`);
});

test("a store that does not respond is down after three seconds", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const PICTURES = { head: () => new Promise(() => {}) };
    const env = { ...worker.env, PICTURES } as unknown as TestWorker["env"];
    const health = checkHealth(env, new Date());
    await vi.advanceTimersByTimeAsync(3000);
    expect((await health).parts.r2).toBe("down");
  } finally {
    vi.useRealTimers();
  }
});

test("an address may ask 60 times a minute", async () => {
  const ask = () =>
    worker.request(apiPaths.health, { headers: { "CF-Connecting-IP": "192.0.2.9" } });
  let answer = await ask();
  // The count restarts with each minute of the clock, which may happen during this test.
  for (let asked = 1; answer.status === 200 && asked < 125; asked += 1) answer = await ask();
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe("60");
});
