import { type ComponentProps, useId } from "react";
import { FieldFrame, type FieldProps, fieldLine } from "./field.tsx";

interface TextAreaFieldProps
  extends FieldProps,
    Omit<ComponentProps<"textarea">, "className" | "id" | "onChange"> {
  readonly onChange: (value: string) => void;
}

/** A field of several lines. */
export function TextAreaField({
  label,
  note,
  error,
  isLocked = false,
  className = "",
  onChange,
  ...textarea
}: TextAreaFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
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
        <textarea
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          aria-disabled={isLocked || undefined}
          readOnly={isLocked}
          className="w-full min-w-0 resize-y bg-transparent outline-none"
          onChange={(event) => onChange(event.target.value)}
          {...textarea}
        />
      </div>
    </FieldFrame>
  );
}
