import { memo } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { daysBetween } from "#schema/days.ts";
import { workPath } from "#schema/page-paths.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { Units } from "#schema/units.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Td, Th } from "#web/ui/table.tsx";
import type { RowInView } from "#web/ui/use-rows-in-view.ts";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import type { BookedEntry } from "#web/works/books/booked-entries.ts";
import { type CostsBySale, cadAmounts, leftOf } from "#web/works/books/ledger-sums.ts";
import type { OwedSale } from "#web/works/consignments/open-sales.ts";
import { SoldDot } from "#web/works/sold-dot.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { useWorkFacts } from "#web/works/use-work-facts.ts";
import { WorkLink } from "#web/works/work-link.tsx";
import { EntryNotes } from "./entry-notes.tsx";
import type { PaymentChoice } from "./filter.ts";
import { type SaleAction, SaleActions } from "./sale-actions.tsx";

interface LedgerRowProps extends RowInView {
  readonly booked: BookedEntry;
  readonly costs: CostsBySale;
  /** Null when the artist has deleted it since its sale was taken back. */
  readonly work: Artwork | null;
  readonly units: Units;
  readonly payment: PaymentChoice;
  /** What the channel owes of it; null where it owes nothing to the artist. */
  readonly owed: OwedSale | null;
  readonly onAct: (action: SaleAction, sale: Sale) => void;
}

/** What was sold, charged or taken back: when, to whom, what was paid, and what of it reached the artist. */
export const LedgerRow = memo(function LedgerRow(props: LedgerRowProps) {
  const { index, measure, booked, costs, work, units, payment, owed, onAct } = props;
  const { entry, sale, channel, buyer, document, isNewest } = booked;
  const t = useTranslations("sales.ledger.table");
  const format = useFormat();
  const channelName = useChannelName();
  const prices = usePrices();
  const factsOf = useWorkFacts(units);
  const isSale = entry.kind === "sale";
  const amounts = cadAmounts(entry);
  const left = leftOf(entry, costs);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className="border-b border-rule align-middle max-md:grid max-md:grid-cols-[72px_minmax(0,1fr)_auto] max-md:gap-x-3.5 max-2xs:block max-2xs:*:block max-2xs:*:text-left max-2xs:*:whitespace-normal"
    >
      <Td className="w-24 bg-wall px-3 py-2.5 max-md:row-span-4 max-xs:row-span-5 max-md:grid max-md:w-18 max-md:place-items-center max-md:px-1.5 max-2xs:hidden!">
        {work && <SmallPicture work={work} />}
      </Td>
      <Th scope="row" className="py-2.5 pr-5 pl-5 max-md:py-0 max-md:pt-3 max-md:pl-0">
        <span className="flex items-baseline gap-2.5">
          {isSale && (
            <>
              <SoldDot className="size-2.5 border-[5px]" />
              <span className="sr-only">{t("soldMark")}</span>
            </>
          )}
          <span
            className={`work-title text-[1.1875rem]/6 wrap-anywhere ${isSale ? "" : "text-ink-2"}`}
          >
            {work ? (
              <WorkLink work={{ id: work.id, title: entry.description }} />
            ) : (
              entry.description
            )}
          </span>
        </span>
        {work && isSale && (
          <span className="block text-1 text-ink-2">{t("facts", factsOf(work))}</span>
        )}
        {entry.kind !== "sale" && <span className="block text-1">{t(`kinds.${entry.kind}`)}</span>}
      </Th>
      <Td className="py-2.5 pr-5 whitespace-nowrap max-md:col-start-2 max-md:col-end-4 max-md:py-0 max-md:pt-0.5 max-md:text-1 max-md:text-ink-2">
        {format.day(entry.date)}
        {work && isSale && <DaysOnOffer work={work} soldOn={entry.date} />}
      </Td>
      <Td className="py-2.5 pr-5 wrap-anywhere max-md:col-start-2 max-md:col-end-4 max-md:py-0 max-md:pb-3 max-md:text-1 max-md:text-ink-2">
        {channel && channelName(channel)}
        {buyer && (
          <span className="block text-1 wrap-anywhere text-ink-2 max-md:inline max-md:before:content-[',_']">
            {buyer.name}
          </span>
        )}
        <EntryNotes entry={entry} sale={sale} document={document} payment={payment} owed={owed} />
      </Td>
      <Td
        isNumber
        className={`py-2.5 pr-5 font-display text-[1.1875rem]/6 max-md:col-start-3 max-md:row-start-1 max-md:p-0 max-md:pt-3 max-xs:col-start-2 max-xs:col-end-4 max-xs:row-start-auto max-xs:pt-0 max-xs:has-[+*+:empty]:pb-3 max-xs:text-left ${isSale ? "" : "text-ink-2"}`}
      >
        {amounts
          ? prices.amount(amounts.paidCents, "CAD")
          : prices.money(entry.paidCents, entry.currency)}
      </Td>
      <Td isNumber className="py-2.5 max-md:hidden max-2xs:hidden!">
        {left !== null && format.amount(left)}
      </Td>
      <Td className="py-1 pl-5 text-right max-md:col-start-2 max-md:col-end-4 max-md:p-0 max-md:text-left print:hidden">
        {sale && isNewest && <SaleActions sale={sale} onAct={onAct} />}
      </Td>
    </tr>
  );
});

/** The longest side of a picture in the ledger, in pixels. */
const pictureSide = 52;

function SmallPicture({ work }: { readonly work: Artwork }) {
  const { width, height } = work;
  const scale = Math.min(72 / width, pictureSide / height);
  return (
    <Link
      href={workPath(work.id)}
      tabIndex={-1}
      aria-hidden="true"
      className="grid h-13 place-items-center max-md:max-w-15"
    >
      <ArtworkPicture
        key={work.imageUrl}
        artwork={work}
        width={`min(100%, ${Math.round(width * scale)}px)`}
      />
    </Link>
  );
}

/** From the day on which the work was added to that of the sale; nothing where the sale is older. */
function DaysOnOffer({ work, soldOn }: { readonly work: Artwork; readonly soldOn: string }) {
  const t = useTranslations("sales.ledger.table");
  const days = daysBetween(localDay(new Date(work.createdAt)), soldOn);
  if (days < 0) return null;
  return <span className="block text-1 text-ink-2 max-md:hidden">{t("days", { days })}</span>;
}
