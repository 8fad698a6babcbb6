import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from "react";
import { LockIcon } from "./icons.tsx";

export interface FieldProps {
  readonly label: ReactNode;
  /** To the right of the label, such as 'optional'. */
  readonly note?: ReactNode;
  readonly error?: string | undefined;
  readonly isLocked?: boolean;
  readonly className?: string;
}

interface FieldFrameProps extends FieldProps {
  readonly controlId: string;
  readonly errorId: string;
  readonly children: ReactNode;
}

/** Label above, value, and one line under it for an error. */
export function FieldFrame({
  label,
  note,
  error,
  isLocked = false,
  className = "",
  controlId,
  errorId,
  children,
}: FieldFrameProps) {
  return (
    <div className={`field ${isLocked ? "text-ink-locked" : ""} ${className}`}>
      <label
        htmlFor={controlId}
        className={`flex flex-wrap items-baseline justify-between gap-x-2 text-2 ${isLocked ? "" : "text-ink-2"}`}
      >
        <span className={isLocked ? "pr-[1.3em]" : ""}>
          {label}
          {/* In the room after the last word, so that no line begins with it. */}
          {isLocked && <LockIcon className="absolute mt-[.2em] ml-1 inline size-[1em]" />}
        </span>
        {note && <span>{note}</span>}
      </label>
      {children}
      {error && (
        <p id={errorId} className="pt-1 text-1 text-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** The classes of the line under a value. */
export function fieldLine(error: string | undefined, isLocked: boolean): string {
  const line = error
    ? "border-error shadow-[0_1px_0_var(--error)]"
    : "border-rule-2 hover:border-ink";
  return `flex min-h-11 items-baseline gap-1.5 border-b py-2 transition-[border-color] duration-(--fast) focus-within:border-accent focus-within:shadow-[0_1px_0_var(--accent)] ${line} ${isLocked ? "border-dashed" : ""}`;
}

interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<"input">, "className" | "id" | "onChange"> {
  readonly onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  /** Units before or after the value. */
  readonly prefix?: string;
  readonly suffix?: string;
  readonly inputClassName?: string;
}

export function TextField({
  label,
  note,
  error,
  isLocked = false,
  className = "",
  prefix,
  suffix,
  inputClassName = "",
  onChange,
  ...input
}: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const unit = `flex-none text-2 ${isLocked ? "" : "text-ink-2"}`;
  return (
    <FieldFrame
      label={label}
      note={note}
      error={error}
      isLocked={isLocked}
      className={className}
      errorId={errorId}
      controlId={id}
    >
      <div className={fieldLine(error, isLocked)}>
        {prefix && <span className={unit}>{prefix}</span>}
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          aria-disabled={isLocked || undefined}
          readOnly={isLocked}
          className={`w-full min-w-0 bg-transparent outline-none ${inputClassName}`}
          onChange={(event) => onChange(event.target.value, event)}
          {...input}
        />
        {suffix && <span className={unit}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
