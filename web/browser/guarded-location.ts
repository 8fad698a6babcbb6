import { useLocationProperty } from "wouter/use-browser-location";
import { askToLeave, mustAskToLeave } from "./leave-guard.ts";

/**
 * The router's location hook: the browser's address, but that a page whose form must be asked first stays until the
 * answer is there. A link waits. Back and Forward have moved by the time that the browser reports them, so the move
 * is undone, and made again once it is granted; the page never sees the address in between.
 */
export function useGuardedLocation(): [string, typeof navigate] {
  return [useLocationProperty(shownPath, shownPath), navigate];
}

useGuardedLocation.searchHook = () => useLocationProperty(shownSearch, shownSearch);

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What the page shows while a move is being undone. */
let held: Place | null = null;
/** What the page has shown last, and the number of its entry in the history. */
let shown: Place = { pathname: "", search: "" };
let position = 0;
/** Takes every move that the guard itself makes. */
let onOwnMove: (() => void) | null = null;

function shownPath(): string {
  return (held ?? window.location).pathname;
}

function shownSearch(): string {
  return (held ?? window.location).search;
}

/** Follows Back and Forward from the start, ahead of the router. */
export function guardHistory(): void {
  position = positionOf(window.history.state);
  noteShown();
  window.addEventListener("popstate", onPopState, { capture: true });
}

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: object | null;
}

/** Opens an address of the application. Another page is opened past the guard. */
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

/** After the question, or a save. Each entry of the history has a number, by which a move can be undone. */
export function navigateUnasked(
  to: string,
  { replace = false, state = null }: NavigateOptions = {},
): void {
  if (!replace) position += 1;
  const entry = { ...state, position };
  if (replace) window.history.replaceState(entry, "", to);
  else window.history.pushState(entry, "", to);
  noteShown();
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
  noteShown();
}

/** Undoes a move from one entry of the history to another, asks, and makes it again. */
async function holdMove(from: number, to: number): Promise<void> {
  const { pathname, search, hash } = window.location;
  // An entry without a number is none of ours: most likely this was Back.
  const steps = to - from || -1;
  const asked = shown;
  held = asked;
  await move(-steps, from);
  held = null;
  if (!(await askToLeave())) return;
  const here = window.location.pathname;
  if (here === asked.pathname) await move(steps, to);
  // A saved work has led to the gallery meanwhile.
  else if (here !== pathname) navigateUnasked(pathname + search + hash);
}

/** Goes on until it is at the entry of that number: the artist may press Back meanwhile. */
function move(steps: number, to: number): Promise<void> {
  return new Promise((resolve) => {
    onOwnMove = () => {
      if (position !== to) {
        window.history.go(to - position);
        return;
      }
      onOwnMove = null;
      noteShown();
      resolve();
    };
    window.history.go(steps);
  });
}

/** An entry that the browser made, such as the first one, has no number. */
function positionOf(state: unknown): number {
  const hasPosition = typeof state === "object" && state !== null && "position" in state;
  return hasPosition && typeof state.position === "number" ? state.position : 0;
}

function noteShown(): void {
  const { pathname, search } = window.location;
  shown = { pathname, search };
}
