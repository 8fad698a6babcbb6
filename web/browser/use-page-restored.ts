import { useEffect, useEffectEvent } from "react";

/** Calls the listener when Back restores the page as it was left, with its state (back/forward cache). */
export function usePageRestored(onRestored: () => void): void {
  const listener = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  });
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => listener(event);
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);
}
