import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { signedInAsHeader } from "#schema/artist/user.ts";
import { answerJson, type LocalApi, startLocalApi } from "#tests/support/web/local-api.ts";
import { ApiError, call, callFor, fetchKey, isSessionExpired } from "./api.ts";

let api: LocalApi;
beforeAll(async () => {
  api = await startLocalApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.calls.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const workSchema = v.object({ title: v.string() });
const work = { title: "Low Tide" };

async function errorOf(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => Promise.reject(new Error("It was not refused.")),
    (error: unknown) => error as Error,
  );
}

test("S7.001 S7.002 S7.003 every method is sent with credentials, JSON and its type only with a body", async () => {
  api.answer = answerJson(200, {});
  for (const method of ["POST", "PATCH", "DELETE"] as const) {
    await call(method, "/api/works", { body: work });
  }
  for (const method of ["GET", "POST", "PATCH", "DELETE"] as const)
    await call(method, "/api/works");
  expect(api.calls).toEqual([
    ...["POST", "PATCH", "DELETE"].map((method) => ({
      method,
      path: "/api/works",
      contentType: "application/json",
      body: '{"title":"Low Tide"}',
      credentials: "include",
    })),
    ...["GET", "POST", "PATCH", "DELETE"].map((method) => ({
      method,
      path: "/api/works",
      contentType: null,
      body: "",
      credentials: "include",
    })),
  ]);
});

test("S7.004 S7.005 a query is a GET on its key's parts joined by slashes, read as JSON", async () => {
  api.answer = answerJson(200, work);
  const client = new QueryClient();
  const queryKey = ["api", "works", "7"];
  expect(await client.fetchQuery({ queryKey, queryFn: fetchKey(workSchema) })).toEqual(work);
  expect(api.calls).toMatchObject([{ method: "GET", path: "/api/works/7" }]);
});

test("S7.006 a 401 on a query's fetch throws", async () => {
  api.answer = answerJson(401, { code: "UNAUTHORIZED", message: "Unauthorized" });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const fetching = client.fetchQuery({ queryKey: ["api", "works"], queryFn: fetchKey(workSchema) });
  const error = await errorOf(fetching);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe('401: {"code":"UNAUTHORIZED","message":"Unauthorized"}');
});

test("S7.026 an answer is read as JSON, and one that is not what it should be is refused", async () => {
  api.answer = answerJson(201, work);
  expect(await callFor(workSchema, "POST", "/api/works", { body: work })).toEqual(work);
  api.answer = answerJson(201, { name: "Low Tide" });
  await expect(callFor(workSchema, "POST", "/api/works", { body: work })).rejects.toThrow();
  api.answer = (_, response) => void response.end("<!doctype html>");
  await expect(callFor(workSchema, "POST", "/api/works", { body: work })).rejects.toThrow();
});

test("S8.002 without a body the error's text carries the status text", async () => {
  api.answer = (_, response) => {
    response.writeHead(503, "Closed For Varnishing");
    response.end();
  };
  const error = await errorOf(call("GET", "/api/works"));
  expect(error.message).toBe("503: Closed For Varnishing");
});

test("an answer that does not come, or breaks off, is given up in time", async () => {
  api.answer = () => {};
  await expect(call("POST", "/api/works", { body: work, timeout: 1 })).rejects.toThrow(
    "There was no answer in time.",
  );
  api.answer = (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"title":');
  };
  await expect(callFor(workSchema, "GET", "/api/works", { timeout: 100 })).rejects.toThrow(
    "There was no answer in time.",
  );
});

test("what is large may take as long as a slow line needs for it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const timers = vi.spyOn(globalThis, "setTimeout");
  api.answer = answerJson(201, work);
  await call("POST", "/api/works", { body: { title: "x".repeat(1_600_000) } });
  await call("GET", "/api/works");
  const [large, small] = timers.mock.calls
    .map(([, delay]) => Number(delay))
    .filter((ms) => ms >= 30_000);
  expect(large).toBeGreaterThan(130_000);
  expect(small).toBe(30_000);
});

test("S8.006 errors other than the session's expiry are only thrown", async () => {
  const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("window", { location: new URL("http://localhost/app") });
  // So that none of them takes the test's process to the log-in.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const timers = vi.spyOn(globalThis, "setTimeout");
  const later = () => timers.mock.calls.filter(([, delay]) => delay === 1000).length;
  const others = [
    [401, { code: "UNAUTHORIZED", message: "Unauthorized" }],
    [401, { code: "TOKEN_EXPIRED", message: "Expired", requiresLogin: false }],
    [403, { code: "TOKEN_EXPIRED", message: "Expired", requiresLogin: true }],
    [500, { code: "INTERNAL", message: "Something failed" }],
  ] as const;
  for (const [status, body] of others) {
    api.answer = answerJson(status, body);
    const error = await errorOf(call("POST", "/api/works"));
    expect(isSessionExpired(error)).toBe(false);
  }
  expect(warnings).not.toHaveBeenCalled();
  expect(later()).toBe(0);

  api.answer = answerJson(401, { code: "TOKEN_EXPIRED", message: "Expired", requiresLogin: true });
  expect(isSessionExpired(await errorOf(call("POST", "/api/works")))).toBe(true);
  expect(warnings).toHaveBeenCalledWith("Session expired - redirecting to login");
  expect(later()).toBe(1);
});

test("what the shell preloaded is asked for once without naming who is shown, and again if it is another's answer", async () => {
  vi.stubGlobal("document", {
    documentElement: { dataset: { answers: "/api/works /api/sales /api/links /api/people" } },
  });
  // From the opening of the page.
  const now = vi.spyOn(performance, "now").mockReturnValue(9_999);
  vi.resetModules();
  const opened = await import("./api.ts");
  const name = signedInAsHeader.toLowerCase();
  const asked: unknown[] = [];
  let signedIn = "me";
  api.answer = (request, response) => {
    asked.push([request.url, request.headers[name] ?? null]);
    response.writeHead(200, { [name]: request.headers[name] ?? signedIn });
    response.end();
  };
  opened.bindCalls("me");
  await opened.call("GET", "/api/works");
  await opened.call("GET", "/api/works");
  expect(asked.splice(0)).toEqual([
    ["/api/works", null],
    ["/api/works", "me"],
  ]);
  signedIn = "another";
  const response = await opened.call("GET", "/api/sales");
  expect(response.headers.get(name)).toBe("me");
  expect(asked.splice(0)).toEqual([
    ["/api/sales", null],
    ["/api/sales", "me"],
  ]);
  now.mockReturnValue(10_000);
  await opened.call("GET", "/api/links");
  expect(asked.splice(0)).toEqual([["/api/links", "me"]]);
  // What was answered before a change may not be true after it.
  now.mockReturnValue(9_999);
  await opened.call("POST", "/api/works", { body: work });
  await opened.call("GET", "/api/people");
  expect(asked).toEqual([
    ["/api/works", "me"],
    ["/api/people", "me"],
  ]);
});
