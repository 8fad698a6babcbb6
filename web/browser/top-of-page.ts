import { useEffect } from "react";

/** Opens a page at its top, and the page of another thing too. What scrolling returns is no cleanup: it can be a promise. */
export function useTopOfPage(id: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another page.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [id]);
}
