const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Until there is something to stop: without this, a signal would skip the exit that ends the children. */
export function exitOnSignal(): void {
  for (const signal of signals) process.once(signal, () => process.exit(1));
}

/** In milliseconds: whatever has not stopped by then is left to the exit, which ends the children. */
const stopLimit = 5000;

/** Stops what was started when the person, or the system, asks this process to end. */
export function stopOnSignal(stack: { stop: () => Promise<void> }): void {
  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.once(signal, () => {
      setTimeout(() => process.exit(1), stopLimit).unref();
      stack.stop().then(() => process.exit(0), reportFailure);
    });
  }
}

/** A failed step says what to do; the stack of our own scripts would not. */
export function reportFailure(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
