import { probeConnection } from "#web/api/connection.ts";
import { type Kept, keepUnsavedInput } from "#web/storage/unsaved-input.ts";
import { reloadPage } from "./reload.ts";

/** Why a part of the application is not there. */
export interface PartFailure {
  readonly isOffline: boolean;
  /** What a reload would do to what is typed and not saved; null where nothing is. */
  readonly kept: Kept | null;
}

export interface FailedPart {
  readonly name: string;
  readonly load: () => Promise<unknown>;
}

interface RecoveryOptions {
  /** By the person, and not by the page itself. */
  readonly isAsked: boolean;
  readonly beforeReload?: () => void;
}

const keyFor = ({ name }: Pick<FailedPart, "name">) => `reloaded-for:${name}`;

/**
 * Tries to have a part that could not be loaded. Browsers may keep a failed import for as long as the page
 * lives, and a deployment may have removed its file: then a new page has it. The page is reloaded by itself
 * once, and only while nothing is typed; `isAsked` reloads it in any case, but never into an error page.
 * Returns null where the part is there, or the page on its way.
 */
export async function recoverPart(
  part: FailedPart,
  { isAsked, beforeReload }: RecoveryOptions,
): Promise<PartFailure | null> {
  const isOffline = !(await probeConnection());
  if (!isOffline && (await isLoaded(part))) return null;
  const kept = keepUnsavedInput();
  if (isOffline) return { isOffline, kept };
  const mayReload = (isAsked || (kept === null && !wasReloadedFor(part))) && (await isPageThere());
  if (!mayReload || (!noteReloadFor(part) && !isAsked)) return { isOffline, kept };
  beforeReload?.();
  reloadPage();
  return null;
}

async function isLoaded(part: FailedPart): Promise<boolean> {
  try {
    await part.load();
    return true;
  } catch {
    // As before: a new page is needed.
    return false;
  }
}

/** Reloads the page where that is asked for, but not into an error page. */
export async function reloadReachablePage(): Promise<void> {
  if (await isPageThere()) reloadPage();
  else await probeConnection();
}

async function isPageThere(): Promise<boolean> {
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

/** Returns whether the page after this one will know. */
function noteReloadFor(part: FailedPart): boolean {
  try {
    sessionStorage.setItem(keyFor(part), "yes");
    return true;
  } catch {
    return false;
  }
}

/** A part that is there may fail once more, with a reload of its own. */
export function forgetReloadFor(part: Pick<FailedPart, "name">): void {
  try {
    sessionStorage.removeItem(keyFor(part));
  } catch {
    // Storage is switched off, so nothing was noted.
  }
}
