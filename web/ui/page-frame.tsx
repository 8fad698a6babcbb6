import type { ReactNode } from "react";
import { BelowHeader } from "./below-header.tsx";

interface PageFrameProps {
  readonly heading: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page below the header, at least as high as the window. */
export function PageFrame({ heading, className = "", children }: PageFrameProps) {
  return (
    <BelowHeader>
      <div className={`page pt-7 pb-16 md:pt-10 ${className}`}>
        {heading}
        {children}
      </div>
    </BelowHeader>
  );
}
