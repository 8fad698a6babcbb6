import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const closers: (() => void)[] = [];
const listeners = new Set<() => void>();

/** Has `closeTopDialog` find this dialog while it is open. */
export function useDialogStack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const entry = () => close();
    closers.push(entry);
    report();
    return () => {
      closers.splice(closers.indexOf(entry), 1);
      report();
    };
  }, [isOpen]);
}

/** Closes the dialog that was opened last; returns whether there was one. */
export function closeTopDialog(): boolean {
  const close = closers.at(-1);
  close?.();
  return close !== undefined;
}

/** Whether a dialog is open. */
export function useHasDialog(): boolean {
  return useSyncExternalStore(subscribe, () => closers.length > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function report(): void {
  for (const listener of listeners) listener();
}
