import type { ReactNode } from "react";
import type { LazyPart } from "#web/browser/lazy-part.ts";
import { LazyDialog } from "./lazy.tsx";

interface LateDialogProps<Part> {
  readonly part: LazyPart<Part>;
  readonly isNeeded: boolean;
  readonly onGiveUp: () => void;
  readonly children: (part: Part) => ReactNode;
}

/** The former name of LazyDialog, until the files that use it have moved on. */
export function LateDialog<Part>({ isNeeded, onGiveUp, ...props }: LateDialogProps<Part>) {
  return <LazyDialog isOpen={isNeeded} onClose={onGiveUp} {...props} />;
}
