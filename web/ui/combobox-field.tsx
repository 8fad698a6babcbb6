import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { FieldFrame, fieldLine } from "./field.tsx";
import { ChevronIcon } from "./icons.tsx";

interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

interface ComboboxFieldProps
  extends Omit<ComponentProps<"input">, "id" | "className" | "value" | "onChange"> {
  readonly label: ReactNode;
  /** An option's value, or text that is none. */
  readonly value: string;
  readonly options: readonly ComboboxOption[];
  readonly onChange: (value: string) => void;
  /** Whether an option's label stays in the list for what was typed. */
  readonly isMatch: (label: string, typed: string) => boolean;
  readonly error?: string | undefined;
  readonly className?: string;
}

/** A list to choose from that can be typed into as well. */
export function ComboboxField({
  label,
  value,
  options,
  onChange,
  isMatch,
  onBlur,
  error,
  className = "",
  ...input
}: ComboboxFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const listId = `${id}-list`;
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);

  const text = options.find((option) => option.value === value)?.label ?? value;
  const matches = isTyping ? options.filter((option) => isMatch(option.label, text)) : options;
  const isListed = isOpen && matches.length > 0;
  const activeOption = matches[active];

  function open(): void {
    setOpen(true);
    setTyping(false);
    setActive(options.findIndex((option) => option.value === value));
  }

  function choose(next: string): void {
    onChange(next);
    setOpen(false);
  }

  function move(step: 1 | -1): void {
    const next = active === -1 && step === -1 ? -1 : active + step;
    if (!isListed) open();
    else setActive((next + matches.length) % matches.length);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && isListed && activeOption) {
      // Otherwise Enter would submit the form with the choice still open.
      event.preventDefault();
      choose(activeOption.value);
    } else if (event.key === "Escape" && isListed) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <FieldFrame {...{ label, error, errorId }} className={`relative ${className}`} controlId={id}>
      <div className={`relative ${fieldLine(error, false)}`}>
        <input
          {...input}
          id={id}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-activedescendant={isListed && activeOption ? `${listId}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={text}
          onClick={open}
          onChange={(event) => {
            onChange(event.target.value);
            setOpen(true);
            setTyping(true);
            setActive(-1);
          }}
          onKeyDown={handleKey}
          onBlur={(event) => {
            setOpen(false);
            onBlur?.(event);
          }}
          className="w-full min-w-0 truncate bg-transparent pr-6 outline-none"
        />
        <ChevronIcon className="pointer-events-none absolute right-0 size-4 self-center text-ink-2" />
      </div>
      {isListed && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={typeof label === "string" ? label : undefined}
          className="absolute top-full z-20 mt-1 max-h-80 w-full min-w-60 overflow-y-auto border border-ink bg-paper py-2 shadow-sheet"
        >
          {matches.map((option, index) => (
            <ComboboxItem
              key={option.value}
              id={`${listId}-${index}`}
              option={option}
              isActive={index === active}
              isChosen={option.value === value}
              onChoose={() => choose(option.value)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

interface ComboboxItemProps {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The focus stays in the field; what is active is named there by id. */
function ComboboxItem({ id, option, isActive, isChosen, onChoose }: ComboboxItemProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      ref={isActive ? scrollIntoList : null}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`target flex cursor-pointer items-center px-4 text-2 select-none hover:bg-wall ${isActive ? "bg-wall" : ""} ${isChosen ? "font-strong" : ""}`}
    >
      {option.label}
    </div>
  );
}

function scrollIntoList(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: "nearest" });
}
