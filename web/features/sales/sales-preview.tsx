import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { unitsOf } from "#schema/units.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { FreePreview, PreviewRow } from "#web/works/free-preview.tsx";
import { SoldDot } from "#web/works/sold-dot.tsx";
import { useWorkFacts } from "#web/works/use-work-facts.ts";
import { workTitle } from "#web/works/work-title.tsx";

interface SalesPreviewProps {
  readonly user: User;
  readonly works: readonly Artwork[] | undefined;
  readonly onUpgrade: () => void;
}

/** What the sales page is, for an artist on the free plan: their own work as a line of the ledger. */
export function SalesPreview({ user, works, onUpgrade }: SalesPreviewProps) {
  const t = useTranslations("sales.ledger.free");
  const own = works?.find(({ sale, askedCents }) => sale !== null || askedCents !== null) ?? null;
  return (
    <FreePreview
      texts="sales.ledger.free"
      claim={
        own && own.sale === null
          ? t.rich("claimWithWork", { title: own.title, work: workTitle })
          : t("claim")
      }
      onUpgrade={onUpgrade}
    >
      {own && <OwnLine work={own} user={user} />}
    </FreePreview>
  );
}

function OwnLine({ work, user }: { readonly work: Artwork; readonly user: User }) {
  const t = useTranslations("sales.ledger.free");
  const table = useTranslations("sales.ledger.table");
  const factsOf = useWorkFacts(unitsOf(user));
  const prices = usePrices();
  const { title, sale, askedCents, askedCurrency } = work;
  const price = sale
    ? prices.money(sale.priceCents - sale.discountCents, sale.currency)
    : prices.money(askedCents ?? 0, askedCurrency);
  return (
    <PreviewRow work={work} caption={t.rich("caption", { title, work: workTitle })}>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <p className="min-w-0">
          <span className="flex items-baseline gap-2.5">
            <SoldDot className="size-2.5 border-[5px]" />
            <i className="work-title text-4 wrap-anywhere">{title}</i>
          </span>
          <span className="block text-1 text-ink-2">{table("facts", factsOf(work))}</span>
        </p>
        <p className="flex-none font-display text-4">{price}</p>
      </div>
    </PreviewRow>
  );
}
