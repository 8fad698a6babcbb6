import type { ReactNode } from "react";

/** Fills the window below the header, so that its content can grow to the bottom. */
export function BelowHeader({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-[calc(100dvh-107px)] flex-col print:min-h-0 lg:min-h-[calc(100dvh-72px)]">
      {children}
    </div>
  );
}
