import { readStored, store } from "#web/storage/storage.ts";
import { isLeaving } from "../sign-out.ts";
import { checkInterval, idleStateAt } from "./idle-state.ts";

/** What counts as activity (specification, section 4); keydown is a key press that writes nothing. */
const activityEvents = [
  "mousedown",
  "mousemove",
  "keypress",
  "keydown",
  "scroll",
  "touchstart",
  "click",
  "wheel",
] as const;

/** After these, time may have passed without a timer: sleep stops timers, a hidden tab throttles them. */
const resumeEvents = ["focus", "pageshow", "storage"] as const;

interface IdlenessOptions {
  /** Seconds until the sign-out while the warning is due, and null otherwise. */
  readonly onChange: (secondsLeft: number | null) => void;
  /** The time is up; the watch has stopped. */
  readonly onOver: () => void;
}

export interface IdlenessWatch {
  readonly stayActive: () => void;
  readonly stop: () => void;
}

/**
 * Watches how long the user has been inactive in all tabs. Opening a page counts as activity; once the warning
 * is due, only `stayActive` does, here or in another tab.
 */
export function watchIdleness({ onChange, onOver }: IdlenessOptions): IdlenessWatch {
  let lastActive = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarning = false;
  let isStopped = false;

  function check(): void {
    clearTimeout(timer);
    if (isStopped) return;
    const now = Date.now();
    lastActive = Math.max(lastActive, readLastActive() ?? 0);
    // A clock that was set back must not grant the hours that it repeats.
    if (lastActive > now) markActive(now);
    const { secondsLeft, isOver, checkIn } = idleStateAt(lastActive, now);
    isWarning = secondsLeft !== null;
    onChange(secondsLeft);
    if (isOver) {
      stop();
      onOver();
    } else {
      timer = setTimeout(check, checkIn);
    }
  }

  function stayActive(): void {
    markActive(Date.now());
    check();
  }

  function markActive(time: number): void {
    if (isStopped || isLeaving()) return;
    lastActive = time;
    storeLastActive(time);
  }

  function handleActivity(): void {
    if (Date.now() - lastActive < checkInterval) return;
    // The event that wakes the computer does not count if the time ran out during sleep.
    check();
    if (!isWarning) stayActive();
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    for (const event of activityEvents) window.removeEventListener(event, handleActivity, true);
    for (const event of resumeEvents) window.removeEventListener(event, check);
    document.removeEventListener("visibilitychange", check);
  }

  for (const event of activityEvents) {
    window.addEventListener(event, handleActivity, { capture: true, passive: true });
  }
  for (const event of resumeEvents) window.addEventListener(event, check);
  document.addEventListener("visibilitychange", check);
  stayActive();
  return { stayActive, stop };
}

/** Shared by the tabs of a browser; cleared at sign-out with everything that begins with user-. */
const storageKey = "user-last-active";

/** When the user was last active in any tab, in milliseconds; null when nothing is stored. */
function readLastActive(): number | null {
  const time = Number(readStored(storageKey) ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

function storeLastActive(time: number): void {
  store(storageKey, String(time));
}
