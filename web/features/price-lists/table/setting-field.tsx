import { useState } from "react";
import { isDecimalText } from "#schema/read-number.ts";
import type { useDecimal } from "#web/i18n/decimal.ts";
import { NumberField } from "#web/ui/number-field.tsx";

interface SettingFieldProps {
  readonly label: string;
  /** How it is written: numbers, or amounts of a currency. */
  readonly numbers: ReturnType<typeof useDecimal>;
  /** As decimal text. */
  readonly value: string;
  /** What is wrong with a number; null where nothing is. */
  readonly findError: (value: number) => string | null;
  /** Said of text that is no number. */
  readonly unreadable: string;
  readonly onSet: (value: number) => void;
  /** Without a network nothing is set: what was typed stays. */
  readonly isReadOnly: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly marks?: readonly string[];
}

/** A number of the list: set when the field is left, or by Enter. What cannot be set stays as it was typed. */
export function SettingField({
  value,
  findError,
  unreadable,
  onSet,
  isReadOnly,
  ...field
}: SettingFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const text = typed ?? value;

  function errorOf(entered: string): string | null {
    return isDecimalText(entered) ? findError(Number(entered)) : unreadable;
  }

  function commit(): void {
    setChecked(true);
    if (typed === null || errorOf(typed) !== null) return;
    // Without a network, the page shows why the change is refused.
    if (Number(typed) !== Number(value)) onSet(Number(typed));
    if (!isReadOnly) setTyped(null);
  }

  const error = typed !== null && isChecked ? errorOf(typed) : null;
  return (
    <NumberField
      {...field}
      value={text}
      onChange={(next) => {
        setTyped(next);
        setChecked(false);
      }}
      onLeave={commit}
      onKeyDown={({ key }) => {
        if (key === "Enter") commit();
        if (key === "Escape") setTyped(null);
      }}
      unreadable={unreadable}
      error={error ?? undefined}
    />
  );
}
