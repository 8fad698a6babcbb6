import type { ReactNode } from "react";

/** The actions of a dialog. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className="dialog-foot flex items-center justify-end gap-4 max-md:flex-col-reverse max-md:items-stretch">
      {children}
    </div>
  );
}
