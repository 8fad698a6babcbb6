import { useLayoutEffect, useRef } from "react";
import { Button, TextButton } from "#web/ui/button.tsx";

interface SaveButtonsProps {
  readonly save: string;
  readonly cancel: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly className?: string;
}

/** Save and Cancel of a form on the page, rendered while it has something to save. */
export function SaveButtons({ save, cancel, isBusy, onCancel, className = "" }: SaveButtonsProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (buttons.current ? returnFocusFrom(buttons.current) : undefined), []);
  return (
    <div ref={buttons} className={`flex flex-wrap items-center gap-x-5 ${className}`}>
      <Button type="submit" isBusy={isBusy}>
        {save}
      </Button>
      <TextButton onClick={onCancel}>{cancel}</TextButton>
    </div>
  );
}

/**
 * Once the buttons go, the focus that one of them had moves to the field that had it before. Only for those who use the
 * keyboard: on a phone, a field that gets the focus would open the one on the screen.
 */
function returnFocusFrom(buttons: HTMLElement): () => void {
  const form = buttons.closest("form");
  let last = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element && !buttons.contains(target)) last = target;
  };
  form?.addEventListener("focusin", follow);
  return () => {
    form?.removeEventListener("focusin", follow);
    if (!buttons.querySelector(":focus-visible")) return;
    // Once React has removed them.
    queueMicrotask(() => last instanceof HTMLElement && last.focus());
  };
}
