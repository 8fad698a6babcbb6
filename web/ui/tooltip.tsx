import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

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

interface InfoTipProps {
  /** What the mark is about, for those who do not see where it stands. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A small i that explains the word beside it. */
export function InfoTip({ label, children }: InfoTipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger
        type="button"
        aria-label={label}
        className="-m-0.75 inline-grid size-6 place-items-center"
      >
        <span className="grid size-4.5 place-items-center border-b border-dotted border-rule-2 font-display text-2 leading-none italic text-ink-2">
          i
        </span>
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
