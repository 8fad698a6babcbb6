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

/** Opens on hover and focus after a delay, and on a click or touch at once. */
export function Tooltip({ trigger, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  // The pointer down closes it before the click.
  const wasOpen = useRef(false);

  function press(event: MouseEvent): void {
    // Radix closes it at every click, and does not open it by touch.
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
  /** The accessible name: what is explained. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A small i with a tooltip that explains the word beside it. */
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
