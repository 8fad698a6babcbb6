import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { unitsOf } from "#schema/units.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Button } from "#web/ui/button.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { SoldDot } from "#web/works/sold-dot.tsx";
import { useWorkFacts } from "#web/works/use-work-facts.ts";
import { workTitle } from "#web/works/work-title.tsx";

interface FreePreviewProps {
  readonly user: User;
  readonly works: readonly Artwork[] | undefined;
  readonly onUpgrade: () => void;
}

/** What the sales page is, for an artist on the free plan: their own work as a line of the ledger. */
export function FreePreview({ user, works, onUpgrade }: FreePreviewProps) {
  const t = useTranslations("sales.ledger.free");
  const own = works?.find(({ sale, askedCents }) => sale !== null || askedCents !== null) ?? null;
  return (
    <section
      aria-labelledby="free-heading"
      className="gap-x-12 pt-7 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="min-w-0">
        <h2
          id="free-heading"
          className="font-display text-[1.75rem]/[2.125rem] font-[440] tracking-display"
        >
          {t("heading")}
        </h2>
        <p className="pt-5 font-display text-[1.625rem]/8 tracking-[-0.014em] text-balance">
          {own && own.sale === null
            ? t.rich("claimWithWork", { title: own.title, work: workTitle })
            : t("claim")}
        </p>
        <p className="max-w-[52ch] pt-2 text-2 text-ink-2">{t("text")}</p>
        <Button variant="filled" onClick={onUpgrade} className="mt-6">
          {t("button")}
        </Button>
        <p className="pt-3 text-1 text-ink-2">{t("note")}</p>
      </div>
      {own && <OwnLine work={own} user={user} />}
    </section>
  );
}

function OwnLine({ work, user }: { readonly work: Artwork; readonly user: User }) {
  const t = useTranslations("sales.ledger.free");
  const table = useTranslations("sales.ledger.table");
  const factsOf = useWorkFacts(unitsOf(user));
  const prices = usePrices();
  const { sale, askedCents, askedCurrency, width, height } = work;
  const scale = Math.min(160 / width, 120 / height);
  const price = sale
    ? prices.money(sale.priceCents - sale.discountCents, sale.currency)
    : prices.money(askedCents ?? 0, askedCurrency);
  return (
    <figure className="min-w-0 max-lg:pt-10">
      <div className="flex items-center gap-5 border-y border-ink">
        <div className="grid h-35 w-45 flex-none place-items-center bg-wall max-xs:h-25 max-xs:w-28">
          <ArtworkPicture
            key={work.imageUrl}
            artwork={work}
            width={`min(85%, ${Math.round(width * scale)}px)`}
          />
        </div>
        <p className="min-w-0 grow">
          <span className="flex items-baseline gap-2.5">
            <SoldDot className="size-2.5 border-[5px]" />
            <i className="work-title text-4 wrap-anywhere">{work.title}</i>
          </span>
          <span className="block text-1 text-ink-2">{table("facts", factsOf(work))}</span>
        </p>
        <p className="flex-none font-display text-4">{price}</p>
      </div>
      <figcaption className="pt-3 text-1 text-ink-2">
        {t.rich("caption", { title: work.title, work: workTitle })}
      </figcaption>
    </figure>
  );
}
