import { useEffect, useRef } from "react";

/** Moves the focus to the first heading of each new step when the control that had it is gone. */
export function useStepFocus(step: string) {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    steps.current?.querySelector("h2")?.focus();
  }, [step]);
  return steps;
}
