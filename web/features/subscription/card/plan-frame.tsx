import type { ReactNode } from "react";

interface PlanFrameProps {
  readonly title: string;
  /** A mark beside the title, which also raises the card with the accent. */
  readonly badge?: string;
  readonly children: ReactNode;
}

/** The card's edge and head, the same for every plan. */
export function PlanFrame({ title, badge, children }: PlanFrameProps) {
  return (
    <section className={badge ? "border-t-6 border-accent pt-4" : "border-t border-ink pt-5.25"}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-display text-[1.75rem]/[2.125rem] tracking-[-0.014em] [font-weight:460]">
          {title}
        </h2>
        {badge && <span className="text-2 font-strong text-accent">{badge}</span>}
      </div>
      {children}
    </section>
  );
}

/** The card's actions. */
export function PlanActions({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-7 gap-y-2 pt-5">{children}</div>;
}
