import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

interface PlanFeature {
  readonly name: string;
  readonly isIncluded?: boolean;
}

interface PlanCardProps {
  readonly name: string;
  readonly price: string;
  /** Shown beside the price. */
  readonly term: string;
  /** A line under the price. */
  readonly note?: string | null;
  /** A mark beside the name, which also raises the card with the accent, and on phones to the top. */
  readonly badge?: string;
  readonly features: readonly PlanFeature[];
  readonly action: ReactNode;
}

/** A plan. Side by side the cards' rows line up. */
export function PlanCard({ name, price, term, note, badge, features, action }: PlanCardProps) {
  const edge = badge
    ? "border-t-6 border-accent pt-3.75 max-md:-order-1"
    : "border-t border-ink pt-5";
  return (
    <section className={`content-start gap-y-0 md:row-span-5 md:grid md:grid-rows-subgrid ${edge}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="display text-[2.25rem]/[2.75rem] tracking-[-0.02em]">{name}</h2>
        {badge && <p className="text-2 font-strong text-accent">{badge}</p>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 pt-2 md:pt-3">
        <span className="font-display text-[min(4.5rem,22.5vw)]/[min(4.75rem,24vw)] tracking-[-0.04em] md:text-[5.5rem]/[5.75rem]">
          {price}
        </span>
        <span className="flex-1 basis-32 text-ink-2">{term}</span>
      </p>
      <p className="min-h-6 text-2 text-ink-2">{note}</p>
      <ul className="mt-5 mb-7 border-t border-rule md:mt-7 md:mb-9">
        {features.map((feature) => (
          <PlanFeatureRow key={feature.name} {...feature} />
        ))}
      </ul>
      <div className="*:min-h-13 *:w-full md:*:w-auto md:*:min-w-70">{action}</div>
    </section>
  );
}

function PlanFeatureRow({ name, isIncluded = true }: PlanFeature) {
  const t = useTranslations("plans");
  return (
    <li
      className={`flex justify-between gap-6 border-b border-rule py-3 leading-(--l-2) ${isIncluded ? "" : "text-ink-locked"}`}
    >
      {name}
      {!isIncluded && <span className="text-2">{t("notIncluded")}</span>}
    </li>
  );
}
