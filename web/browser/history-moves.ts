type Interceptor = (event: PopStateEvent) => void;

let interceptor: Interceptor | null = null;

/**
 * Hears of Back and Forward ahead of the router, for `interceptMoves`. A window calls its listeners in the
 * order in which they came, so this one comes before anything is rendered.
 */
export function hearMovesFirst(): void {
  window.addEventListener("popstate", (event) => interceptor?.(event));
}

/** Gives one listener the first word on every move; `stopImmediatePropagation` keeps it from the router. */
export function interceptMoves(next: Interceptor): () => void {
  interceptor = next;
  return () => {
    if (interceptor === next) interceptor = null;
  };
}
