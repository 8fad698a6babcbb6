import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { TextButton } from "#web/ui/button.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

interface PriceOriginProps {
  readonly work: Artwork;
  readonly onRecalculate: () => void;
  /** The stored breakdown, drawn. */
  readonly children: ReactNode;
}

/** Where the price comes from: the formula's three parts, and the artist's own. */
export function PriceOrigin({ work, onRecalculate, children }: PriceOriginProps) {
  const t = useTranslations("work.origin");
  return (
    <WorkPageSection
      title={t("title")}
      aside={
        work.sale === null && (
          <TextButton onClick={onRecalculate} className="print:hidden">
            {t(work.suggestedPrice === null ? "calculate" : "recalculate")}
          </TextButton>
        )
      }
    >
      {work.breakdown === null ? (
        <p className="pt-1 text-2 text-ink-2">
          {t(work.suggestedPrice === null ? "notPriced" : "noBreakdown")}
        </p>
      ) : (
        <div className="pt-3">{children}</div>
      )}
    </WorkPageSection>
  );
}
