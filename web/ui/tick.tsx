import { type ReactNode, useId } from "react";
import { CheckIcon } from "./more-icons.tsx";

interface TickProps {
  readonly label: ReactNode;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  /** Explains the label, beside it. */
  readonly aside?: ReactNode;
  /** Greyed out for another choice, for this reason. */
  readonly exclusion?: string | null;
  readonly error?: string | undefined;
}

/** A box to tick; a native checkbox underneath. */
export function Tick({ label, isChosen, onChange, aside, exclusion = null, error }: TickProps) {
  const id = useId();
  const isExcluded = exclusion !== null;
  const note = error ?? exclusion;
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
          aria-describedby={note ? `${id}-note` : undefined}
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
      <span className="flex items-baseline gap-1.5">
        <label htmlFor={id} className={isExcluded ? "cursor-not-allowed" : ""}>
          {label}
        </label>
        {aside}
      </span>
      {note && (
        <p
          id={`${id}-note`}
          className={`col-start-2 text-1 ${error ? "pt-1 text-error" : "text-ink-2"}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
