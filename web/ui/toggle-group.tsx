import type { ReactNode } from "react";
import { moveFocus } from "./move-focus.ts";

export interface ToggleGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Announced as disabled, but focusable, so that a click shows the reason. */
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/**
 * One of two or three words: the chosen one is underlined. Roles and keys are those of radix-ui's ToggleGroup, which
 * would exceed the budget of the first view (decision 017).
 */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  className = "",
}: ToggleGroupProps<Value>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={moveFocus}
      className={`inline-flex flex-wrap gap-x-5 text-2 text-ink-2 ${className}`}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: arrows move between the words without choosing one.
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-disabled={isDisabled || undefined}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => {
            if (option.value !== value && !isDisabled) onChange(option.value);
          }}
          className="target inline-flex items-center gap-2 border-y-2 border-transparent hover:text-ink aria-checked:border-b-ink aria-checked:font-strong aria-checked:text-ink aria-disabled:text-ink-locked!"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
