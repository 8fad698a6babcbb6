import { useLocationProperty } from "wouter/use-browser-location";
import { askToLeave, mustAskToLeave } from "./leave-guard.ts";

/**
 * The router's location hook: the browser's address, except that a page with unsaved input stays until the user has
 * answered the leave guard. A link waits for the answer. The browser reports Back and Forward only after it has moved,
 * so the move is undone and repeated after a yes; the page does not render the address in between.
 */
export function useGuardedLocation(): [string, typeof navigate] {
  return [useLocationProperty(shownPath, shownPath), navigate];
}

useGuardedLocation.searchHook = () => useLocationProperty(shownSearch, shownSearch);

interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/** The address to render while a move is being undone. */
let held: PageAddress | null = null;
/** The address rendered last, and the number of its history entry. */
let shown: PageAddress = { pathname: "", search: "" };
let position = 0;
/** Handles the `popstate` events of moves that this module starts itself. */
let onOwnMove: (() => void) | null = null;

function shownPath(): string {
  return (held ?? window.location).pathname;
}

function shownSearch(): string {
  return (held ?? window.location).search;
}

/** Listens to Back and Forward, before the router does. */
export function guardHistory(): void {
  position = positionOf(window.history.state);
  updateShown();
  window.addEventListener("popstate", onPopState, { capture: true });
}

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: object | null;
}

/** Opens an address of the application; for another page the leave guard asks first. */
function navigate(to: string, options?: NavigateOptions): void {
  const { pathname } = new URL(to, window.location.href);
  const isSamePage = pathname === shownPath();
  if (!isSamePage && mustAskToLeave()) {
    void askToLeave().then((mayLeave) => mayLeave && navigateUnasked(to, options));
    return;
  }
  if (!isSamePage) void askToLeave();
  navigateUnasked(to, options);
}

/** Navigates without the guard. Each history entry is numbered, so that a move can be undone. */
export function navigateUnasked(
  to: string,
  { replace = false, state = null }: NavigateOptions = {},
): void {
  if (!replace) position += 1;
  const entry = { ...state, position };
  if (replace) window.history.replaceState(entry, "", to);
  else window.history.pushState(entry, "", to);
  updateShown();
}

function onPopState({ state }: PopStateEvent): void {
  const before = position;
  position = positionOf(state);
  if (onOwnMove !== null) {
    onOwnMove();
    return;
  }
  if (window.location.pathname !== shown.pathname) {
    if (mustAskToLeave()) {
      void holdMove(before, position);
      return;
    }
    void askToLeave();
  }
  updateShown();
}

/** Undoes a move between history entries, asks, and repeats it after a yes. */
async function holdMove(from: number, to: number): Promise<void> {
  const { pathname, search, hash } = window.location;
  // The entry of another page has no number: then this was most likely Back.
  const steps = to - from || -1;
  const asked = shown;
  held = asked;
  await move(-steps, from);
  held = null;
  if (!(await askToLeave())) return;
  const here = window.location.pathname;
  if (here === asked.pathname) await move(steps, to);
  // Meanwhile a save has opened the gallery.
  else if (here !== pathname) navigateUnasked(pathname + search + hash);
}

/** Moves until the entry with the number `to` is reached, because the user may click Back meanwhile. */
function move(steps: number, to: number): Promise<void> {
  return new Promise((resolve) => {
    onOwnMove = () => {
      if (position !== to) {
        window.history.go(to - position);
        return;
      }
      onOwnMove = null;
      updateShown();
      resolve();
    };
    window.history.go(steps);
  });
}

/** Entries that the browser created, such as the first one, have no number. */
function positionOf(state: unknown): number {
  const hasPosition = typeof state === "object" && state !== null && "position" in state;
  return hasPosition && typeof state.position === "number" ? state.position : 0;
}

function updateShown(): void {
  const { pathname, search } = window.location;
  shown = { pathname, search };
}
