/**
 * Browser storage that may be switched off or full. Reading then finds nothing and writing says so, for
 * the caller to keep less.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was kept. */
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
    // Storage is switched off, so nothing was kept.
  }
}

export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Removes whatever is kept under keys that begin so. */
export function removeStoredUnder(beginning: string): void {
  for (const key of storedKeys()) {
    if (key.startsWith(beginning)) removeStored(key);
  }
}

const clearedAtLogout = {
  startingWith: ["art-", "user-", "theme", "currency"],
  containing: ["subscription", "artwork"],
};

/** Forgets what belongs to the person who signs out (specification, sections 3 and 4). */
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
    // Storage is switched off, so nothing was kept.
  }
}
