import type { ReactNode } from "react";
import { createStore, useStore } from "./store.ts";

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

const shown = createStore<Toast | null>(null);
let lastId = 0;

/** Opens a toast, which replaces the visible one: there is one at a time (specification, section 9). */
export function toast(content: ToastContent): void {
  lastId += 1;
  shown.set({ id: lastId, duration: toastDuration, isError: false, ...content, isOpen: true });
}

export function dismissToast(id: number): void {
  const current = shown.get();
  if (current?.id !== id || !current.isOpen) return;
  shown.set({ ...current, isOpen: false });
  setTimeout(() => {
    if (shown.get()?.id === id) shown.set(null);
  }, removalDelayMs);
}

/** The one that is open, or was last. */
export function currentToast(): Toast | null {
  return shown.get();
}

export function useToast(): Toast | null {
  return useStore(shown);
}
