import type { ReactNode } from "react";

/** A work's title within a sentence. */
export function workTitle(words: ReactNode) {
  return <i className="work-title wrap-anywhere">{words}</i>;
}
