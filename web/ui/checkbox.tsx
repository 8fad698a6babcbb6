import { type ReactNode, useId } from "react";
import { CheckIcon } from "./more-icons.tsx";

interface CheckboxProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Explains the label; shown beside it. */
  readonly aside?: ReactNode;
  /** Why the box cannot be checked beside another choice; null where it can. */
  readonly exclusion?: string | null;
  readonly error?: string | undefined;
}

/** A native checkbox with its label. */
export function Checkbox({
  label,
  isChecked,
  onChange,
  aside,
  exclusion = null,
  error,
}: CheckboxProps) {
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
          checked={isChecked}
          disabled={isExcluded}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-4 appearance-none border border-rule-2 bg-paper checked:border-pigment checked:bg-pigment aria-invalid:border-error disabled:border-dashed disabled:bg-transparent"
        />
        {isChecked && (
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
