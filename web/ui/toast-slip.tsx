import { Toast as Radix } from "radix-ui";
import { dismissToast, type Toast } from "#web/lib/toast.ts";

/** In pixels, to the right (specification, section 9). */
const swipeThreshold = 50;

interface ToastSlipProps {
  /** The one that is open, or was last. */
  readonly toast: Toast | null;
  /** The region's name for assistive technology. */
  readonly label: string;
}

/**
 * An ink slip, bottom right (specification, section 9). Where the window is narrow it is at the top: at the
 * bottom it would lie on the field that it speaks of.
 */
export function ToastSlip({ toast, label }: ToastSlipProps) {
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={swipeThreshold} label={label}>
      {toast && (
        <Radix.Root
          open={toast.isOpen}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          duration={toast.duration}
          type={toast.isError ? "foreground" : "background"}
          className="dialog-rise pointer-events-auto grid grid-cols-[1fr_auto] items-center gap-x-8 bg-ink max-md:grid-cols-1 px-6 py-4.5 text-2 text-paper data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <div>
            <Radix.Title className="font-strong">{toast.title}</Radix.Title>
            {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
          </div>
          {toast.action && (
            <Radix.Action altText={toast.action.label} asChild>
              <button
                type="button"
                onClick={toast.action.onPress}
                className="group target justify-self-start"
              >
                <span className="underlined decoration-current">{toast.action.label}</span>
              </button>
            </Radix.Action>
          )}
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={["F8"]}
        className="fixed top-4 right-4 z-30 w-[calc(100vw-32px)] min-[48rem]:top-auto min-[48rem]:right-8 min-[48rem]:bottom-8 min-[48rem]:max-w-105"
      />
    </Radix.Provider>
  );
}
