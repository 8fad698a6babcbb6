import type * as v from "valibot";
import { callFor } from "./api.ts";

/** A request with the key that names it, so that sending it again after a lost answer takes effect once. */
export interface Keyed<Input extends object> {
  readonly input: Input;
  readonly idempotencyKey: string;
}

/** Sends a request that takes effect once, and parses the answer. */
export function callOnce<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  { input, idempotencyKey }: Keyed<object>,
): Promise<v.InferOutput<Schema>> {
  const headers = { "Idempotency-Key": idempotencyKey };
  return callFor(schema, "POST", path, { body: input, headers });
}
