import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { ConsignedWork } from "#schema/consignments/consignment.ts";
import type { Currency } from "#schema/currency.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from "#web/ui/more-icons.tsx";
import { Td, Th } from "#web/ui/table.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { useWorkFacts } from "#web/works/use-work-facts.ts";

/** A work with the price that it has in the agreement, null on request. */
export interface EditedWork {
  readonly work: Artwork;
  readonly priceCents: number | null;
  readonly currency: Currency;
}
/** The price of a work in an agreement: what is frozen, or else what is asked. */
export function editedWork(work: Artwork, agreed: readonly ConsignedWork[]): EditedWork {
  const frozen = agreed.find(({ workId }) => workId === work.id);
  const { askedCents, askedCurrency } = work;
  return frozen
    ? { work, priceCents: frozen.priceCents, currency: frozen.currency }
    : { work, priceCents: askedCents, currency: askedCurrency };
}
/** Beside its picture what the table has in columns; where the window is narrow or the text large, below it. */
export const stackedRow =
  "max-md:grid max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-5 max-2xs:grid-cols-1 max-2xs:*:col-start-1";

interface Parts {
  readonly price: number;
  readonly gallery: number;
  readonly yours: number;
}

/** Price, the gallery's part and the artist's in whole cents; half a cent is the gallery's, as where a sale is computed. */
export function partsOf(works: readonly EditedWork[], commission: number): Parts {
  const parts = works.map(({ priceCents }) => {
    const price = priceCents ?? 0;
    const gallery = Math.round(price * commission);
    return { price, gallery, yours: price - gallery };
  });
  const sum = (name: keyof Parts) => parts.reduce((total, part) => total + part[name], 0);
  return { price: sum("price"), gallery: sum("gallery"), yours: sum("yours") };
}

interface AmountsProps {
  /** Null for a price on request. */
  readonly parts: Parts | null;
  readonly currency: Currency;
  readonly amount: (cents: number, currency: Currency) => string;
  readonly percent: string;
}

export function Amounts({ parts, currency, amount, percent }: AmountsProps): ReactNode {
  const t = useTranslations("consignments.edit.works");
  if (parts === null) {
    return (
      <Td colSpan={3} className="text-right text-ink-2 max-md:col-start-2 max-md:text-left">
        {t("onRequest")}
      </Td>
    );
  }
  const label = "text-ink-2 md:sr-only";
  return (
    <>
      <Td
        isNumber
        className="max-md:col-start-2 max-md:flex max-md:flex-wrap max-md:justify-between md:pl-4"
      >
        <span className={label}>{t("price")} </span>
        {amount(parts.price, currency)}
      </Td>
      <Td
        isNumber
        className="text-ink-2 max-md:col-start-2 max-md:flex max-md:flex-wrap max-md:justify-between md:pl-4"
      >
        <span className={label}>{t("gallery", { percent })} </span>
        {amount(parts.gallery, currency)}
      </Td>
      <Td
        isNumber
        className="max-md:col-start-2 max-md:flex max-md:flex-wrap max-md:justify-between md:pl-4"
      >
        <span className={label}>{t("yours")} </span>
        {amount(parts.yours, currency)}
      </Td>
    </>
  );
}

export type Move = "up" | "down" | "out";

interface WorkRowProps extends EditedWork {
  readonly commission: number;
  readonly units: Units;
  /** Counted from 1. */
  readonly place: number;
  readonly count: number;
  readonly amount: AmountsProps["amount"];
  readonly onMove: (id: string, move: Move) => void;
}

export function WorkRow(props: WorkRowProps) {
  const { work, priceCents, currency, commission, units, place, count, amount, onMove } = props;
  const t = useTranslations("consignments.edit.works");
  const format = useFormat();
  const facts = useWorkFacts(units)(work);
  const { id, title, width, height } = work;
  const scale = Math.min(72 / width, 56 / height);
  const button = (move: Move, Icon: typeof CloseIcon, isDisabled: boolean) => (
    <button
      type="button"
      data-move={`${id} ${move}`}
      aria-label={t(`moves.${move}`, { title })}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onMove(id, move)}
      className="grid size-11 place-items-center text-ink-2 hover:text-ink aria-disabled:text-ink-locked"
    >
      <Icon className="size-4" />
    </button>
  );
  return (
    <tr className={`border-b border-rule last:border-0 ${stackedRow}`}>
      <Td className="h-18 w-24 bg-wall max-md:row-span-5 max-md:grid max-md:h-auto max-md:w-auto max-md:place-items-center">
        <div aria-hidden="true" className="grid place-items-center">
          <ArtworkPicture
            key={work.imageUrl}
            artwork={work}
            width={`${Math.max(8, Math.round(width * scale * 0.85))}px`}
          />
        </div>
      </Td>
      <Th scope="row" className="py-3 text-left font-[400] max-md:pb-1 md:pl-5">
        <span className="work-title block text-[1.125rem]/6 wrap-anywhere">{title}</span>
        <span className="block text-1 text-ink-2">
          {[facts.medium, facts.size, work.dateCreated].join(", ")}
        </span>
        {work.inventoryNumber !== "" && (
          <span className="block text-1 text-ink-2">{work.inventoryNumber}</span>
        )}
      </Th>
      <Amounts
        parts={priceCents === null ? null : partsOf([{ work, priceCents, currency }], commission)}
        currency={currency}
        amount={amount}
        percent={format.number(commission * 100)}
      />
      <Td className="whitespace-nowrap max-md:col-start-2 max-md:-ml-3 md:pl-2">
        <span className="flex md:justify-end">
          {button("up", ArrowUpIcon, place === 1)}
          {button("down", ArrowDownIcon, place === count)}
          {button("out", CloseIcon, false)}
        </span>
      </Td>
    </tr>
  );
}
