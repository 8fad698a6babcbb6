import type { ReactNode } from "react";
import { TextButton } from "#web/ui/button.tsx";

/** What can be done, one under the other, between hairlines. */
export function ManageOptions({ children }: { readonly children: ReactNode }) {
  return <ul className="mt-6 border-t border-ink">{children}</ul>;
}

interface ManageOptionProps {
  readonly name: string;
  /** What it means, and when. */
  readonly text: string;
  readonly label: string;
  readonly onChoose: () => void;
  readonly isDanger?: boolean;
}

export function ManageOption({ name, text, label, onChoose, isDanger = false }: ManageOptionProps) {
  return (
    <li className="grid items-center gap-x-8 border-b border-rule py-3.5 md:grid-cols-[1fr_auto]">
      <div>
        <h3 className="font-strong">{name}</h3>
        <p className="text-2 text-ink-2">{text}</p>
      </div>
      <TextButton isDanger={isDanger} onClick={onChoose} className="justify-self-start">
        {label}
      </TextButton>
    </li>
  );
}
