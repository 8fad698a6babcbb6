import type { ReactNode } from "react";

interface EmptyStateProps {
  /** A heading's element, such as `<h1>`. */
  readonly title: ReactNode;
  /** Announces the title. */
  readonly role?: "alert" | "status";
  readonly text: ReactNode;
  /** The one button. */
  readonly action: ReactNode;
}

/** A section without content: a title, one sentence, one button. */
export function EmptyState({ title, role, text, action }: EmptyStateProps) {
  return (
    <section className="grid min-h-80 grow bg-wall py-16">
      <div className="page grid content-center justify-items-start gap-2">
        <div className="display text-5">{role ? <div role={role}>{title}</div> : title}</div>
        <p className="max-w-[40ch] pb-4 text-ink-2">{text}</p>
        {action}
      </div>
    </section>
  );
}
