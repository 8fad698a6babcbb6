import { Tooltip as Radix } from "radix-ui";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";

/** In milliseconds (specification, section 9). */
const openDelay = 700;
const skipDelay = 300;

export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  /** An element that takes a ref and the events of a button. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

/** Explains the trigger to the pointer and the focus after a moment, and to a press or a touch at once. */
export function Tooltip({ trigger, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  // The press closes it before the click that it ends with.
  const wasOpen = useRef(false);

  function press(event: MouseEvent): void {
    // Radix would close it at every click, and knows no touch.
    event.preventDefault();
    const isByKeyboard = event.detail === 0;
    setOpen(isByKeyboard ? !isOpen : !wasOpen.current);
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger
        asChild
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={press}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={10}
          className="z-20 max-w-72 bg-ink px-4 py-3 text-2 text-paper"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface InfoTipProps {
  /** What the mark is about, for those who do not see where it stands. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A small i that explains the word beside it. */
export function InfoTip({ label, children }: InfoTipProps) {
  return (
    <Tooltip
      trigger={
        <button
          type="button"
          aria-label={label}
          className="-m-0.75 inline-grid size-6 place-items-center"
        >
          <span className="grid size-4.5 place-items-center border-b border-dotted border-rule-2 font-display text-2 leading-none italic text-ink-2">
            i
          </span>
        </button>
      }
    >
      {children}
    </Tooltip>
  );
}
