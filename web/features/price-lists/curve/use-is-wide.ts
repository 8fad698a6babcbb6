import { useSyncExternalStore } from "react";

/** The width of the style sheet's `lg`, from which words and chart are beside each other. */
const query = "(width >= 60.0625rem)";

/** Whether the window has room for the names of works and lines. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
