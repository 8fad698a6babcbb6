import * as v from "valibot";
import { readStored, removeStored, store } from "./storage.ts";

/**
 * What has been typed and not saved yet, for when the page is left in between: a session ends, and the log-in
 * takes over. Beside it stands what it began from; where that has changed since, the typing is out of date.
 */
export function keepInput(key: string, begunFrom: unknown, typed: unknown): void {
  store(key, JSON.stringify({ begunFrom: JSON.stringify(begunFrom), typed }));
}

/** What was typed before the page was left; null where there is nothing, or something out of date. */
export function readKeptInput<Schema extends v.GenericSchema>(
  schema: Schema,
  key: string,
  begunFrom: unknown,
): v.InferOutput<Schema> | null {
  const text = readStored(key);
  if (text === null) return null;
  const kept = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ begunFrom: v.literal(JSON.stringify(begunFrom)), typed: schema }),
  );
  const result = v.safeParse(kept, text);
  return result.success ? result.output.typed : null;
}

/** Once it is saved, or given up. */
export function forgetInput(key: string): void {
  removeStored(key);
}
