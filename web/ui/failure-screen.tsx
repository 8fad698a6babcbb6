import type { ReactNode } from "react";
import { BelowHeader } from "./below-header.tsx";
import { EmptyState } from "./empty-state.tsx";

interface FailureScreenProps {
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** Stands in for a section that cannot be shown. */
export function FailureScreen({ title, text, children }: FailureScreenProps) {
  return (
    <BelowHeader>
      <EmptyState
        title={
          <div role="alert">
            <h1>{title}</h1>
          </div>
        }
        text={text}
        action={<div className="flex flex-wrap gap-4">{children}</div>}
      />
    </BelowHeader>
  );
}
