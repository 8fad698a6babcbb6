import { SelectField } from "./select-field.tsx";
import type { SelectOption } from "./select-line.tsx";

interface FilterFieldProps<Value extends string> {
  readonly label: string;
  /** What the option is called that leaves everything. */
  readonly all: string;
  /** Null leaves everything. */
  readonly value: Value | null;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value | null) => void;
  readonly className: string;
}

/** A choice of what a list shows. */
export function FilterField<Value extends string>({
  all,
  value,
  options,
  onChange,
  ...field
}: FilterFieldProps<Value>) {
  return (
    <SelectField<Value | "all">
      {...field}
      value={value ?? "all"}
      options={[{ value: "all", label: all }, ...options]}
      onChange={(next) => onChange(next === "all" ? null : next)}
    />
  );
}
