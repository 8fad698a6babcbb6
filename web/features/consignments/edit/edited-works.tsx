import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { ConsignedWork } from "#schema/consignments/consignment.ts";
import type { Currency } from "#schema/currency.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from "#web/ui/more-icons.tsx";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { useWorkFacts } from "#web/works/use-work-facts.ts";
import { AddWorksDialog } from "./add-works-dialog.tsx";

/** A work with the price that it has in the agreement, null on request. */
export interface EditedWork {
  readonly work: Artwork;
  readonly priceCents: number | null;
  readonly currency: Currency;
}

interface EditedWorksProps {
  readonly works: readonly EditedWork[];
  /** Of what is sold, from 0 to 1. */
  readonly commission: number;
  readonly units: Units;
  readonly error: string | undefined;
  /** All that can be added, those that are there first. */
  readonly others: readonly Artwork[];
  readonly hereIds: readonly string[];
  readonly onChange: (workIds: readonly string[]) => void;
}

/** The price of a work in an agreement: what is frozen, or else what is asked. */
export function editedWork(work: Artwork, agreed: readonly ConsignedWork[]): EditedWork {
  const frozen = agreed.find(({ workId }) => workId === work.id);
  const { askedCents, askedCurrency } = work;
  return frozen
    ? { work, priceCents: frozen.priceCents, currency: frozen.currency }
    : { work, priceCents: askedCents, currency: askedCurrency };
}

/** The works of an agreement in their order, with what they cost and what each side has of that. */
export function EditedWorks(props: EditedWorksProps) {
  const { works, commission, units, error, others, hereIds, onChange } = props;
  const t = useTranslations("consignments.edit.works");
  const format = useFormat();
  const prices = usePrices();
  const [isAdding, setAdding] = useState(false);
  const workIds = works.map(({ work }) => work.id);
  const { body, move, announced } = useOrder(works, onChange);
  const percent = format.number(commission * 100);
  const currencies = new Set(works.map(({ currency }) => currency));
  const [currency] = currencies;
  const isOneCurrency = currency !== undefined && currencies.size === 1;
  const isPriced = works.every(({ priceCents }) => priceCents !== null);
  const amount = (cents: number, of: Currency) =>
    isOneCurrency ? format.amount(cents) : format.money(cents, of);
  return (
    <section className="grid-cols-12 gap-x-6 border-t border-rule pt-7 pb-8 md:pt-10 md:pb-11 lg:grid">
      <header className="lg:col-span-4">
        <h2 className="font-display text-4 tracking-[-0.01em] [font-weight:460]">{t("title")}</h2>
        <p className="max-w-[34ch] pt-1 text-2 text-ink-2 md:pt-1.5 md:pr-10">{t("help")}</p>
        <TextButton onClick={() => setAdding(true)} className="mt-1">
          {t("add")}
        </TextButton>
      </header>
      <div className="min-w-0 pt-4 lg:col-span-8 lg:pt-0">
        {error && (
          <p role="alert" className="pb-2 text-2 text-error">
            {error}
          </p>
        )}
        <p role="status" className="sr-only">
          {announced}
        </p>
        {works.length > 0 && (
          <Table caption={t("title")} stacksBelow="md">
            <TableHead className="[&>th]:pb-2 [&>th]:font-[400]">
              <Th className="w-24" isHidden>
                {t("picture")}
              </Th>
              <Th className="pl-5 text-left">{t("work")}</Th>
              <Th isNumber className="pl-4">
                {isOneCurrency ? t("priceIn", { sign: prices.sign(currency).trim() }) : t("price")}
              </Th>
              <Th isNumber className="pl-4">
                {t("gallery", { percent })}
              </Th>
              <Th isNumber className="pl-4">
                {t("yours")}
              </Th>
              <Th isHidden>{t("order")}</Th>
            </TableHead>
            <TableBody ref={body}>
              {works.map((edited, index) => (
                <WorkRow
                  key={edited.work.id}
                  {...edited}
                  commission={commission}
                  units={units}
                  place={index + 1}
                  count={works.length}
                  amount={amount}
                  onMove={move}
                />
              ))}
              {works.length > 1 && isOneCurrency && isPriced && (
                <tr className="border-t border-ink max-md:grid max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-5">
                  <Td className="max-md:hidden" />
                  <Th
                    scope="row"
                    className="py-3 text-left font-[400] max-md:col-start-2 max-md:pb-0 md:pl-5"
                  >
                    {t("count", { count: works.length })}
                  </Th>
                  <Amounts
                    parts={partsOf(works, commission)}
                    currency={currency}
                    amount={amount}
                    percent={percent}
                  />
                  <Td className="max-md:hidden" />
                </tr>
              )}
            </TableBody>
          </Table>
        )}
      </div>
      <AddWorksDialog
        isOpen={isAdding}
        works={others}
        hereIds={hereIds}
        count={workIds.length}
        onAdd={(added) => {
          setAdding(false);
          onChange([...workIds, ...added]);
        }}
        onClose={() => setAdding(false)}
      />
    </section>
  );
}

interface Parts {
  readonly price: number;
  readonly gallery: number;
  readonly yours: number;
}

/** Price, the gallery's part and the artist's in whole cents; half a cent is the gallery's, as where a sale is computed. */
function partsOf(works: readonly EditedWork[], commission: number): Parts {
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

function Amounts({ parts, currency, amount, percent }: AmountsProps): ReactNode {
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
      <Td isNumber className="max-md:col-start-2 max-md:flex max-md:justify-between md:pl-4">
        <span className={label}>{t("price")} </span>
        {amount(parts.price, currency)}
      </Td>
      <Td
        isNumber
        className="text-ink-2 max-md:col-start-2 max-md:flex max-md:justify-between md:pl-4"
      >
        <span className={label}>{t("gallery", { percent })} </span>
        {amount(parts.gallery, currency)}
      </Td>
      <Td isNumber className="max-md:col-start-2 max-md:flex max-md:justify-between md:pl-4">
        <span className={label}>{t("yours")} </span>
        {amount(parts.yours, currency)}
      </Td>
    </>
  );
}

type Move = "up" | "down" | "out";

interface WorkRowProps extends EditedWork {
  readonly commission: number;
  readonly units: Units;
  /** Counted from 1. */
  readonly place: number;
  readonly count: number;
  readonly amount: AmountsProps["amount"];
  readonly onMove: (id: string, move: Move) => void;
}

function WorkRow(props: WorkRowProps) {
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
    <tr className="border-b border-rule last:border-0 max-md:grid max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-5">
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

/** Moves works and takes them out; the focus stays on what was pressed, or goes to the same of the next work. */
function useOrder(works: readonly EditedWork[], onChange: (workIds: readonly string[]) => void) {
  const t = useTranslations("consignments.edit.works");
  const body = useRef<HTMLTableSectionElement>(null);
  const pressed = useRef<string | null>(null);
  const [announced, setAnnounced] = useState("");
  const ids = works.map(({ work }) => work.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is moved in the page loses the focus.
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    body.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [ids.join()]);

  function move(id: string, to: Move): void {
    const at = ids.indexOf(id);
    const title = works[at]?.work.title ?? "";
    if (to === "out") {
      const next = ids[at + 1] ?? ids[at - 1];
      pressed.current = next === undefined ? null : `${next} out`;
      setAnnounced(t("takenOut", { title }));
      onChange(ids.filter((one) => one !== id));
      return;
    }
    const place = at + (to === "up" ? -1 : 1);
    pressed.current = `${id} ${to}`;
    setAnnounced(t("moved", { title, place: place + 1 }));
    onChange(ids.toSpliced(at, 1).toSpliced(place, 0, id));
  }

  return { body, move, announced };
}
