import type { ReactNode } from "react";

/** Frames how an import ended. */
export function ResultFrame({ children }: { readonly children: ReactNode }) {
  return <section className="border-t border-ink bg-wall px-6 py-7 mb-8">{children}</section>;
}
