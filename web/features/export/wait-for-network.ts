import { onConnected } from "#web/browser/connection.ts";
import type { ExportWait } from "./fetch-pictures.ts";

/** Until the next try where nothing reports that the network is back, and while a limit applies. */
const retryDelayMs = 5_000;

const nothing = () => undefined;

/** Lets requests wait that are to be sent again. */
interface NetworkWait {
  /** Resolves when the network is back, after a while, or with `goOn`. */
  readonly wait: (reason: ExportWait) => Promise<void>;
  readonly goOn: () => void;
}

/** All requests that wait go on together. `onChange` is called when the first waits, and with null when they go on. */
export function createNetworkWait(onChange: (reason: ExportWait | null) => void): NetworkWait {
  let waiting: Promise<void> | null = null;
  let goOn: () => void = nothing;

  function wait(reason: ExportWait): Promise<void> {
    waiting ??= new Promise((resolve) => {
      onChange(reason);
      const timer = setTimeout(() => goOn(), retryDelayMs);
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
