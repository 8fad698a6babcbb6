import { type ReactNode, useLayoutEffect, useState } from "react";
import { reloadReachablePage } from "#web/browser/recover-part.ts";
import { useBrokenWords } from "#web/browser/use-missing-words.ts";
import { type Kept, keepUnsavedInput } from "#web/storage/unsaved-input.ts";
import { Button } from "./button.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FailureDialog } from "./failure-dialog.tsx";
import { FailureScreen } from "./failure-screen.tsx";

interface BrokenPartProps {
  readonly retry: () => void;
  /** For a dialog, which can be done without. */
  readonly onClose?: (() => void) | undefined;
}

/** Says that a part stopped with an error, with the ways on. */
function BrokenPart({ retry, onClose }: BrokenPartProps) {
  const [kept, setKept] = useState<Kept | null>(null);
  // Before the effects of what failed are cleaned up, and with them its input leaves the list.
  useLayoutEffect(() => setKept(keepUnsavedInput()), []);
  const words = useBrokenWords(kept);
  const again = (
    <Button variant="filled" onClick={retry}>
      {words.retry}
    </Button>
  );
  const anew = <Button onClick={() => void reloadReachablePage()}>{words.reload}</Button>;
  if (!onClose) {
    return (
      <FailureScreen {...words}>
        {again}
        {anew}
      </FailureScreen>
    );
  }
  return (
    <FailureDialog {...words} onClose={onClose}>
      {anew}
      {again}
    </FailureDialog>
  );
}

interface PartBoundaryProps {
  /** Leaves a dialog that failed. */
  readonly onClose?: () => void;
  /** A closed dialog says nothing, until it is opened again. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Round each section, and with `onClose` round each dialog. */
export function PartBoundary({ onClose, isOpen = true, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={(retry) => isOpen && <BrokenPart retry={retry} onClose={onClose} />}>
      {children}
    </ErrorBoundary>
  );
}
