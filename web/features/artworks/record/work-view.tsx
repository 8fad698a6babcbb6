import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Currency, Rates } from "#schema/currency.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { unitsOf } from "#schema/units.ts";
import { useChannels } from "#web/api/channels.ts";
import { useSales } from "#web/api/sales.ts";
import { useFormat } from "#web/i18n/format.ts";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { type Fact, FactList } from "#web/works/fact-list.tsx";
import { PriceHead } from "#web/works/price-head.tsx";
import type { View } from "#web/works/view.ts";
import { hasOutgrownFree } from "./outgrown-free.ts";
import type { Neighbours } from "./picture/neighbours.ts";
import { WorkPicturePanel } from "./picture/work-picture-panel.tsx";
import { AskingPrice, askedIn, PriceSource } from "./price/asking-price.tsx";

/** Leads from the work to the gallery and to the works beside it. */
interface GalleryLinks {
  readonly neighbours: Neighbours;
  readonly galleryPath: string;
  /** Called when the work is left for the gallery. */
  readonly onReturn: () => void;
}

/** What the page shows, where other features take part in it. */
export interface ShownWork {
  readonly work: Artwork;
  readonly works: readonly Artwork[];
  readonly view: View;
  /** The open sale with its terms; null until it is fetched, and for a work that is not sold. */
  readonly sale: Sale | null;
  /** Null where a sale cannot be recorded. */
  readonly onSell: (() => void) | null;
}

interface SoldForProps extends Pick<ShownWork, "work" | "view" | "sale"> {
  readonly openSale: NonNullable<Artwork["sale"]>;
  readonly onCurrency: (currency: Currency) => void;
}

/** What the page shows of a work that other features have. */
interface OtherParts {
  readonly SoldFor: ComponentType<SoldForProps>;
  /** All below the price, which is seen first. */
  readonly sectionsOf: (shown: ShownWork) => ReactNode;
}

/** What the page leads to. */
interface WorkActions {
  readonly onRecordSale: () => void;
  readonly onUpgrade: () => void;
}

export interface WorkViewProps {
  readonly user: User;
  readonly work: Artwork;
  readonly works: readonly Artwork[];
  readonly rates: Rates;
  readonly galleryLinks: GalleryLinks;
  readonly parts: OtherParts;
  readonly actions: WorkActions;
}

/** The picture of a work, and beside it all that is kept about it. */
export function WorkView(props: WorkViewProps) {
  const { user, work, works, rates, parts, actions } = props;
  const t = useTranslations("work");
  const [shownIn, setShownIn] = useState<Currency | null>(null);
  const isPro = hasUnlimitedUse(user);
  const { data: channels } = useChannels(isPro);
  const sale = useOpenSale(work);
  const view: View = { currency: shownIn ?? usualCurrency(work), rates };
  const maySell = isPro && work.sale === null && !work.archived && channels !== undefined;
  const sell = maySell ? actions.onRecordSale : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:grid-cols-[minmax(0,1fr)]">
      <WorkPicturePanel work={work} units={unitsOf(user)} {...props.galleryLinks} />
      <div className="min-w-0 lg:max-w-176 px-(--margin) pt-5 pb-16 lg:pt-7 lg:pb-24 lg:pl-9 xl:pl-12 print:max-w-none print:px-0 print:pt-6 print:pb-0">
        {work.archived && <p className="pb-5 text-2 text-ink-2">{t("archivedNote")}</p>}
        <Price
          props={props}
          view={view}
          isPro={isPro}
          sale={sale}
          onCurrency={setShownIn}
          onSell={sell}
        />
        <PrintedFacts work={work} />
        {parts.sectionsOf({ work, works, view, sale, onSell: sell })}
      </div>
    </div>
  );
}

function usualCurrency({ sale, askedCurrency }: Artwork): Currency {
  return sale?.currency ?? askedCurrency;
}

/** The sale of a sold work with its terms; null for the others, and until it is fetched. */
function useOpenSale({ sale }: Artwork) {
  const { data: sales } = useSales(sale !== null);
  return (sale && sales?.find(({ id }) => id === sale.id)) ?? null;
}

interface PriceProps {
  readonly props: WorkViewProps;
  readonly view: View;
  readonly isPro: boolean;
  readonly sale: ReturnType<typeof useOpenSale>;
  readonly onCurrency: (currency: Currency) => void;
  readonly onSell: (() => void) | null;
}

/** What the work was sold for, or what is asked for it. */
function Price({ props, view, isPro, sale, onCurrency, onSell }: PriceProps) {
  const { user, work, works, parts, actions } = props;
  const t = useTranslations("work.price");
  if (work.sale) {
    return (
      <parts.SoldFor
        work={work}
        sale={sale}
        view={view}
        onCurrency={onCurrency}
        openSale={work.sale}
      />
    );
  }
  if (isPro) {
    return (
      <AskingPrice
        work={work}
        works={works}
        view={view}
        onCurrency={onCurrency}
        userId={user.id}
        onRecordSale={onSell}
      />
    );
  }
  return (
    <section className="pb-8">
      <PriceHead
        title={t(work.askingPriceCents === null ? "suggestedTitle" : "asking")}
        cents={askedIn(work, view)}
        view={view}
        onCurrency={onCurrency}
      />
      {work.askingPriceCents !== null && <PriceSource work={work} view={view} />}
      <FreeNote works={works} onUpgrade={actions.onUpgrade} />
    </section>
  );
}

interface FreeNoteProps {
  readonly works: readonly Artwork[];
  readonly onUpgrade: () => void;
}

/** What Professional adds to a work's page, and the way there. */
function FreeNote({ works, onUpgrade }: FreeNoteProps) {
  const t = useTranslations("work.free");
  const text = t(hasOutgrownFree(works) ? "kept" : "text");
  return <PlanNote text={text} button={t("button")} onPress={onUpgrade} />;
}

/** What the record sheet says in place of the fields. The private notes are not printed. */
function PrintedFacts({ work }: { readonly work: Artwork }) {
  const t = useTranslations("work.record");
  const statuses = useTranslations("work.statuses");
  const status = useTranslations("work.status");
  const format = useFormat();
  const { who, until, since, dueBack } = work.statusDetails;
  const day = (name: string, value: string | null): Fact[] =>
    value === null ? [] : [{ name, value: format.day(value) }];
  const facts: Fact[] = [
    { name: t("number"), value: work.inventoryNumber },
    { name: status("title"), value: statuses(work.status) },
    ...(who === null
      ? []
      : [{ name: status(work.status === "on-hold" ? "holdFor" : "with"), value: who }]),
    ...day(status("until"), until),
    ...day(status("since"), since),
    ...day(status("dueBack"), dueBack),
    ...(work.location === "" ? [] : [{ name: status("location"), value: work.location }]),
    ...(work.framed ? [{ name: t("framed"), value: t("yes") }] : []),
  ];
  return (
    <section aria-label={t("title")} className="hidden pb-6 print:block">
      <FactList facts={facts} />
    </section>
  );
}
