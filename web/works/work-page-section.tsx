import { type ReactNode, useId } from "react";

interface WorkPageSectionProps {
  readonly title: string;
  /** To the right of the title, such as a link. */
  readonly aside?: ReactNode;
  /** Left out of the record sheet. */
  readonly isOnScreenOnly?: boolean;
  readonly children: ReactNode;
}

/** A section of a work's page, beside the picture. */
export function WorkPageSection({
  title,
  aside,
  isOnScreenOnly = false,
  children,
}: WorkPageSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`border-t border-rule pt-6 pb-8 first:border-0 first:pt-0 last:pb-0 print:break-inside-avoid ${isOnScreenOnly ? "print:hidden" : ""}`}
    >
      <div className="flex min-h-8.5 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-display text-4 font-[480] tracking-[-0.01em]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
