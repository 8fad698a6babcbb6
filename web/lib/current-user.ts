import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type User, userSchema } from "#schema/user.ts";
import { call, toKey } from "./api.ts";
import { queryClient } from "./query-client.ts";

/** How long the answer counts, in milliseconds (specification, section 4). */
const authCache = 5 * 60 * 1000;

/**
 * The signed-in artist, or null. A 401, an empty or unreadable body and any failure all mean "not signed
 * in", without a message (specification, section 4).
 */
const currentUserQuery = queryOptions({
  queryKey: toKey(apiPaths.authUser),
  queryFn: fetchCurrentUser,
  staleTime: authCache,
  refetchOnMount: "always",
});

async function fetchCurrentUser(): Promise<User | null> {
  try {
    const response = await call("GET", apiPaths.authUser);
    const result = v.safeParse(userSchema, await response.json());
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** `undefined` while the first answer is awaited, `null` when nobody is signed in. */
export function useCurrentUser(): User | null | undefined {
  return useQuery(currentUserQuery).data;
}

/** Every call that changes the artist answers with the whole of them. */
export function setCurrentUser(user: User): void {
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

export function refreshCurrentUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}
