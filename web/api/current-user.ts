import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type User, userSchema } from "#schema/artist/user.ts";
import { hideAndReload } from "#web/browser/leave-page.ts";
import { flushInput } from "#web/storage/input-store.ts";
import { lastKnownUserKey, readStored, removeStored, store } from "#web/storage/storage.ts";
import { ApiError, bindCalls, call, toKey } from "./api.ts";
import { isSignOutPending } from "./end-session.ts";
import { queryClient } from "./query-client.ts";
import { onMessageFromOtherTabs, postToOtherTabs } from "./session-channel.ts";

/** How long the response is fresh (specification, section 4). */
const authCacheMs = 5 * 60 * 1000;

/** A page that opens does not repeat a request that has just been answered. */
const justNowMs = 5000;

const currentUserKey = toKey(apiPaths.authUser);

/**
 * The signed-in artist, or null. When the application opens, a 401, an empty or unreadable body and any failure
 * all mean "not signed in", without a message (specification, section 4); only without any answer the last known
 * user stays signed in. Later only a 401 ends the session: after any other failure the query keeps its data, and its
 * error.
 */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: fetchCurrentUser,
  staleTime: authCacheMs,
  gcTime: authCacheMs,
  refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt < justNowMs ? false : "always"),
  // Offline must fail at once rather than wait.
  networkMode: "always",
});

async function fetchCurrentUser(): Promise<User | null> {
  if (isSignOutPending()) return null;
  const known = queryClient.getQueryData<User | null>(currentUserKey);
  try {
    const response = await call("GET", apiPaths.authUser);
    const user = parseUser(await response.text());
    if (user) return isForgotten ? null : await admit(user);
    if (known) throw new Error("The server did not say who is signed in.");
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      endEverywhere(known);
      return null;
    }
    if (known) throw error;
    return error instanceof ApiError ? null : parseUser(readStored(lastKnownUserKey) ?? "");
  }
}

/** Lets the other tabs check as well, so that none of them keeps showing data of the session that ended. */
function endEverywhere(known: User | null | undefined): void {
  // Only in the first tab that notices: the others find nothing stored and have no user.
  if (!known && readStored(lastKnownUserKey) === null) return;
  removeStored(lastKnownUserKey);
  postToOtherTabs({ sessionRefused: true });
}

/** The user whose data this page may have shown. */
let shownUserId: string | null = null;
/** After a sign-out in this page, a pending response is not stored any more. */
let isForgotten = false;

export function hasShownUser(): boolean {
  return shownUserId !== null;
}

/** A page shows the data of one user. If another one has signed in, the page is reloaded, and this never resolves. */
function admit(user: User): Promise<User> | User {
  if (shownUserId === user.id) {
    remember(user);
    return user;
  }
  if (shownUserId !== null) return reloadForOtherUser();
  shownUserId = user.id;
  bindCalls(user.id);
  remember(user);
  postToOtherTabs({ signedIn: { userId: user.id } });
  return user;
}

function reloadForOtherUser(): Promise<never> {
  flushInput();
  hideAndReload();
  return new Promise(() => {});
}

/** Follows sign-ins and sign-outs in other tabs. */
export function followUserOfOtherTabs(): () => void {
  return onMessageFromOtherTabs((message) => {
    if ("signedOut" in message) queryClient.setQueryData(currentUserKey, null);
    else if ("sessionRefused" in message) void refreshCurrentUser();
    else if (shownUserId !== null && shownUserId !== message.signedIn.userId)
      void reloadForOtherUser();
  });
}

/** Called at a sign-out, before the page is left. */
export function forgetCurrentUser(): void {
  isForgotten = true;
  removeStored(lastKnownUserKey);
}

function parseUser(text: string): User | null {
  try {
    const result = v.safeParse(userSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** So that the application opens without a network. */
function remember(user: User): void {
  store(lastKnownUserKey, JSON.stringify(user));
}

/** `undefined` while the first response is loading, `null` when no one is signed in. */
export function useCurrentUser(): User | null | undefined {
  return useQuery(currentUserQuery).data;
}

/** For the response of a request that changes the user, which contains the whole user. */
export function setCurrentUser(user: User): void {
  if (isForgotten) return;
  if (shownUserId !== null && shownUserId !== user.id) void reloadForOtherUser();
  else {
    remember(user);
    queryClient.setQueryData(currentUserQuery.queryKey, user);
  }
}

/** Whether the last check of the session failed. */
export function useIsUserUnconfirmed(): boolean {
  return useQuery({ ...currentUserQuery, refetchOnMount: false }).isRefetchError;
}

export function refreshCurrentUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

/** Asks before anything is drawn that needs the answer; never rejects. */
export function askForCurrentUser(): Promise<void> {
  return queryClient.prefetchQuery(currentUserQuery);
}
