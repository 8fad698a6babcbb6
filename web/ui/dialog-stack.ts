import { useEffect, useEffectEvent } from "react";

const closers: (() => void)[] = [];

/** Has `closeTopDialog` find this dialog while it is open. */
export function useDialogStack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const entry = () => close();
    closers.push(entry);
    return () => {
      closers.splice(closers.indexOf(entry), 1);
    };
  }, [isOpen]);
}

/** Closes the dialog that was opened last; returns whether there was one. */
export function closeTopDialog(): boolean {
  const close = closers.at(-1);
  close?.();
  return close !== undefined;
}
