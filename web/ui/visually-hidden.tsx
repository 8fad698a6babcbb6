import type { ReactNode } from "react";

/** For `<hidden>` in a message: text for screen readers that sighted users infer from the layout. */
export function visuallyHidden(words: ReactNode) {
  return <span className="sr-only">{words}</span>;
}

/** For `t.rich`: words that no line ends within, such as a number with a hyphen. */
export function unbroken(words: ReactNode) {
  return <span className="whitespace-nowrap">{words}</span>;
}
