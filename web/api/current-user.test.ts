import { QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pendingSignOutCookie } from "#schema/sign-out.ts";
import { artist } from "#tests/support/web/artist.ts";
import { answerJson, type LocalApi, startLocalApi } from "#tests/support/web/local-api.ts";
import { askForCurrentUser, currentUserQuery } from "./current-user.ts";
import { queryClient } from "./query-client.ts";

const fiveMinutes = 5 * 60 * 1000;
const justNow = 5000;

let api: LocalApi;
beforeAll(async () => {
  api = await startLocalApi();
});
afterAll(() => api.close());
let page: { cookie: string };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:" });
  api.calls.length = 0;
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("S4.008 S9.026 who is signed in counts for five minutes", async () => {
  api.answer = answerJson(200, artist);
  const ask = () => queryClient.fetchQuery(currentUserQuery);
  expect(await ask()).toEqual(artist);
  vi.setSystemTime(Date.now() + fiveMinutes - 1);
  await ask();
  expect(api.calls).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  api.answer = answerJson(401, { code: "UNAUTHORIZED", message: "Unauthorized" });
  expect(await ask()).toBeNull();
  expect(api.calls).toHaveLength(2);
});

test("a page that opens asks who is signed in, unless the answer has only just come", async () => {
  api.answer = answerJson(200, artist);
  await askForCurrentUser();
  await open();
  expect(api.calls).toHaveLength(1);
  vi.setSystemTime(Date.now() + justNow);
  await open();
  expect(api.calls).toHaveLength(2);

  async function open(): Promise<void> {
    const close = new QueryObserver(queryClient, currentUserQuery).subscribe(() => {});
    await vi.waitUntil(() => queryClient.isFetching() === 0);
    close();
  }
});

const failures = {
  "a 503": [503, {}],
  "a body that is no user": [200, { name: "nobody" }],
  "a text": [200, "nobody"],
} as const;

test.each(Object.entries(failures))(
  "S4.005 S7.008 %s means not signed in when the application opens, and nothing later",
  async (_name, [status, body]) => {
    const ask = () => queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    api.answer = answerJson(status, body);
    expect(await ask()).toBeNull();

    api.answer = answerJson(200, artist);
    expect(await ask()).toEqual(artist);
    api.answer = answerJson(status, body);
    await expect(ask()).rejects.toThrow();
    expect(queryClient.getQueryData(currentUserQuery.queryKey)).toEqual(artist);

    api.answer = answerJson(401, { code: "UNAUTHORIZED", message: "Unauthorized" });
    expect(await ask()).toBeNull();
  },
);

test("a sign-out that the server has not received: no one is signed in, and no request is sent", async () => {
  api.answer = answerJson(200, artist);
  page.cookie = `theme-of-another=1; ${pendingSignOutCookie(false)}=1`;
  expect(await queryClient.fetchQuery(currentUserQuery)).toBeNull();
  expect(api.calls).toHaveLength(0);
});
