import type { ReactNode } from "react";
import { headingId, type SectionId } from "./sections.ts";

interface ListSectionProps {
  readonly id: SectionId;
  readonly heading: string;
  /** The words and controls below the heading. */
  readonly side?: ReactNode;
  /** More of the same column, which comes after the picture where the window is narrow. */
  readonly below?: ReactNode;
  /** The picture. */
  readonly children?: ReactNode;
}

/**
 * A section of the page: words and controls on three columns, the picture on nine. Each is a stacking context: a browser
 * then paints what changes in one without going through the others.
 */
export function ListSection({ id, heading, side, below, children }: ListSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={headingId(id)}
      className="isolate border-t border-ink pt-6 pb-12 first:border-0 first:pt-3 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:pt-7 lg:pb-18"
    >
      <div className="min-w-0 max-lg:pb-5">
        <h2
          id={headingId(id)}
          tabIndex={-1}
          className="scroll-mt-6 font-display text-[1.75rem]/[2.125rem] font-[440] tracking-display outline-none"
        >
          {heading}
        </h2>
        {side}
      </div>
      <div className="min-w-0 lg:row-span-2">{children}</div>
      {below && <div className="min-w-0">{below}</div>}
    </section>
  );
}
