import { afterAll, beforeAll, beforeEach } from "vitest";
import { startWorker, type TestWorker, type WorkerSettings } from "./harness.ts";
import { type Stack, startStack } from "./stripe.ts";

/**
 * What `start` returns, for the tests of the file or block that calls this: an object that is filled before the first
 * of them, and closed after the last. It is a copy: what changes later has to be in an object of its own.
 */
export function startedForTests<Started extends { readonly close: () => Promise<void> }>(
  start: () => Promise<Started>,
): Started {
  const started = {} as Started;
  beforeAll(async () => {
    Object.assign(started, await start());
  });
  afterAll(() => started.close());
  return started;
}

export function workerForTests(settings: WorkerSettings = {}): TestWorker {
  return startedForTests(() => startWorker(settings));
}

/** The Worker and the stand-in, reset before each test. */
export function stackForTests(settings: WorkerSettings = {}): Stack {
  const stack = startedForTests(() => startStack(settings));
  beforeEach(() => stack.reopen());
  return stack;
}
