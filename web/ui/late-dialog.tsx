import { type ReactNode, useState } from "react";
import { type LatePart, useLatePart } from "#web/browser/late.ts";
import { PartBoundary } from "./broken-part.tsx";
import { MissingDialog } from "./missing-dialog.tsx";

interface LateDialogProps<Part> {
  readonly part: LatePart<Part>;
  readonly isNeeded: boolean;
  /** Where the part is missing, and is done without. */
  readonly onGiveUp: () => void;
  readonly children: (part: Part) => ReactNode;
}

/** Draws a dialog from the first time on that it is needed; where it is missing, one that says so. */
export function LateDialog<Part>({ part, isNeeded, onGiveUp, children }: LateDialogProps<Part>) {
  const { loaded, missing } = useLatePart(part, isNeeded);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  if (loaded !== null) {
    return (
      wasNeeded && (
        <PartBoundary onClose={onGiveUp} isOpen={isNeeded}>
          {children(loaded)}
        </PartBoundary>
      )
    );
  }
  if (missing === null || part.isOptional) return null;
  return <MissingDialog missing={missing} onClose={onGiveUp} />;
}
