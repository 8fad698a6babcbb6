import * as v from "valibot";
import { expect } from "vitest";

/** What a response with one of these statuses says. */
export async function readAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  response: Response,
  statuses: readonly number[] = [200],
): Promise<v.InferOutput<Schema>> {
  expect(statuses, await response.clone().text()).toContain(response.status);
  return v.parse(schema, await response.json());
}
