import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { mediumLineOf } from "#schema/artworks/medium-line.ts";
import type { Units } from "#schema/units.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { SoldDot } from "#web/works/sold-dot.tsx";

interface WorkLabelProps {
  readonly work: Artwork;
  readonly units: Units;
}

/** As a museum's: title, year, what it is made of and how large, price. */
export function WorkLabel({ work, units }: WorkLabelProps) {
  const t = useTranslations("work.label");
  const locale = useLocale();
  const lengths = useLengths();
  const size = (shownIn: Units) => lengths.size(work.width, work.height, shownIn);
  return (
    <div className="max-w-120">
      <h1
        tabIndex={-1}
        className="work-title text-[1.625rem]/8 tracking-[-0.01em] wrap-anywhere outline-none lg:text-5"
      >
        {work.title}
        {work.status === "sold" && (
          <SoldDot className="ml-3.5 size-3.5 border-[7px] align-[0.1em]" />
        )}
      </h1>
      <p className="text-2 text-ink-2">{work.dateCreated}</p>
      <p className="text-2 text-ink-2">
        {t("facts", {
          medium: mediumLineOf({ ...work, support: work.depth }, locale),
          size: size(units),
          otherSize: size(units === "metric" ? "imperial" : "metric"),
        })}
      </p>
      <LabelPrice work={work} />
    </div>
  );
}

function LabelPrice({ work }: Pick<WorkLabelProps, "work">) {
  const t = useTranslations("work.label");
  const statuses = useTranslations("work.statuses");
  const prices = usePrices();
  const { status, askedCents, askedCurrency } = work;
  if (status === "sold" || status === "not-for-sale") {
    return <p className="text-2 text-ink-2">{statuses(status)}</p>;
  }
  return (
    <p className="text-2 text-ink-2">
      {askedCents === null ? t("noPrice") : prices.money(askedCents, askedCurrency)}
    </p>
  );
}
