import type { ReactNode } from "react";
import { TextButton } from "./button.tsx";

interface PlanNoteProps {
  readonly text: ReactNode;
  readonly button: string;
  readonly onPress: () => void;
  readonly className?: string;
}

/** A line in place of what the plan does not include, and the way to the plan that does. */
export function PlanNote({ text, button, onPress, className = "pt-4" }: PlanNoteProps) {
  return (
    <div className={`${className} text-2 text-ink-2 print:hidden`}>
      <p className="max-w-[70ch]">{text}</p>
      <TextButton onClick={onPress} className="text-ink">
        {button}
      </TextButton>
    </div>
  );
}
