/**
 * Where the artist is kept who was last signed in here (web/api/current-user.ts). Every sign-out clears it, whatever its
 * reason; the script of the first paint reads it too.
 */
export const lastKnownUserKey = "user-last-known";

/**
 * Browser storage that may be disabled or full. Reading then returns null and writing false, so that the caller can
 * store less.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was stored. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}

export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Removes all keys with this prefix. */
export function removeStoredUnder(prefix: string): void {
  for (const key of storedKeys()) {
    if (key.startsWith(prefix)) removeStored(key);
  }
}

const clearedAtLogout = {
  startingWith: ["art-", "user-", "theme", "currency"],
  containing: ["subscription", "artwork"],
};

/** Removes the data of the user who signs out (specification, sections 3 and 4). */
export function clearStorageAtLogout(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (
        clearedAtLogout.startingWith.some((start) => key.startsWith(start)) ||
        clearedAtLogout.containing.some((part) => key.includes(part))
      ) {
        localStorage.removeItem(key);
      }
    }
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}
