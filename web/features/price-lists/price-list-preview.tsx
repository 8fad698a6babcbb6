import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { fitCurve, type PricePoint } from "#schema/price-lists/curve.ts";
import { unitsOf } from "#schema/units.ts";
import { FreePreview } from "#web/works/free-preview.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import { SmallCurve } from "./curve/small-curve.tsx";
import { Example } from "./start/start-panel.tsx";

interface PriceListPreviewProps {
  readonly user: User;
  readonly works: readonly Artwork[] | undefined;
  readonly rates: Rates;
  readonly onUpgrade: () => void;
}

/** What the price list is, for an artist on the free plan: their own works on a curve, or an example. */
export function PriceListPreview({ user, works, rates, onUpgrade }: PriceListPreviewProps) {
  const t = useTranslations("priceList.start.free");
  const currency = user.currency ?? "CAD";
  const own = works && findPriced(works, currency, rates);
  const [newest] = own ?? [];
  return (
    <FreePreview
      texts="priceList.start.free"
      claim={newest ? t("claim", { count: countPriced(works ?? []) }) : t("claimWithoutWork")}
      onUpgrade={onUpgrade}
      wordsColumn="3"
    >
      {own && newest ? (
        <figure className="min-w-0 max-lg:pt-8">
          <SmallCurve
            points={own}
            curve={fitCurve(own)}
            title={t("drawing", { count: own.length, title: newest.title })}
            units={unitsOf(user)}
            currency={currency}
          />
          <figcaption className="pt-4 text-1 text-ink-2">
            {t.rich("caption", { count: own.length, title: newest.title, work: workTitle })}
          </figcaption>
        </figure>
      ) : (
        works && <Example units={unitsOf(user)} currency={currency} />
      )}
    </FreePreview>
  );
}

function isPriced({ askedCents, sale }: Artwork): boolean {
  return sale !== null || askedCents !== null;
}

function countPriced(works: readonly Artwork[]): number {
  return works.filter(isPriced).length;
}

/** The priced works of the newest one's medium, newest first, as points in the artist's currency; null without any. */
function findPriced(works: readonly Artwork[], currency: Currency, rates: Rates) {
  const medium = works.find(isPriced)?.medium;
  const points = works
    .filter((work) => work.medium === medium && isPriced(work))
    .map((work) => pointOf(work, currency, rates))
    .filter(({ priceCents }) => priceCents > 0);
  return points.length === 0 ? null : points;
}

function pointOf(work: Artwork, currency: Currency, rates: Rates) {
  const { id, title, width, height, imageUrl, sale, askedCents, askedCurrency } = work;
  const priceCents = Math.round(
    sale
      ? convert(sale.priceCents, sale.currency, currency, rates)
      : convert(askedCents ?? 0, askedCurrency, currency, rates),
  );
  const isSold = sale !== null;
  const kind: PricePoint["kind"] = isSold ? "sale" : "offer";
  return {
    id,
    title,
    widthInches: width,
    heightInches: height,
    priceCents,
    kind,
    isSold,
    imageUrl,
  };
}
