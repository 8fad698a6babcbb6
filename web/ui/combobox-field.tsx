import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { FieldFrame, type FieldProps, fieldLine } from "./field.tsx";
import { ChevronIcon } from "./icons.tsx";

export interface ComboboxOption {
  readonly value: string;
  /** What the field says once it is chosen. */
  readonly label: string;
  /** What the list says, where it is something else. */
  readonly words?: ReactNode;
  /** Below it in the list. */
  readonly detail?: string;
}

interface ComboboxFieldProps
  extends Pick<FieldProps, "label" | "note" | "error" | "className">,
    Omit<ComponentProps<"input">, "id" | "className" | "value" | "onChange"> {
  /** The value of an option, or free text. */
  readonly value: string;
  readonly options: readonly ComboboxOption[];
  readonly onChange: (value: string) => void;
  /** The options that match the typed text; null is a list that was opened without typing. */
  readonly matchesOf: (typed: string | null) => readonly ComboboxOption[];
  /** Which of the options that match Tab takes for the typed text, if none is highlighted. */
  readonly completionOf: (
    typed: string,
    matches: readonly ComboboxOption[],
  ) => ComboboxOption | null;
}

/** A list of options with a text field that filters it. Tab takes the option that was typed or highlighted. */
export function ComboboxField({
  label,
  note,
  value,
  options,
  onChange,
  matchesOf,
  completionOf,
  onBlur,
  error,
  className = "",
  ...input
}: ComboboxFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const [isTyping, setTyping] = useState(false);

  const chosen = options.find((option) => option.value === value) ?? null;
  const text = chosen?.label ?? value;
  const matches = matchesOf(isTyping ? text : null);
  const isChoice = matchesOf(null).length > 0;

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    items: [...matches],
    itemToString: (option) => option?.label ?? "",
    inputValue: text,
    selectedItem: chosen,
    stateReducer: keepTypedText,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    onIsOpenChange: ({ isOpen: opens }) => !opens && setTyping(false),
  });
  const isListed = isOpen && matches.length > 0;
  useEffect(() => {
    if (isListed) document.getElementById(`${id}-list`)?.scrollIntoView({ block: "nearest" });
  }, [isListed, id]);

  function handleKey(event: KeyboardEvent): void {
    // Without a highlighted option, Enter submits the form.
    if (event.key === "Enter" && highlightedIndex === -1) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    }
    if (event.key === "Tab" && !event.shiftKey && isTyping) {
      const completion = matches[highlightedIndex] ?? completionOf(text, matches);
      if (completion) flushSync(() => onChange(completion.value));
    }
  }

  return (
    <FieldFrame
      label={label}
      note={note}
      error={error}
      errorId={errorId}
      className={`relative ${className}`}
      controlId={id}
    >
      <div className={`relative ${fieldLine(error, false)}`}>
        <input
          {...input}
          {...getInputProps({
            "aria-labelledby": undefined,
            "aria-expanded": isListed,
            "aria-invalid": error ? true : undefined,
            "aria-describedby": error ? errorId : undefined,
            onChange: (event) => {
              onChange(event.currentTarget.value);
              setTyping(true);
            },
            onKeyDown: handleKey,
            onBlur,
          })}
          className={`w-full min-w-0 truncate bg-transparent outline-none ${isChoice ? "pr-6" : ""}`}
        />
        {isChoice && (
          <ChevronIcon className="pointer-events-none absolute right-0 size-4 self-center text-ink-2" />
        )}
      </div>
      <div
        {...getMenuProps({
          "aria-labelledby": undefined,
          "aria-label": typeof label === "string" ? label : undefined,
        })}
        hidden={!isListed}
        className="absolute top-full z-20 mt-1 scroll-mt-20 scroll-mb-2 max-h-80 w-full min-w-60 overflow-y-auto border border-ink bg-paper py-2 shadow-sheet"
      >
        {isListed &&
          matches.map((option, index) => (
            <div
              key={option.value}
              {...getItemProps({ item: option, index })}
              className={`target flex cursor-pointer flex-col justify-center px-4 text-2 wrap-anywhere select-none ${index === highlightedIndex ? "bg-wall" : ""} ${option === chosen ? "font-strong" : ""}`}
            >
              {option.words ?? option.label}
              {option.detail && <span className="text-1 text-ink-2">{option.detail}</span>}
            </div>
          ))}
      </div>
    </FieldFrame>
  );
}

const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Blur and Escape close the list without choosing; a click on the field opens it. */
function keepTypedText(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<UseComboboxState<ComboboxOption>> {
  const { selectedItem, inputValue } = state;
  if (type === InputBlur || type === InputKeyDownEscape) {
    return { ...changes, selectedItem, inputValue };
  }
  if (type === InputClick) return { ...changes, isOpen: true };
  return changes;
}
