import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from "vitest";
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

describe("what was preloaded", () => {
  const name = signedInAsHeader.toLowerCase();
  const asked: unknown[] = [];
  let now: MockInstance<() => number>;
  let opened: typeof import("./api.ts");

  /** Opens a page whose preloaded answers are those of the user who is signed in by then. */
  async function openPage(signedIn: string) {
    const dataset = { answers: "/api/works /api/sales" };
    vi.stubGlobal("document", { documentElement: { dataset } });
    now = vi.spyOn(performance, "now").mockReturnValue(0);
    vi.resetModules();
    opened = await import("./api.ts");
    api.answer = (request, response) => {
      const user = request.headers[name] ?? signedIn;
      asked.push([request.method, request.url, user]);
      response.writeHead(200, { [name]: user });
      response.end();
    };
    opened.bindCalls("me");
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked.length = 0;
  }

  test("is the answer to the first request of its path", async () => {
    await openPage("me");
    now.mockReturnValue(9_999);
    for (const _ of ["first", "second"]) await opened.call("GET", "/api/works");
    expect(asked.splice(0)).toEqual([["GET", "/api/works", "me"]]);
  });

  test("is requested again ten seconds after the page was opened", async () => {
    await openPage("me");
    now.mockReturnValue(10_000);
    await opened.call("GET", "/api/works");
    expect(asked.splice(0)).toEqual([["GET", "/api/works", "me"]]);
  });

  test("is requested again if it belongs to another user", async () => {
    await openPage("another");
    const response = await opened.call("GET", "/api/works");
    expect(response.headers.get(name)).toBe("me");
    expect(asked.splice(0)).toEqual([["GET", "/api/works", "me"]]);
  });

  test("is requested again after a change", async () => {
    await openPage("me");
    await opened.call("POST", "/api/works", { body: work });
    await opened.call("GET", "/api/sales");
    expect(asked.splice(0)).toEqual([
      ["POST", "/api/works", "me"],
      ["GET", "/api/sales", "me"],
    ]);
  });
});
