import {
  environmentManager,
  focusManager,
  MutationObserver,
  QueryObserver,
  queryOptions,
} from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { putAnswer } from "./after-change.ts";
import { queryClient, refetchWhenShown } from "./query-client.ts";

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  // As in a page: Node would be taken for a server, which never asks again.
  environmentManager.setIsServer(() => false);
  queryClient.mount();
});
afterEach(() => {
  queryClient.unmount();
  queryClient.clear();
  vi.useRealTimers();
});

/** Something on the page that asks, until it is let go of. */
function watch(options: { key: string; fail?: boolean; staleTime?: number }) {
  const ask = vi.fn(() =>
    options.fail ? Promise.reject(new Error("no")) : Promise.resolve("answer"),
  );
  const observer = new QueryObserver(queryClient, {
    queryKey: [options.key],
    queryFn: ask,
    ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
  });
  return { ask, observer, release: observer.subscribe(() => {}) };
}

test("S9.037 neither queries nor mutations are tried again by themselves", async () => {
  const { ask, observer, release } = watch({ key: "failing", fail: true });
  const change = vi.fn(() => Promise.reject(new Error("no")));
  const mutation = new MutationObserver(queryClient, { mutationFn: change });
  await expect(mutation.mutate()).rejects.toThrow("no");
  await vi.advanceTimersByTimeAsync(day);
  expect(observer.getCurrentResult().isError).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(change).toHaveBeenCalledTimes(1);
  release();
});

test("S9.038 returning to the window requests nothing again, even if it is stale", async () => {
  const { ask, release } = watch({ key: "stale", staleTime: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  focusManager.setFocused(undefined);
  release();
});

test("S9.039 nothing is requested again only because time passes", async () => {
  const { ask, release } = watch({ key: "watched", staleTime: 0 });
  await vi.advanceTimersByTimeAsync(day);
  expect(ask).toHaveBeenCalledTimes(1);
  release();
});

test("S9.040 an answer is never stale by default", async () => {
  const first = watch({ key: "kept" });
  await vi.advanceTimersByTimeAsync(day);
  expect(first.observer.getCurrentResult().isStale).toBe(false);
  const second = watch({ key: "kept" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(first.ask).toHaveBeenCalledTimes(1);
  expect(second.ask).not.toHaveBeenCalled();
  first.release();
  second.release();
});

test("what is fetched whenever it is shown is not fetched again for the parts that its answer brings", async () => {
  const ask = vi.fn(() => Promise.resolve("answer"));
  const show = () =>
    new QueryObserver(queryClient, {
      queryKey: ["shown"],
      queryFn: ask,
      ...refetchWhenShown,
    }).subscribe(() => {});
  const releases = [show()];
  await vi.advanceTimersByTimeAsync(499);
  releases.push(show());
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  releases.push(show());
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  for (const release of releases) release();
});

test("what was changed meanwhile is fetched as soon as it is shown", async () => {
  const ask = vi.fn(() => Promise.resolve("answer"));
  const options = { queryKey: ["changed"], queryFn: ask, ...refetchWhenShown };
  new QueryObserver(queryClient, options).subscribe(() => {})();
  await vi.advanceTimersByTimeAsync(1);
  await queryClient.invalidateQueries({ queryKey: ["changed"] });
  const release = new QueryObserver(queryClient, options).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  release();
});

test("what a change was put into is fetched as soon as it is shown again", async () => {
  const ask = vi.fn(() => Promise.resolve("answer"));
  const options = queryOptions({ queryKey: ["put"], queryFn: ask, ...refetchWhenShown });
  new QueryObserver(queryClient, options).subscribe(() => {})();
  await vi.advanceTimersByTimeAsync(60_000);
  await putAnswer(options.queryKey, (answer) => `${answer}, changed`);
  const observer = new QueryObserver(queryClient, options);
  const release = observer.subscribe(() => {});
  expect(observer.getCurrentResult().data).toBe("answer, changed");
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  release();
});
