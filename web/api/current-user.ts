import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type User, userSchema } from "#schema/user.ts";
import { coverAndReload } from "#web/browser/leave-page.ts";
import { flushInput } from "#web/storage/input-store.ts";
import { readStored, removeStored, store } from "#web/storage/storage.ts";
import { ApiError, bindCalls, call, toKey } from "./api.ts";
import { isSignOutPending } from "./end-session.ts";
import { queryClient } from "./query-client.ts";
import { onMessageFromOtherTabs, postToOtherTabs } from "./session-channel.ts";

/** How long the answer counts, in milliseconds (specification, section 4). */
const authCache = 5 * 60 * 1000;

/** In milliseconds: an answer that has only just come is what a page that opens asks for. */
const justNow = 5000;

const currentUserKey = toKey(apiPaths.authUser);

/**
 * The artist as last answered, so that the application opens without a network. The key is one that every
 * sign-out clears, whatever its reason.
 */
const lastKnownKey = "user-last-known";

/**
 * The signed-in artist, or null. When the application opens, a 401, an empty or unreadable body and any failure
 * all mean "not signed in", without a message (specification, section 4); only where no answer came at all, whoever
 * was signed in here before still is. Later only a 401 ends the session: after any other failure the query keeps
 * who it has, and its error.
 */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: fetchCurrentUser,
  staleTime: authCache,
  gcTime: authCache,
  refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt < justNow ? false : "always"),
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
    return error instanceof ApiError ? null : parseUser(readStored(lastKnownKey) ?? "");
  }
}

/** Has the other tabs ask as well, so that none of them goes on showing what belongs to the session that ended. */
function endEverywhere(known: User | null | undefined): void {
  // Only the first tab that learns of it: the others find nothing stored, and have nobody known.
  if (!known && readStored(lastKnownKey) === null) return;
  removeStored(lastKnownKey);
  postToOtherTabs({ sessionRefused: true });
}

/** Whose things this page may have shown. */
let shownUserId: string | null = null;
/** Signed out in this page: an answer that is still on its way is not written down any more. */
let isForgotten = false;

export function hasShownUser(): boolean {
  return shownUserId !== null;
}

/** A page shows one person's things. Where another has signed in meanwhile, it loads anew, and never goes on. */
function admit(user: User): Promise<User> | User {
  if (shownUserId === user.id) {
    remember(user);
    return user;
  }
  if (shownUserId !== null) return startAnew();
  shownUserId = user.id;
  bindCalls(user.id);
  remember(user);
  postToOtherTabs({ signedIn: { userId: user.id } });
  return user;
}

function startAnew(): Promise<never> {
  flushInput();
  coverAndReload();
  return new Promise(() => {});
}

/** Hears in other tabs of who comes and goes. */
export function followOtherTabs(): () => void {
  return onMessageFromOtherTabs((news) => {
    if ("signedOut" in news) queryClient.setQueryData(currentUserKey, null);
    else if ("sessionRefused" in news) void refreshCurrentUser();
    else if (shownUserId !== null && shownUserId !== news.signedIn.userId) void startAnew();
  });
}

/** At a sign-out, before the page is left. */
export function forgetCurrentUser(): void {
  isForgotten = true;
  removeStored(lastKnownKey);
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
  if (isForgotten) return;
  if (shownUserId !== null && shownUserId !== user.id) void startAnew();
  else {
    remember(user);
    queryClient.setQueryData(currentUserQuery.queryKey, user);
  }
}

/** Whether the last time that the server was asked it did not say who is signed in. */
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
