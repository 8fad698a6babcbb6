import { type ReactNode, useState } from "react";
import { type LazyPart, useLazyPart } from "#web/browser/lazy-part.ts";
import { useMissingMessage } from "#web/browser/part-messages.ts";
import { Button } from "./button.tsx";
import { FailureScreen, MissingDialog } from "./failure.tsx";
import { PartBoundary } from "./part-boundary.tsx";
import { Spinner } from "./spinner.tsx";

interface LazySectionProps<Part> {
  readonly part: LazyPart<Part>;
  /** Shown while the part is loading. */
  readonly waiting?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** A page or section that is loaded when it is rendered; a failure is shown in its place. */
export function LazySection<Part>({ part, waiting, children }: LazySectionProps<Part>) {
  const messageFor = useMissingMessage();
  const { loaded, missing } = useLazyPart(part, true);
  if (loaded !== null) return <PartBoundary>{children(loaded)}</PartBoundary>;
  if (missing === null) return waiting ?? <Spinner />;
  const { title, text, retry } = messageFor(missing);
  return (
    <FailureScreen title={title} text={text}>
      <Button onClick={missing.retry}>{retry}</Button>
    </FailureScreen>
  );
}

interface LazyDialogProps<Part> {
  readonly part: LazyPart<Part>;
  readonly isOpen: boolean;
  /** Also closes the dialog that reports a failure. */
  readonly onClose: () => void;
  readonly children: (part: Part) => ReactNode;
}

/** A dialog that is loaded when it is opened, and stays rendered from then on. */
export function LazyDialog<Part>({ part, isOpen, onClose, children }: LazyDialogProps<Part>) {
  const { loaded, missing } = useLazyPart(part, isOpen);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  if (loaded !== null) {
    return (
      wasOpened && (
        <PartBoundary onClose={onClose} isOpen={isOpen}>
          {children(loaded)}
        </PartBoundary>
      )
    );
  }
  if (missing === null || part.isOptional) return null;
  return <MissingDialog missing={missing} onClose={onClose} />;
}
