import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type User, userSchema } from "#schema/user.ts";
import { ApiError, call, toKey } from "./api.ts";
import { queryClient } from "./query-client.ts";
import { readStored, removeStored, store } from "./storage.ts";

/** How long the answer counts, in milliseconds (specification, section 4). */
const authCache = 5 * 60 * 1000;

/** In milliseconds: an answer that has only just come is what a page that opens asks for. */
const justNow = 5000;

/**
 * The artist as last answered, so that the application opens without a network. The key is one that every
 * sign-out clears, whatever its reason.
 */
const lastKnownKey = "user-last-known";

/**
 * The signed-in artist, or null. A 401, an empty or unreadable body and any failure all mean "not signed
 * in", without a message (specification, section 4); only where no answer came at all, whoever was signed in
 * here before still is.
 */
export const currentUserQuery = queryOptions({
  queryKey: toKey(apiPaths.authUser),
  queryFn: fetchCurrentUser,
  staleTime: authCache,
  gcTime: authCache,
  refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt < justNow ? false : "always"),
  // Offline must fail at once rather than wait.
  networkMode: "always",
});

async function fetchCurrentUser(): Promise<User | null> {
  try {
    const response = await call("GET", apiPaths.authUser);
    const user = parseUser(await response.text());
    if (user) remember(user);
    return user;
  } catch (error) {
    if (!(error instanceof ApiError)) return parseUser(readStored(lastKnownKey) ?? "");
    if (error.status === 401) removeStored(lastKnownKey);
    return null;
  }
}

function parseUser(text: string): User | null {
  try {
    const result = v.safeParse(userSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function remember(user: User): void {
  store(lastKnownKey, JSON.stringify(user));
}

/** `undefined` while the first answer is awaited, `null` when nobody is signed in. */
export function useCurrentUser(): User | null | undefined {
  return useQuery(currentUserQuery).data;
}

/** Every call that changes the artist answers with the whole of them. */
export function setCurrentUser(user: User): void {
  remember(user);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

export function refreshCurrentUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

/** Asks before anything is drawn that needs the answer; never rejects. */
export function askForCurrentUser(): Promise<void> {
  return queryClient.prefetchQuery(currentUserQuery);
}
