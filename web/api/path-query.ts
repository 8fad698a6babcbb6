import { queryOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import { isProfileComplete } from "#schema/artist/profile.ts";
import { fetchKey, toKey } from "./api.ts";
import { currentUserQuery } from "./current-user.ts";
import { preloadedPaths } from "./preloaded.ts";
import { queryClient, refetchWhenShown } from "./query-client.ts";

/** What puts the answer of a path into the cache. */
const prefetches = new Map<string, () => Promise<unknown>>();

/** Says how a path is put into the cache, if its answer was preloaded. */
export function prefetchWith(path: string, prefetch: () => Promise<unknown>): void {
  prefetches.set(path, prefetch);
}

/**
 * The query for what a path answers, which may have changed in another window: fetched whenever it is shown; offline that
 * fails at once.
 */
export function pathQuery<Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const query = queryOptions({
    queryKey: toKey(path),
    queryFn: fetchKey(schema),
    ...refetchWhenShown,
  });
  prefetchWith(path, () => queryClient.prefetchQuery(query));
  return query;
}

/**
 * Waits until what was preloaded for the opened page is in the cache, once its queries are defined and the user is known.
 * Never rejects. If another user than the last has signed in, it is requested again, which their profile must allow
 * (specification, section 7).
 */
export async function cachePreloaded(): Promise<void> {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (!user || !isProfileComplete(user)) return;
  await Promise.all(preloadedPaths().map((path) => prefetches.get(path)?.()));
}
