import { Select } from "radix-ui";
import { CheckIcon } from "./more-icons.tsx";
import { type SelectGroup, SelectLine, type SelectLineProps } from "./select-line.tsx";
import { useHadFocus } from "./use-had-focus.ts";

interface SelectListProps<Value extends string> {
  readonly value: Value | "";
  readonly groups: readonly SelectGroup<Value>[];
  readonly placeholder: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChange: (value: Value) => void;
  readonly line: SelectLineProps;
}

/** Distance of the pop-up from the window's edge (specification, section 9). */
const popUpMargin = 10;

/** The button that shows the value, and the list that opens under it. */
export function SelectList<Value extends string>({
  value,
  groups,
  placeholder,
  isOpen,
  onOpenChange,
  onChange,
  line,
}: SelectListProps<Value>) {
  const hadFocus = useHadFocus(line.id);
  return (
    <Select.Root
      value={value}
      open={isOpen}
      onOpenChange={onOpenChange}
      onValueChange={(next) => onChange(next as Value)}
    >
      <Select.Trigger autoFocus={hadFocus} {...line}>
        <SelectLine>
          <Select.Value placeholder={placeholder} />
        </SelectLine>
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
  );
}
