import { readStored, store } from "#web/storage/storage.ts";

/** Shared by the tabs of a browser; cleared at sign-out with everything that begins with user-. */
const storageKey = "user-last-active";

/** When the user was last active in any tab, in milliseconds; null when nothing is stored. */
export function readLastActive(): number | null {
  const time = Number(readStored(storageKey) ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

export function storeLastActive(time: number): void {
  store(storageKey, String(time));
}
