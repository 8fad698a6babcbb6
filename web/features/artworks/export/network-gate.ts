import { onConnected } from "#web/api/connection.ts";
import type { ExportWait } from "./fetch-pictures.ts";

/** Without a sign that the network is back, and while a limit holds, one more try after this time, in milliseconds. */
const retryDelay = 5_000;

const nothing = () => undefined;

/** Where requests wait that are to be sent again. */
interface NetworkGate {
  /** Resolves when the network is back, after a while, or with `goOn`. */
  readonly wait: (reason: ExportWait) => Promise<void>;
  readonly goOn: () => void;
}

/** Opens a gate; all that wait at it go on together. `onChange` is called when the first waits, and with null when they go on. */
export function networkGate(onChange: (reason: ExportWait | null) => void): NetworkGate {
  let waiting: Promise<void> | null = null;
  let goOn: () => void = nothing;

  function wait(reason: ExportWait): Promise<void> {
    waiting ??= new Promise((resolve) => {
      onChange(reason);
      const timer = setTimeout(() => goOn(), retryDelay);
      const unsubscribe = reason === "offline" ? onConnected(() => goOn()) : nothing;
      goOn = () => {
        clearTimeout(timer);
        unsubscribe();
        waiting = null;
        goOn = nothing;
        onChange(null);
        resolve();
      };
    });
    return waiting;
  }

  return { wait, goOn: () => goOn() };
}
