import type { ReactNode } from "react";
import { useSyncExternalStore } from "react";

/** A dismissed toast is removed after this time (specification, section 4). */
const removalDelayMs = 1_000_000;
/** In milliseconds (specification, section 9). */
export const toastDuration = 5000;

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: ReactNode;
  readonly duration: number;
  readonly isError: boolean;
  readonly action?: ToastAction;
  readonly isOpen: boolean;
}

type ToastContent = Pick<Toast, "title"> &
  Partial<Pick<Toast, "description" | "duration" | "isError" | "action">>;

const listeners = new Set<() => void>();
let current: Toast | null = null;
let lastId = 0;

function show(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Opens a toast, which replaces the visible one: there is one at a time (specification, section 9). */
export function toast(content: ToastContent): void {
  lastId += 1;
  show({ id: lastId, duration: toastDuration, isError: false, ...content, isOpen: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  show({ ...current, isOpen: false });
  setTimeout(() => {
    if (current?.id === id) show(null);
  }, removalDelayMs);
}

/** The one that is open, or was last. */
export function currentToast(): Toast | null {
  return current;
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentToast,
    () => null,
  );
}
