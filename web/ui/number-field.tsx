import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useState,
} from "react";
import { TextField } from "./field.tsx";

/** How a language reads and shows a number. */
interface Numbers {
  readonly show: (text: string) => string;
  /** Whether a value is a number. */
  readonly isNumber: (value: string) => boolean;
  readonly read: (typed: string, marks?: readonly string[]) => string | null;
  readonly mayBecomeNumber: (typed: string) => boolean;
}

interface NumberFieldProps
  extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "onBlur"> {
  readonly numbers: Numbers;
  /** Decimal text with a point, or what was typed where that cannot be read. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  /** What may follow the number, such as its unit. */
  readonly marks?: readonly string[];
  /** Takes no key that cannot belong to a number; what is pasted is taken all the same. */
  readonly takesNumbersOnly?: boolean;
  /** Shown under the field when what was left in it cannot be read. */
  readonly unreadable: string;
}

/**
 * A number as people write it. What is typed stays as it is typed; on leaving, or Enter, it is shown as it was
 * understood. What cannot be read stays, and says so.
 */
export function NumberField({
  numbers,
  value,
  onChange,
  onLeave,
  marks,
  takesNumbersOnly = false,
  unreadable,
  error,
  onKeyDown,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const understand = (text: string) => numbers.read(text, marks) ?? text;
  // Once the value is another one, what was typed no longer counts.
  const isTyping = typed !== null && understand(typed) === value;
  const shown = isTyping ? typed : numbers.show(value);
  const isUnreadable = value.trim() !== "" && !numbers.isNumber(value);

  function take({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isKey = nativeEvent instanceof InputEvent && nativeEvent.data?.length === 1;
    const isRefused = !numbers.mayBecomeNumber(target.value) && numbers.mayBecomeNumber(shown);
    if (takesNumbersOnly && isKey && isRefused) return;
    setTyped(target.value);
    onChange(understand(target.value));
  }

  function leave({ relatedTarget }: FocusEvent<Element, Element>): void {
    // A line that appears under the field would move a button away from under the pointer that presses it.
    const isPressing = relatedTarget?.matches("button:active:not([role=combobox])") ?? false;
    if (!(isUnreadable && isPressing)) setTyped(null);
    onLeave?.();
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Enter") setTyped(null);
    onKeyDown?.(event);
  }

  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      value={shown}
      onChange={take}
      onBlur={leave}
      onKeyDown={onKey}
      error={error ?? (isUnreadable && !isTyping ? unreadable : undefined)}
    />
  );
}
