import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import type { User } from "#schema/user.ts";
import { Button } from "#web/ui/button.tsx";
import { Axes } from "./start/axes.tsx";

interface FreePreviewProps {
  readonly user: User;
  readonly works: readonly Artwork[] | undefined;
  readonly rates: Rates;
  readonly onUpgrade: () => void;
}

/** What the price list is, for an artist on the free plan: their own work on a curve. */
export function FreePreview({ onUpgrade }: FreePreviewProps) {
  const t = useTranslations("priceList.start.free");
  return (
    <section className="pt-7 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-12">
      <div>
        <h2 className="font-display text-[1.75rem]/[2.125rem] font-[440] tracking-display">
          {t("heading")}
        </h2>
        <p className="pt-2 text-2 text-ink-2">{t("text")}</p>
        <Button variant="filled" onClick={onUpgrade} className="mt-6">
          {t("button")}
        </Button>
        <p className="pt-3 text-1 text-ink-2">{t("note")}</p>
      </div>
      <Axes />
    </section>
  );
}
