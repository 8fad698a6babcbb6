import { expect } from "vitest";
import type { ErrorBody } from "#schema/errors.ts";
import type { TestWorker } from "./harness.ts";
import { expectError, readError } from "./records.ts";
import { readStores } from "./stores.ts";

/** Expects that nothing that is stored changes while this is done; what it returns. */
export async function expectUnchanged<Result>(
  worker: TestWorker,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = await readStores(worker);
  const result = await act();
  expect(await readStores(worker)).toEqual(before);
  return result;
}

/** The error of a request by which nothing that is stored changes. */
export async function readRefusal(
  worker: TestWorker,
  send: () => Promise<Response>,
): Promise<ErrorBody> {
  return readError(await expectUnchanged(worker, send));
}

/** Expects the error of this code, as `expectError` does, and that nothing that is stored changes. */
export async function expectRefusal(
  worker: TestWorker,
  send: () => Promise<Response>,
  code: ErrorBody["code"],
  message?: string,
): Promise<void> {
  await expectError(await expectUnchanged(worker, send), code, message);
}

/** Expects that a body is refused for the fields at these paths, and that nothing that is stored changes. */
export async function expectInvalid(
  worker: TestWorker,
  send: () => Promise<Response>,
  paths: readonly string[],
): Promise<void> {
  const { code, issues } = await readRefusal(worker, send);
  expect(code).toBe("VALIDATION_FAILED");
  expect(issues?.map(({ path }) => path) ?? []).toEqual(paths);
}

/** The same for one field, with the sentence that says what to do. */
export async function expectIssue(
  worker: TestWorker,
  send: () => Promise<Response>,
  path: string,
  message: string,
): Promise<void> {
  const { code, issues } = await readRefusal(worker, send);
  expect(code).toBe("VALIDATION_FAILED");
  expect(issues).toEqual([{ path, message }]);
}
