import { Toast as Radix } from "radix-ui";
import { type FocusEvent, useEffect, useRef } from "react";
import { dismissToast, type Toast } from "#web/browser/toast.ts";
import { closeTopDialog, useHasDialog } from "./dialog-stack.ts";

/** In pixels, to the right (specification, section 9). */
const swipeThreshold = 50;

interface ToasterProps {
  /** The one that is open, or was last. */
  readonly toast: Toast | null;
  /** The accessible name of the region. */
  readonly label: string;
}

/** The one place where toasts appear (specification, section 9); F8 moves the focus there. */
export function Toaster({ toast, label }: ToasterProps) {
  const hasDialog = useHasDialog();
  const focus = useReturnedFocus(toast);
  return (
    // A provider whose toast was dismissed by a key stays paused, so each toast has its own.
    <Radix.Provider
      key={toast?.id}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={label}
    >
      {toast && <ToastRoot toast={toast} focus={focus} />}
      <Radix.Viewport
        {...focus}
        data-toasts=""
        hotkey={["F8"]}
        data-beside-dialog={hasDialog ? "" : undefined}
        className="toast-viewport"
      />
    </Radix.Provider>
  );
}

interface FocusHandlers {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Moves the focus from a toast that is gone to where it was before, or to the heading of the page. */
function useReturnedFocus(toast: Toast | null): FocusHandlers {
  const before = useRef<EventTarget | null>(null);
  const isWithin = useRef(false);
  const openId = toast?.isOpen ? toast.id : null;

  useEffect(() => {
    if (openId === null) return;
    // When it closes or is replaced.
    return () => {
      if (!isWithin.current) return;
      isWithin.current = false;
      for (const target of [before.current, document.querySelector("main h1")]) {
        if (target instanceof HTMLElement && target !== document.body)
          target.focus({ preventScroll: true });
        if (target !== null && document.activeElement === target) return;
      }
    };
  }, [openId]);

  return {
    onFocus: ({ relatedTarget }) => {
      if (!isInToasts(relatedTarget)) before.current = relatedTarget;
      isWithin.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      isWithin.current = isInToasts(relatedTarget);
    },
  };
}

function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-toasts]") !== null;
}

interface ToastRootProps {
  readonly toast: Toast;
  readonly focus: FocusHandlers;
}

function ToastRoot({ toast, focus }: ToastRootProps) {
  return (
    <Radix.Root
      {...focus}
      data-toast=""
      open={toast.isOpen}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      duration={toast.duration}
      type={toast.isError ? "foreground" : "background"}
      onEscapeKeyDown={closeDialogFirst}
      className="dialog-rise pointer-events-auto grid grid-cols-[1fr_auto] items-center gap-x-8 bg-ink px-6 py-4.5 text-2 text-paper data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) max-md:grid-cols-1"
    >
      <div>
        <Radix.Title className="font-strong">{toast.title}</Radix.Title>
        {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
      </div>
      {toast.action && (
        <Radix.Action
          altText={toast.action.label}
          onClick={toast.action.onPress}
          className="group target justify-self-start"
        >
          <span className="underlined decoration-current">{toast.action.label}</span>
        </Radix.Action>
      )}
    </Radix.Root>
  );
}

/** Radix gives Escape to the layer that was opened last, which may be a toast above a dialog. */
function closeDialogFirst(event: KeyboardEvent): void {
  const isInToast = event.target instanceof Element && event.target.closest("[data-toast]");
  if (!isInToast && closeTopDialog()) event.preventDefault();
}
