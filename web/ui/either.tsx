import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";

interface EitherProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Announced, but still reached, so that pressing it can say why. */
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** One of two or three words: the chosen one stands on a line. */
export function Either<Value extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  className = "",
}: EitherProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        // Pressing the chosen one again would leave none chosen.
        if (next !== "" && !isDisabled) onChange(next as Value);
      }}
      className={`inline-flex gap-5 text-2 text-ink-2 ${className}`}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          aria-disabled={isDisabled || undefined}
          className="target inline-flex items-center gap-2 border-y-2 border-transparent hover:text-ink aria-disabled:text-ink-locked! data-[state=on]:border-b-ink data-[state=on]:font-strong data-[state=on]:text-ink"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
