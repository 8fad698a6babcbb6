import { onConnected } from "#web/api/connection.ts";

/** Without a sign that the network is back, one more try after this time, in milliseconds. */
const retryDelay = 5_000;

const nothing = () => undefined;

/** Where requests wait that had no answer. */
interface NetworkGate {
  /** Resolves when the network is back, after a while, or with `goOn`. */
  readonly wait: () => Promise<void>;
  readonly goOn: () => void;
}

/** Opens a gate; all that wait at it go on together. `onChange` is called when the first waits, and when they go on. */
export function networkGate(onChange: (isWaiting: boolean) => void): NetworkGate {
  let waiting: Promise<void> | null = null;
  let goOn: () => void = nothing;

  function wait(): Promise<void> {
    waiting ??= new Promise((resolve) => {
      onChange(true);
      const timer = setTimeout(() => goOn(), retryDelay);
      const unsubscribe = onConnected(() => goOn());
      goOn = () => {
        clearTimeout(timer);
        unsubscribe();
        waiting = null;
        goOn = nothing;
        onChange(false);
        resolve();
      };
    });
    return waiting;
  }

  return { wait, goOn: () => goOn() };
}
