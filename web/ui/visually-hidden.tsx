import type { ReactNode } from "react";

/** For `<hidden>` in a message: text for screen readers that sighted users infer from the layout. */
export function visuallyHidden(words: ReactNode) {
  return <span className="sr-only">{words}</span>;
}
