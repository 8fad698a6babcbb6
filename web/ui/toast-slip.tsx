import { Toast as Radix } from "radix-ui";
import { dismissToast, type Toast } from "#web/browser/toast.ts";
import { closeDialogOnTop } from "./dialog-stack.ts";
import { ToastButton } from "./toast-button.tsx";
import { placeLook, slipLook } from "./toast-looks.ts";

/** In pixels, to the right (specification, section 9). */
const swipeThreshold = 50;

/** A toast that came after a dialog would be the first to hear of Escape. */
function closeDialogFirst(event: KeyboardEvent): void {
  const isInToast = event.target instanceof Element && event.target.closest("[data-toast]");
  if (!isInToast && closeDialogOnTop()) event.preventDefault();
}

interface ToastSlipProps {
  /** The one that is open, or was last. */
  readonly toast: Toast | null;
  /** The region's name for assistive technology. */
  readonly label: string;
}

/** A toast with all that is expected of one: it is swiped away, waits under the pointer, and F8 leads to it. */
export function ToastSlip({ toast, label }: ToastSlipProps) {
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={swipeThreshold} label={label}>
      {toast && (
        <Radix.Root
          data-toast=""
          open={toast.isOpen}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          duration={toast.duration}
          type={toast.isError ? "foreground" : "background"}
          onEscapeKeyDown={closeDialogFirst}
          className={`${slipLook} data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)`}
        >
          <div>
            <Radix.Title className="font-strong">{toast.title}</Radix.Title>
            {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
          </div>
          {toast.action && (
            <Radix.Action altText={toast.action.label} asChild>
              <ToastButton onClick={toast.action.onPress}>{toast.action.label}</ToastButton>
            </Radix.Action>
          )}
        </Radix.Root>
      )}
      <Radix.Viewport hotkey={["F8"]} className={placeLook} />
    </Radix.Provider>
  );
}
