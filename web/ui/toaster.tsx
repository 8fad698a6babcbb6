import { late, useLate } from "#web/lib/late.tsx";
import { useToast } from "#web/lib/toast.ts";

const toastSlip = late(() => import("./toast-slip.tsx"));

interface ToasterProps {
  /** The region's name for assistive technology. */
  readonly label: string;
}

/** The one place where toasts appear (specification, section 9). */
export function Toaster({ label }: ToasterProps) {
  const toast = useToast();
  const part = useLate(toastSlip, toast !== null);
  return part && <part.ToastSlip toast={toast} label={label} />;
}
