/** An ink slip (specification, section 9). */
export const slipLook =
  "dialog-rise pointer-events-auto grid grid-cols-[1fr_auto] items-center gap-x-8 bg-ink max-md:grid-cols-1 px-6 py-4.5 text-2 text-paper";

/** Where toasts appear: `toast-place` in house.css. */
export const placeLook = "toast-place";
