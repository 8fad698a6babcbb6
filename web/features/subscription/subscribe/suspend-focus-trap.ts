/**
 * Lets the bank's question, which Stripe opens in a frame over the dialog, have the focus: the dialog would
 * take it back at once. What it returns ends that, and puts the focus back where it was.
 */
export function suspendFocusTrap(): () => void {
  const lender = document.activeElement;
  for (const type of ["focusin", "focusout"] as const) {
    window.addEventListener(type, hideFromDialog, { capture: true });
  }
  return () => {
    for (const type of ["focusin", "focusout"] as const) {
      window.removeEventListener(type, hideFromDialog, { capture: true });
    }
    // The frame is gone, and the focus with it.
    if (document.activeElement === document.body && lender instanceof HTMLElement) lender.focus();
  };
}

function hideFromDialog(event: FocusEvent): void {
  const gaining = event.type === "focusin" ? event.target : event.relatedTarget;
  if (
    gaining instanceof HTMLIFrameElement &&
    gaining.name.startsWith("__privateStripeFrame") &&
    gaining.closest('[role="dialog"]') === null
  ) {
    event.stopPropagation();
  }
}
