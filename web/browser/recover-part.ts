import { probeConnection } from "#web/browser/connection.ts";
import { type StoredExtent, storeUnsavedInput } from "#web/storage/unsaved-input.ts";
import { reloadPage } from "./reload.ts";

/** Why a part of the application is missing. */
export interface PartFailure {
  readonly isOffline: boolean;
  /** What a reload would do to unsaved input; null where there is none. */
  readonly kept: StoredExtent | null;
}

interface FailedPart {
  readonly name: string;
  readonly load: () => Promise<unknown>;
}

interface RecoveryOptions {
  /** By the user, and not by the page itself. */
  readonly isRequested?: boolean;
  readonly beforeReload?: () => void;
}

const keyFor = ({ name }: Pick<FailedPart, "name">) => `reloaded-for:${name}`;

/**
 * Tries to get a part that could not be loaded. A browser may remember a failed import for the lifetime of the page,
 * and a deployment may have removed the file: then only a new page can load it. The page is reloaded once without being
 * asked, and only if there is no unsaved input; `isRequested` reloads it in any case, but never into an error page.
 * Returns null if the part is loaded or the page is being reloaded.
 */
export async function recoverPart(
  part: FailedPart,
  { isRequested = false, beforeReload }: RecoveryOptions = {},
): Promise<PartFailure | null> {
  const isOffline = !(await probeConnection());
  if (!isOffline && (await isLoaded(part))) return null;
  const kept = storeUnsavedInput();
  if (isOffline) return { isOffline, kept };
  const mayReload =
    (isRequested || (kept === null && !wasReloadedFor(part))) && (await isPageReachable());
  if (!mayReload || (!noteReloadFor(part) && !isRequested)) return { isOffline, kept };
  beforeReload?.();
  reloadPage();
  return null;
}

async function isLoaded(part: FailedPart): Promise<boolean> {
  try {
    await part.load();
    return true;
  } catch {
    // Only a new page can load it.
    return false;
  }
}

/** Reloads the page at the request of the user, but not into an error page. */
export async function reloadReachablePage(): Promise<void> {
  if (await isPageReachable()) reloadPage();
  else await probeConnection();
}

async function isPageReachable(): Promise<boolean> {
  try {
    const page = await fetch(window.location.pathname, { method: "HEAD", cache: "no-store" });
    return page.ok;
  } catch {
    return false;
  }
}

function wasReloadedFor(part: FailedPart): boolean {
  try {
    return sessionStorage.getItem(keyFor(part)) !== null;
  } catch {
    return true;
  }
}

/** Returns whether the next page will know. */
function noteReloadFor(part: FailedPart): boolean {
  try {
    sessionStorage.setItem(keyFor(part), "yes");
    return true;
  } catch {
    return false;
  }
}

/** A part that has been loaded may reload the page once more if it fails later. */
export function forgetReloadFor(part: Pick<FailedPart, "name">): void {
  try {
    sessionStorage.removeItem(keyFor(part));
  } catch {
    // Storage is disabled, so nothing was noted.
  }
}
