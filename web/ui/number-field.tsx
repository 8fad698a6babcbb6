import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useState,
} from "react";
import { TextField } from "./field.tsx";

/** How a language parses and formats numbers. */
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
  /** Decimal text with a point, or the typed text if it cannot be parsed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  /** What may follow the number, such as a unit. */
  readonly marks?: readonly string[];
  /** Ignores keys that cannot belong to a number; pasted text is accepted all the same. */
  readonly takesNumbersOnly?: boolean;
  /** The error if the text cannot be parsed when the field is left. */
  readonly unreadable: string;
}

/**
 * A number as people write it. The typed text stays as it is until the field is left, or Enter; then it is formatted.
 * Text that cannot be parsed stays, with an error.
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
  // When the value has changed from outside, the typed text no longer applies.
  const isTyping = typed !== null && understand(typed) === value;
  const shown = isTyping ? typed : numbers.show(value);
  const isUnreadable = value.trim() !== "" && !numbers.isNumber(value);

  function changeText(text: string, { nativeEvent }: ChangeEvent): void {
    const isKey = nativeEvent instanceof InputEvent && nativeEvent.data?.length === 1;
    const isRefused = !numbers.mayBecomeNumber(text) && numbers.mayBecomeNumber(shown);
    if (takesNumbersOnly && isKey && isRefused) return;
    setTyped(text);
    onChange(understand(text));
  }

  function leave({ relatedTarget }: FocusEvent<Element, Element>): void {
    // An error under the field would move a button away while it is being clicked.
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
      onChange={changeText}
      onBlur={leave}
      onKeyDown={onKey}
      error={error ?? (isUnreadable && !isTyping ? unreadable : undefined)}
    />
  );
}
