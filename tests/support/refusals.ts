import { expect } from "vitest";
import type { ErrorBody } from "#schema/errors.ts";
import type { TestWorker } from "./harness.ts";
import { readError } from "./records.ts";
import { readStores } from "./stores.ts";

/** The error of a request by which nothing that is stored changes. */
export async function readRefusal(
  worker: TestWorker,
  send: () => Promise<Response>,
): Promise<ErrorBody> {
  const before = await readStores(worker);
  const error = await readError(await send());
  expect(await readStores(worker)).toEqual(before);
  return error;
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
