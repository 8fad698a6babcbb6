import { useState } from "react";
import { late, useLate } from "#web/browser/late.ts";
import { type Toast, useToast } from "#web/browser/toast.ts";
import { PlainToast } from "./plain-toast.tsx";

const toastSlip = late("toast-slip", () => import("./toast-slip.tsx"), { isOptional: true });

interface ToasterProps {
  /** The region's name for assistive technology. */
  readonly label: string;
}

/** The one place where toasts appear (specification, section 9). */
export function Toaster({ label }: ToasterProps) {
  const toast = useToast();
  // Each toast has a region of its own: one whose toast goes by a pressed key stays paused for good.
  return <Region key={toast?.id} toast={toast} label={label} />;
}

interface RegionProps extends ToasterProps {
  readonly toast: Toast | null;
}

function Region({ toast, label }: RegionProps) {
  const [isMissing, setMissing] = useState(false);
  const part = useLate(toastSlip, toast !== null, () => setMissing(true));
  if (part) return <part.ToastSlip toast={toast} label={label} />;
  return isMissing && toast && <PlainToast toast={toast} label={label} />;
}
