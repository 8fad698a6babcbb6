import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import type { MissingPart } from "#web/browser/lazy-part.ts";
import { useCloseLabel, useMissingMessage } from "#web/browser/part-messages.ts";
import { BelowHeader } from "./below-header.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface FailureProps {
  readonly title: string;
  readonly text: ReactNode;
  /** The buttons to go on with. */
  readonly children: ReactNode;
}

/** Replaces a page or section that cannot be shown. */
export function FailureScreen({ title, text, children }: FailureProps) {
  return (
    <BelowHeader>
      <EmptyState
        title={<h1>{title}</h1>}
        role="alert"
        text={text}
        action={<div className="flex flex-wrap gap-4">{children}</div>}
      />
    </BelowHeader>
  );
}

interface FailureDialogProps extends FailureProps {
  readonly onClose: () => void;
}

/** Replaces a dialog that cannot be shown. A native one, because the script of the others may be what is missing. */
export function FailureDialog({ title, text, onClose, children }: FailureDialogProps) {
  const id = useId();
  const closeLabel = useCloseLabel();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it is removed, so that the focus returns to the control that was clicked.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="dialog-rise m-auto w-full max-w-none bg-paper px-11 pt-9 pb-8 text-ink shadow-sheet backdrop:bg-scrim max-md:mb-0 max-md:px-(--margin) max-md:py-6 md:max-w-140"
    >
      <h2 id={`${id}-title`} className="display text-5">
        {title}
      </h2>
      <p id={`${id}-text`} className="max-w-[52ch] pt-2.5 text-ink-2">
        {text}
      </p>
      <div className="flex items-center justify-end gap-4 pt-7 max-md:flex-col-reverse max-md:items-stretch">
        <Button onClick={onClose}>{closeLabel}</Button>
        {children}
      </div>
    </dialog>
  );
}

interface MissingDialogProps {
  readonly missing: MissingPart;
  readonly onClose: () => void;
}

/** Reports a part that was requested and cannot be loaded, with a way to try again. */
export function MissingDialog({ missing, onClose }: MissingDialogProps) {
  const messageFor = useMissingMessage();
  const { title, text, retry } = messageFor(missing);
  return (
    <FailureDialog title={title} text={text} onClose={onClose}>
      <Button variant="filled" onClick={missing.retry}>
        {retry}
      </Button>
    </FailureDialog>
  );
}
