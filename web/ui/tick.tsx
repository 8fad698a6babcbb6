import { type ReactNode, useId } from "react";
import { CheckIcon } from "./more-icons.tsx";

interface TickProps {
  readonly label: ReactNode;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  /** Greyed out: it steps aside for another choice. */
  readonly isExcluded?: boolean;
  readonly error?: string | undefined;
}

/** A box to tick; a native checkbox underneath. */
export function Tick({ label, isChosen, onChange, isExcluded = false, error }: TickProps) {
  const id = useId();
  return (
    <div
      className={`relative grid grid-cols-[1.625rem_1fr] items-start py-2.5 ${isExcluded ? "text-ink-locked" : ""}`}
    >
      <span className="relative mt-1.25 grid size-4 place-items-center">
        <input
          id={id}
          type="checkbox"
          checked={isChosen}
          disabled={isExcluded}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-4 appearance-none border border-rule-2 bg-paper checked:border-pigment checked:bg-pigment aria-invalid:border-error disabled:border-dashed disabled:bg-transparent"
        />
        {isChosen && (
          <CheckIcon
            strokeWidth="2.5"
            className="pointer-events-none absolute size-3 text-on-pigment"
          />
        )}
      </span>
      <label htmlFor={id} className={isExcluded ? "cursor-not-allowed" : ""}>
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="col-start-2 pt-1 text-1 text-error">
          {error}
        </p>
      )}
    </div>
  );
}
