interface WordChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One of a few words; the chosen one is underlined. */
export function WordChoice<Value extends string>({
  label,
  values,
  nameOf,
  value,
  onChange,
}: WordChoiceProps<Value>) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-6">
      <legend className="sr-only">{label}</legend>
      {values.map((each) => (
        <label
          key={each}
          className="target relative inline-flex items-center border-y-2 border-transparent text-2 text-ink-2 hover:text-ink has-checked:border-b-ink has-checked:font-strong has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={label}
            checked={each === value}
            onChange={() => onChange(each)}
            className="absolute inset-0 size-full appearance-none outline-none"
          />
          {nameOf(each)}
        </label>
      ))}
    </fieldset>
  );
}
