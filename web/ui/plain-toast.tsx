import { useEffect } from "react";
import { dismissToast, type Toast } from "#web/browser/toast.ts";
import { ToastButton } from "./toast-button.tsx";
import { placeLook, slipLook } from "./toast-looks.ts";

interface PlainToastProps {
  readonly toast: Toast;
  /** The region's name for assistive technology. */
  readonly label: string;
}

/** What is told where the slip could not be loaded, offline above all: read and pressed, but not swiped. */
export function PlainToast({ toast, label }: PlainToastProps) {
  const { id, title, description, duration, action, isOpen } = toast;
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);

  if (!isOpen) return null;
  return (
    <section aria-label={label}>
      <ol className={placeLook}>
        <li className={slipLook}>
          <div role="alert">
            <div className="font-strong">{title}</div>
            {description && <div>{description}</div>}
          </div>
          {action && (
            <ToastButton
              onClick={() => {
                dismissToast(id);
                action.onPress();
              }}
            >
              {action.label}
            </ToastButton>
          )}
        </li>
      </ol>
    </section>
  );
}
