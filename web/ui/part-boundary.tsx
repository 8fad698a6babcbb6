import { type ReactNode, useLayoutEffect, useState } from "react";
import { useBrokenMessage } from "#web/browser/part-messages.ts";
import { reloadReachablePage } from "#web/browser/recover-part.ts";
import { type StoredExtent, storeUnsavedInput } from "#web/storage/unsaved-input.ts";
import { Button } from "./button.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FailureDialog, FailureScreen } from "./failure.tsx";

interface PartBoundaryProps {
  /** For a dialog: closes it. */
  readonly onClose?: () => void;
  /** A closed dialog shows no failure until it is opened again. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Error boundary of a section, or with `onClose` of a dialog. */
export function PartBoundary({ onClose, isOpen = true, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={(retry) => isOpen && <BrokenPart retry={retry} onClose={onClose} />}>
      {children}
    </ErrorBoundary>
  );
}

interface BrokenPartProps {
  readonly retry: () => void;
  readonly onClose: (() => void) | undefined;
}

function BrokenPart({ retry, onClose }: BrokenPartProps) {
  const [stored, setStored] = useState<StoredExtent | null>(null);
  // Before the effects of the failed part are cleaned up, which unregisters its input.
  useLayoutEffect(() => setStored(storeUnsavedInput()), []);
  const { title, text, ...labels } = useBrokenMessage(stored);
  const retryButton = (
    <Button variant="filled" onClick={retry}>
      {labels.retry}
    </Button>
  );
  const reloadButton = <Button onClick={() => void reloadReachablePage()}>{labels.reload}</Button>;
  if (!onClose) {
    return (
      <FailureScreen title={title} text={text}>
        {retryButton}
        {reloadButton}
      </FailureScreen>
    );
  }
  return (
    <FailureDialog title={title} text={text} onClose={onClose}>
      {reloadButton}
      {retryButton}
    </FailureDialog>
  );
}
