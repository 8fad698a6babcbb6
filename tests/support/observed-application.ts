import type { TestArtist } from "./artists.ts";
import type { TestWorker } from "./harness.ts";
import { observeDatabase, type RoundTrip } from "./observed-database.ts";
import { sendHere } from "./request-here.ts";

interface ObservedAnswer {
  readonly response: Response;
  readonly trips: RoundTrip[];
}

/**
 * The application on the stores of a test's Worker, with every call to its database recorded. It runs in this process,
 * because workerd does not report the calls to its database.
 */
export function observeApplication({ env }: TestWorker) {
  const { binding, takeRoundTrips } = observeDatabase(env.DB);
  const bindings = { ...env, DB: binding };
  return async (
    artist: TestArtist,
    method: string,
    path: string,
    { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<ObservedAnswer> => {
    takeRoundTrips();
    const response = await sendHere(bindings, artist, { method, path, body, headers });
    return { response, trips: takeRoundTrips() };
  };
}
