import { type ReactNode, useId } from "react";

interface ImportPageSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Below the lead. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of the page: words on three columns, what they are about on nine, an ink rule above. */
export function ImportPageSection({ title, lead, aside, children }: ImportPageSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="gap-x-12 border-t border-ink pt-6 pb-12 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
    >
      <div className="min-w-0 max-lg:pb-5">
        <h2
          id={id}
          tabIndex={-1}
          className="font-display text-[1.75rem]/[2.125rem] font-[440] tracking-display outline-none"
        >
          {title}
        </h2>
        {lead && <p className="max-w-[52ch] pt-2 text-2 text-ink-2 wrap-anywhere">{lead}</p>}
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
