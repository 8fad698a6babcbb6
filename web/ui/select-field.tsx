import { Select } from "radix-ui";
import { type ReactNode, useId, useState } from "react";
import { FieldFrame, fieldLine } from "./field.tsx";
import { CheckIcon, ChevronIcon } from "./icons.tsx";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectGroup<Value extends string> {
  /** Heads its options; a list without groups has one without a label. */
  readonly label?: string;
  readonly options: readonly SelectOption<Value>[];
}

interface SelectFieldProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value | "";
  readonly groups: readonly SelectGroup<Value>[];
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly isLocked?: boolean;
  readonly className?: string;
}

/** Distance of the pop-up from the window's edge (specification, section 9). */
const popUpMargin = 10;

export function SelectField<Value extends string>({
  label,
  value,
  groups,
  onChange,
  placeholder,
  error,
  isLocked = false,
  className = "",
}: SelectFieldProps<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldFrame {...{ label, error, isLocked, className, errorId }} controlId={id}>
      <Select.Root
        value={value}
        open={isOpen && !isLocked}
        onOpenChange={(open) => setOpen(open && !isLocked)}
        onValueChange={(next) => {
          if (!isLocked) onChange(next as Value);
        }}
      >
        <Select.Trigger
          id={id}
          aria-disabled={isLocked || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={`group w-full text-left outline-none data-[state=open]:border-accent focus-visible:border-accent focus-visible:shadow-[0_1px_0_var(--accent)] ${fieldLine(error, isLocked)}`}
        >
          <span className="min-w-0 flex-1 truncate group-data-placeholder:text-ink-2">
            <Select.Value placeholder={placeholder ?? " "} />
          </span>
          <ChevronIcon className="size-4 flex-none self-center text-ink-2" />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content
            position="popper"
            sideOffset={4}
            collisionPadding={popUpMargin}
            className="z-20 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden border border-ink bg-paper shadow-sheet"
          >
            <Select.Viewport className="py-2">
              {groups.map((group) => (
                <Select.Group key={group.label ?? ""}>
                  {group.label && (
                    <Select.Label className="px-4 pt-3 pb-1 text-1 text-ink-2">
                      {group.label}
                    </Select.Label>
                  )}
                  {group.options.map((option) => (
                    <Select.Item
                      key={option.value}
                      value={option.value}
                      className="target flex items-center justify-between gap-6 px-4 text-2 outline-none select-none data-highlighted:bg-wall data-[state=checked]:font-strong"
                    >
                      <Select.ItemText>{option.label}</Select.ItemText>
                      <Select.ItemIndicator>
                        <CheckIcon className="size-4 text-accent" />
                      </Select.ItemIndicator>
                    </Select.Item>
                  ))}
                </Select.Group>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </FieldFrame>
  );
}
