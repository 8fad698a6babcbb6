import type { ReactNode } from "react";

/** For a `<hidden>` in the words: what the place on the page says to those who see it. */
export function hiddenWords(words: ReactNode) {
  return <span className="sr-only">{words}</span>;
}
