/** An ink slip (specification, section 9). */
export const slipLook =
  "dialog-rise pointer-events-auto grid grid-cols-[1fr_auto] items-center gap-x-8 bg-ink max-md:grid-cols-1 px-6 py-4.5 text-2 text-paper";

/**
 * Bottom right (specification, section 9). Where the window is narrow it is at the top: at the bottom it
 * would lie on the field that it speaks of.
 */
export const placeLook =
  "fixed top-4 right-4 z-30 w-[calc(100vw-32px)] min-[48rem]:top-auto min-[48rem]:right-8 min-[48rem]:bottom-8 min-[48rem]:max-w-105";
