/** In milliseconds (specification, section 9). */
const idleTimeout = 14 * 60 * 1000;
export const countdown = 60 * 1000;
/** The interval at which activity is recorded and the time is checked. */
export const checkInterval = 2000;

/** What the idle timeout has come to. */
interface IdleState {
  /** Whole seconds until the sign-out, while the warning is open; null before. */
  readonly secondsLeft: number | null;
  readonly isOver: boolean;
  /** When to check again, in milliseconds: at the latest when something changes. */
  readonly checkIn: number;
}

/** Both times are milliseconds of the wall clock, which continues while the computer sleeps. */
export function idleStateAt(lastActive: number, now: number): IdleState {
  const untilWarning = lastActive + idleTimeout - now;
  if (untilWarning > 0) {
    return { secondsLeft: null, isOver: false, checkIn: Math.min(untilWarning, checkInterval) };
  }
  const untilOver = untilWarning + countdown;
  if (untilOver <= 0) return { secondsLeft: null, isOver: true, checkIn: 0 };
  const secondsLeft = Math.ceil(untilOver / 1000);
  return { secondsLeft, isOver: false, checkIn: untilOver - (secondsLeft - 1) * 1000 };
}
