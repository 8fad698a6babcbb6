import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether the page is being put on paper: it is drawn anew before the browser takes it. The keys for printing wait
 * for the list's pictures first, which the browser fetches only near the window.
 */
export function useIsPrinting(list: RefObject<HTMLElement | null>): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    async function onKeyDown(event: KeyboardEvent): Promise<void> {
      const isPrint = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "p";
      if (!isPrint || event.shiftKey || event.altKey) return;
      event.preventDefault();
      begin();
      await loadPictures(list.current);
      window.print();
      end();
    }
    const listen = (event: KeyboardEvent) => void onKeyDown(event);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    window.addEventListener("keydown", listen);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      window.removeEventListener("keydown", listen);
    };
  }, [list]);

  return isPrinting;
}

/** Resolves when each picture is there or has failed. */
async function loadPictures(list: HTMLElement | null): Promise<void> {
  const pictures = list?.querySelectorAll("img") ?? [];
  const loading = Array.from(pictures, (picture) => {
    picture.loading = "eager";
    return picture.decode();
  });
  await Promise.allSettled(loading);
}
