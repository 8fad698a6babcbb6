import { useEffect, useEffectEvent } from "react";
import { createStore, useStore } from "#web/browser/store.ts";

const closers = createStore<readonly (() => void)[]>([]);

/** Has `closeTopDialog` find this dialog while it is open. */
export function useDialogStack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const entry = () => close();
    closers.set([...closers.get(), entry]);
    return () => closers.set(closers.get().filter((other) => other !== entry));
  }, [isOpen]);
}

/** Closes the dialog that was opened last; returns whether there was one. */
export function closeTopDialog(): boolean {
  const close = closers.get().at(-1);
  close?.();
  return close !== undefined;
}

/** Whether a dialog is open. */
export function useHasDialog(): boolean {
  return useStore(closers).length > 0;
}
