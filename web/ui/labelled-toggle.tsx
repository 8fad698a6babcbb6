import type { ReactNode } from "react";
import { ToggleGroup, type ToggleGroupProps } from "./toggle-group.tsx";

interface LabelledToggleProps<Value extends string> extends ToggleGroupProps<Value> {
  readonly isSmall?: boolean;
  /** Of label and words together. */
  readonly frameClassName?: string;
  /** Below the words. */
  readonly children?: ReactNode;
}

/** Words to choose one of, below their label. */
export function LabelledToggle<Value extends string>({
  isSmall = false,
  frameClassName,
  children,
  ...toggle
}: LabelledToggleProps<Value>) {
  return (
    <div className={frameClassName}>
      <p aria-hidden="true" className={`${isSmall ? "text-1" : "text-2"} text-ink-2`}>
        {toggle.label}
      </p>
      <ToggleGroup {...toggle} />
      {children}
    </div>
  );
}
