import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { lazyPart, useLazyPart } from "#web/browser/lazy-part.ts";
import { MissingDialog } from "./failure.tsx";
import { FieldFrame, fieldLine } from "./field.tsx";
import {
  type SelectGroup,
  SelectLine,
  type SelectLineProps,
  type SelectOption,
} from "./select-line.tsx";

const selectList = lazyPart("select-list", () => import("./select-list.tsx"));

interface SelectFieldProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value | "";
  readonly options?: readonly SelectOption<Value>[];
  /** In place of options that are one after another. */
  readonly groups?: readonly SelectGroup<Value>[];
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly isLocked?: boolean;
  readonly className?: string;
}

/**
 * A choice from a list. The list is a lazy part, rendered once the field is used, so that a page with many of them does not
 * render each again when the part is loaded. Until then the button appears and is announced the same.
 */
export function SelectField<Value extends string>({
  label,
  value,
  options = [],
  groups = [{ options }],
  onChange,
  placeholder,
  error,
  isLocked = false,
  className = "",
}: SelectFieldProps<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const { loaded: part, missing } = useLazyPart(selectList, isOpen);
  const line: SelectLineProps = {
    id,
    "aria-disabled": isLocked || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
    className: `group w-full text-left outline-none data-[state=open]:border-accent focus-visible:border-accent focus-visible:shadow-[0_1px_0_var(--accent)] ${fieldLine(error, isLocked)}`,
  };
  const open = () => {
    setUsed(true);
    setOpen(!isLocked);
  };
  return (
    <FieldFrame
      label={label}
      error={error}
      isLocked={isLocked}
      className={className}
      errorId={errorId}
      controlId={id}
    >
      {part && isUsed ? (
        <part.SelectList
          value={value}
          groups={groups}
          placeholder={placeholder ?? " "}
          isOpen={isOpen && !isLocked}
          onOpenChange={(opens) => setOpen(opens && !isLocked)}
          onChange={(next) => {
            if (!isLocked) onChange(next);
          }}
          line={line}
        />
      ) : (
        <button
          type="button"
          role="combobox"
          aria-controls={`${id}-list`}
          aria-expanded={false}
          aria-autocomplete="none"
          data-placeholder={value === "" ? "" : undefined}
          onClick={open}
          onFocus={({ target }) => target.matches(":focus-visible") && setUsed(true)}
          onKeyDown={(event) => opensList(event) && open()}
          {...line}
        >
          <SelectLine>{labelOf(value, groups) ?? placeholder ?? " "}</SelectLine>
        </button>
      )}
      {missing && <MissingDialog missing={missing} onClose={() => setOpen(false)} />}
    </FieldFrame>
  );
}

function labelOf(value: string, groups: readonly SelectGroup<string>[]): string | undefined {
  return groups.flatMap(({ options }) => options).find((option) => option.value === value)?.label;
}

function opensList({ key }: KeyboardEvent): boolean {
  return key === "ArrowDown" || key === "ArrowUp";
}
