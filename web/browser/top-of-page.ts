import { useEffect, useRef } from "react";

/** Opens a page at its top; the focus goes to the title of another thing that is shown in the place of the first. */
export function useTopOfPage(id: string): void {
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    const isAnother = lastId.current !== null && lastId.current !== id;
    if (isAnother) document.querySelector<HTMLElement>("main h1")?.focus();
    lastId.current = id;
  }, [id]);
}
