import type { ReactNode } from "react";

/** How an import ended, on a wall of its own. */
export function ResultFrame({ children }: { readonly children: ReactNode }) {
  return <section className="border-t border-ink bg-wall px-6 py-7 mb-8">{children}</section>;
}
