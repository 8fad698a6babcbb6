import { type ReactNode, useId } from "react";

export interface Stop<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** One line under the label. */
  readonly description?: string;
  /** A mark beside the label that explains more, such as a tooltip's trigger. */
  readonly aside?: ReactNode;
}

interface StopsProps<Value extends string> {
  /** Names the group for those who do not see its heading. */
  readonly legend: string;
  readonly stops: readonly Stop<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** An ordered choice as stops on a ruler, upright on phones; native radio buttons underneath. */
export function Stops<Value extends string>({ legend, stops, value, onChange }: StopsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid border-rule-2 max-md:border-l md:auto-cols-fr md:grid-flow-col md:border-t">
        {stops.map((stop) => (
          <StopOption
            key={stop.value}
            stop={stop}
            name={name}
            isChosen={stop.value === value}
            onChoose={() => onChange(stop.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface StopOptionProps {
  readonly stop: Stop<string>;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const mark =
  "before:absolute before:bg-rule-2 max-md:before:top-5.5 max-md:before:left-0 max-md:before:h-px max-md:before:w-2.25 md:before:-top-px md:before:left-0 md:before:h-2.25 md:before:w-px";
const chosenMark =
  "before:absolute before:bg-accent max-md:before:inset-y-2 max-md:before:-left-0.75 max-md:before:w-1.25 md:before:-top-0.75 md:before:left-0 md:before:h-1.25 md:before:w-[calc(100%-16px)] md:last:before:w-full";

function StopOption({ stop, name, isChosen, onChoose }: StopOptionProps) {
  const id = useId();
  return (
    <div
      className={`relative py-3 pr-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent max-md:pl-5 md:pt-3.5 ${isChosen ? chosenMark : mark}`}
    >
      <span className={`flex items-baseline gap-1.5 ${isChosen ? "font-strong" : ""}`}>
        <input
          id={id}
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={stop.description ? `${id}-description` : undefined}
          className="absolute inset-0 size-full appearance-none outline-none"
        />
        <label htmlFor={id}>{stop.label}</label>
        {stop.aside && <span className="relative z-1">{stop.aside}</span>}
      </span>
      {stop.description && (
        <span id={`${id}-description`} className="block text-1 text-ink-2 md:max-w-[24ch] md:pt-1">
          {stop.description}
        </span>
      )}
    </div>
  );
}
