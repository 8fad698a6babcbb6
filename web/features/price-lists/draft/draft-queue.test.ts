import { expect, test } from "vitest";
import type { DraftInput } from "#schema/price-lists/price-list-input.ts";
import { createDraftQueue } from "./draft-queue.ts";

/** A server that answers when the test says so. */
function queueWithServer(unsaved: DraftInput | null = null) {
  const requests: { change: DraftInput; answer: PromiseWithResolvers<void> }[] = [];
  const queue = createDraftQueue({
    unsaved,
    send: (change) => {
      const answer = Promise.withResolvers<void>();
      requests.push({ change, answer });
      return answer.promise;
    },
    onFailure: async () => (change) => change,
  });
  const request = (index: number) => {
    const found = requests[index];
    if (!found) throw new Error(`There is no request ${index}.`);
    return found;
  };
  return { queue, requests, request };
}

const conflict = new Error("Changed elsewhere");

test("one request at a time: what is changed meanwhile goes together in the next one", async () => {
  const { queue, requests, request } = queueWithServer();
  const first = queue.change({ profit: 1 });
  const second = queue.change({ profit: 2 });
  const third = queue.change({ framesApart: false });
  expect(requests.map(({ change }) => change)).toEqual([{ profit: 1 }]);
  expect(queue.state()).toMatchObject({
    change: { profit: 2, framesApart: false },
    isSaving: true,
  });
  request(0).answer.resolve();
  await expect.poll(() => requests.length).toBe(2);
  expect(request(1).change).toEqual({ profit: 2, framesApart: false });
  request(1).answer.resolve();
  await Promise.all([first, second, third]);
  expect(queue.state()).toEqual({ change: {}, isSaving: false, error: null });
});

test("a failure keeps everything, and the next attempt sends it all", async () => {
  const { queue, requests, request } = queueWithServer();
  const first = queue.change({ profit: 1 });
  const second = queue.change({ framesApart: false });
  request(0).answer.reject(conflict);
  await expect(first).rejects.toBe(conflict);
  await expect(second).rejects.toBe(conflict);
  expect(queue.state()).toEqual({
    change: { profit: 1, framesApart: false },
    isSaving: false,
    error: conflict,
  });
  const retried = queue.flush();
  expect(request(1).change).toEqual({ profit: 1, framesApart: false });
  request(1).answer.resolve();
  await retried;
  expect(requests).toHaveLength(2);
  expect(queue.state()).toEqual({ change: {}, isSaving: false, error: null });
});

test("after a failure the next change is sent with what is kept", async () => {
  const { queue, request } = queueWithServer({ profit: 1 });
  const next = queue.change({ framesApart: false });
  expect(request(0).change).toEqual({ profit: 1, framesApart: false });
  request(0).answer.resolve();
  await next;
});

test("what is discarded is not sent", async () => {
  const { queue, requests } = queueWithServer({ profit: 1 });
  expect(queue.state().change).toEqual({ profit: 1 });
  queue.discard();
  await queue.flush();
  expect([requests.length, queue.state().change]).toEqual([0, {}]);
});

test("what is changed while a failure is looked into is kept as well", async () => {
  const looked = Promise.withResolvers<void>();
  const queue = createDraftQueue({
    unsaved: null,
    send: () => Promise.reject(conflict),
    onFailure: async () => {
      await looked.promise;
      return (change) => change;
    },
  });
  const first = queue.change({ profit: 1 });
  await Promise.resolve();
  await Promise.resolve();
  const second = queue.change({ framesApart: false });
  looked.resolve();
  await expect(first).rejects.toBe(conflict);
  await expect(second).rejects.toBe(conflict);
  expect(queue.state().change).toEqual({ profit: 1, framesApart: false });
});

test("what is discarded while it is being sent does not come back when that fails", async () => {
  const { queue, request } = queueWithServer();
  const change = queue.change({ profit: 1 });
  queue.discard();
  request(0).answer.reject(conflict);
  await expect(change).rejects.toBe(conflict);
  expect(queue.state().change).toEqual({});
});
