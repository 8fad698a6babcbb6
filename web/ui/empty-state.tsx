import type { ReactNode } from "react";

interface EmptyStateProps {
  /** A heading's element, such as `<h1>`. */
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The one button. */
  readonly action: ReactNode;
}

/** A section without content: a title, one sentence, one button. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <section className="grid min-h-80 grow bg-wall py-16">
      <div className="page grid content-center justify-items-start gap-2">
        <div className="display text-5">{title}</div>
        <p className="max-w-[40ch] pb-4 text-ink-2">{text}</p>
        {action}
      </div>
    </section>
  );
}
