import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useWidth } from "./use-width.ts";

interface WideTableProps {
  /** Of the region, where it scrolls. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table of figures that cannot be folded: where the window is too narrow for it, it scrolls by itself, by keyboard too. */
export function WideTable({ label, children }: WideTableProps) {
  const frame = useRef<HTMLElement>(null);
  // For the new render at each width, in which the effect below measures.
  useWidth(frame, 0);
  const [isScrolled, setScrolled] = useState(false);

  useLayoutEffect(() => {
    const { current } = frame;
    if (current) setScrolled(current.scrollWidth > current.clientWidth);
  });

  return (
    <section
      ref={frame}
      aria-label={isScrolled ? label : undefined}
      tabIndex={isScrolled ? 0 : undefined}
      className="relative -mx-1 px-1 max-md:overflow-x-auto print:overflow-visible"
    >
      {children}
    </section>
  );
}
