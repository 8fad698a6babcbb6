import type { ReactNode } from "react";

/** Fills the window under the application's header, so that a wall inside it can grow to the window's foot. */
export function BelowHeader({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-[calc(100dvh-107px)] flex-col print:min-h-0 lg:min-h-[calc(100dvh-72px)]">
      {children}
    </div>
  );
}
