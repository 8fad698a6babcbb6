import type { ReactNode } from "react";
import { ChevronIcon } from "./icons.tsx";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectGroup<Value extends string> {
  /** Absent for a group that needs none. */
  readonly label?: string;
  readonly options: readonly SelectOption<Value>[];
}

/** Props of the button that shows the value. */
export interface SelectLineProps {
  readonly id: string;
  readonly "aria-disabled": true | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
  readonly className: string;
}

/** The content of that button. */
export function SelectLine({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere group-data-placeholder:text-ink-2">
        {children}
      </span>
      <ChevronIcon className="size-4 flex-none self-center text-ink-2" />
    </>
  );
}
