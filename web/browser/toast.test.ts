import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, toast } from "./toast.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openToast(title: string): number {
  toast({ title });
  const id = currentToast()?.id;
  if (id === undefined) throw new Error("There is no toast.");
  return id;
}

test("S4.022 a dismissed toast is removed after 1,000,000 ms", () => {
  dismissToast(openToast("Artwork saved!"));
  expect(currentToast()).toMatchObject({ title: "Artwork saved!", isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test("S4.022 a toast that was opened since is not removed with it", () => {
  dismissToast(openToast("Artwork saved!"));
  openToast("Artwork deleted!");
  vi.advanceTimersByTime(2_000_000);
  expect(currentToast()).toMatchObject({ title: "Artwork deleted!", isOpen: true });
});
