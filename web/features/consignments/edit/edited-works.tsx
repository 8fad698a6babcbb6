import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { consignmentLimits } from "#schema/consignments/terms.ts";
import type { Currency } from "#schema/currency.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextButton } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { addWorksDialog } from "#web/works/lazy-dialogs.ts";
import {
  Amounts,
  type EditedWork,
  type Move,
  partsOf,
  stackedRow,
  WorkRow,
} from "./edited-work.tsx";
import { GatherWorks } from "./gather-works.tsx";

const { works: most } = consignmentLimits;

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

/** The works of an agreement in their order, with what they cost and what each side has of that. */
export function EditedWorks(props: EditedWorksProps) {
  const { works, commission, units, error, others, hereIds, onChange } = props;
  const t = useTranslations("consignments.edit.works");
  const format = useFormat();
  const prices = usePrices();
  const [isAdding, setAdding] = useState(false);
  const closeAdding = () => setAdding(false);
  const workIds = works.map(({ work }) => work.id);
  const { body, add, move, announced } = useOrder(works, onChange);
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
        <p className="max-w-[60ch] pt-1 md:max-w-[34ch] text-2 text-ink-2 md:pt-1.5 md:pr-10">
          {t("help")}
        </p>
        <TextButton ref={add} onClick={() => setAdding(true)} className="mt-1">
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
                <tr className={`border-t border-ink ${stackedRow}`}>
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
      <LazyDialog part={addWorksDialog} isOpen={isAdding} onClose={closeAdding}>
        {({ AddWorksDialog }) => (
          <AddWorksDialog
            isOpen={isAdding}
            works={others}
            count={workIds.length}
            most={most}
            words={{
              title: t("add"),
              lead: t("addLead", { most }),
              none: t("none"),
              full: t("full", { most }),
              cancel: t("cancel"),
              confirm: (count) => t("confirm", { count }),
            }}
            above={(added, onChoose) => (
              <GatherWorks hereIds={hereIds} chosen={added} onChange={onChoose} />
            )}
            onAdd={(added) => {
              setAdding(false);
              onChange([...workIds, ...added]);
            }}
            onClose={closeAdding}
          />
        )}
      </LazyDialog>
    </section>
  );
}

/**
 * Moves works and takes them out; the focus stays on what was pressed, or goes to the same of the next work, and after
 * the last to the button that adds works.
 */
function useOrder(works: readonly EditedWork[], onChange: (workIds: readonly string[]) => void) {
  const t = useTranslations("consignments.edit.works");
  const body = useRef<HTMLTableSectionElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const pressed = useRef<string | null>(null);
  const [announced, setAnnounced] = useState("");
  const ids = works.map(({ work }) => work.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: React moves the rows after each new order, and a moved button loses the focus.
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const button = body.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`);
    (button ?? add.current)?.focus();
    pressed.current = null;
  }, [ids.join()]);

  function move(id: string, to: Move): void {
    const at = ids.indexOf(id);
    const title = works[at]?.work.title ?? "";
    if (to === "out") {
      pressed.current = `${ids[at + 1] ?? ids[at - 1]} out`;
      setAnnounced(t("takenOut", { title }));
      onChange(ids.filter((one) => one !== id));
      return;
    }
    const place = at + (to === "up" ? -1 : 1);
    pressed.current = `${id} ${to}`;
    setAnnounced(t("moved", { title, place: place + 1 }));
    onChange(ids.toSpliced(at, 1).toSpliced(place, 0, id));
  }

  return { body, add, move, announced };
}
