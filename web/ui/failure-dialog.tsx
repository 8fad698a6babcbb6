import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "./button.tsx";

interface FailureDialogProps {
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The way on, beside the way back. */
  readonly children: ReactNode;
}

/** Stands in for a dialog that cannot be shown. The browser's own, which needs no script that could be missing. */
export function FailureDialog({ title, text, closeLabel, onClose, children }: FailureDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Before it leaves the page, so that the focus returns to what was pressed.
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
