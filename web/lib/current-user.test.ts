import { QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { artist } from "#web/testing/artist.ts";
import { answerJson, type LocalApi, startLocalApi } from "#web/testing/local-api.ts";
import { askForCurrentUser, currentUserQuery } from "./current-user.ts";
import { queryClient } from "./query-client.ts";

const fiveMinutes = 5 * 60 * 1000;
const justNow = 5000;

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
  vi.useRealTimers();
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
