import { type ReactNode, useId } from "react";

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** One line under the label. */
  readonly description?: string;
  /** Explains the label; shown beside it, such as the trigger of a tooltip. */
  readonly aside?: ReactNode;
}

interface RadioGroupProps<Value extends string> {
  /** The accessible name of the group; its heading is outside. */
  readonly legend: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** An ordered choice of native radio buttons along a scale, which is vertical on phones. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid border-rule-2 max-md:border-l md:auto-cols-fr md:grid-flow-col md:border-t">
        {options.map((option) => (
          <OptionRow
            key={option.value}
            option={option}
            name={name}
            isChecked={option.value === value}
            onCheck={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionRowProps {
  readonly option: RadioOption<string>;
  readonly name: string;
  readonly isChecked: boolean;
  readonly onCheck: () => void;
}

const mark =
  "before:absolute before:bg-rule-2 max-md:before:top-5.5 max-md:before:left-0 max-md:before:h-px max-md:before:w-2.25 md:before:-top-px md:before:left-0 md:before:h-2.25 md:before:w-px";
const checkedMark =
  "before:absolute before:bg-accent max-md:before:inset-y-2 max-md:before:-left-0.75 max-md:before:w-1.25 md:before:-top-0.75 md:before:left-0 md:before:h-1.25 md:before:w-[calc(100%-16px)] md:last:before:w-full";

function OptionRow({ option, name, isChecked, onCheck }: OptionRowProps) {
  const id = useId();
  return (
    <div
      className={`relative py-3 pr-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent max-md:pl-5 md:pt-3.5 ${isChecked ? checkedMark : mark}`}
    >
      <span className={`flex items-baseline gap-1.5 ${isChecked ? "font-strong" : ""}`}>
        <input
          id={id}
          type="radio"
          name={name}
          checked={isChecked}
          onChange={onCheck}
          aria-describedby={option.description ? `${id}-description` : undefined}
          className="absolute inset-0 size-full appearance-none outline-none"
        />
        <label htmlFor={id}>{option.label}</label>
        {option.aside && <span className="relative z-1">{option.aside}</span>}
      </span>
      {option.description && (
        <span id={`${id}-description`} className="block text-1 text-ink-2 md:max-w-[24ch] md:pt-1">
          {option.description}
        </span>
      )}
    </div>
  );
}
