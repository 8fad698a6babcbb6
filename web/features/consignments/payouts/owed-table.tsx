import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { daysBetween } from "#schema/days.ts";
import type { Owed } from "#schema/payouts/payout.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { ConsignmentPrint } from "#web/works/consignments/consignment-print.ts";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";
import type { BegunPayout } from "./payout-dialog.tsx";
import type { useLetter } from "./use-letter.ts";

type Account = Owed["galleries"][number];
type OwedSale = Account["sales"][number];

interface OwedTableProps {
  /** In the currency. */
  readonly accounts: readonly Account[];
  readonly currency: Currency;
  readonly sales: readonly Sale[];
  readonly letterOf: ReturnType<typeof useLetter>;
  readonly onPrint: (print: ConsignmentPrint) => void;
  /** Null where nothing can be recorded. */
  readonly onPayout: ((payout: BegunPayout) => void) | null;
}

/** What is open, by gallery and sale; galleries that owe nothing are left out. */
export function OwedTable({ accounts, currency, sales, ...actions }: OwedTableProps) {
  const t = useTranslations("consignments.owed.table");
  const prices = usePrices();
  const owing = accounts.filter(({ openCents }) => openCents !== 0);
  if (owing.length === 0) return null;
  const sign = prices.sign(currency).trim();
  return (
    <Table caption={t("label", { sign })} stacksBelow="md" className="not-first:mt-10">
      <TableHead className="[&>th]:pb-2 [&>th]:font-[400]">
        <Th className="text-left">{t("sale")}</Th>
        <Th isNumber>{t("yours", { sign })}</Th>
        <Th isNumber>{t("open", { sign })}</Th>
        <Th isNumber>{t("toBePaid")}</Th>
      </TableHead>
      {owing.map((account) => (
        <TableBody key={account.channelId}>
          <GalleryRow account={account} {...actions} />
          {account.sales
            .filter(({ openCents }) => openCents > 0)
            .map((owed) => {
              const sale = sales.find(({ id }) => id === owed.id);
              return sale && <SaleRow key={owed.id} owed={owed} sale={sale} />;
            })}
        </TableBody>
      ))}
    </Table>
  );
}

const stackedRow =
  "max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-5 max-md:items-baseline";

interface GalleryRowProps extends Pick<OwedTableProps, "letterOf" | "onPayout" | "onPrint"> {
  readonly account: Account;
}

function GalleryRow({ account, letterOf, onPayout, onPrint }: GalleryRowProps) {
  const t = useTranslations("consignments.owed.table");
  const format = useFormat();
  const galleryOf = useGalleries();
  const { channelId, currency, openCents } = account;
  const { name } = galleryOf(channelId);
  const letter = letterOf(channelId);
  return (
    <tr className={`border-b border-ink font-display text-[1.1875rem]/6 ${stackedRow}`}>
      <Th scope="rowgroup" colSpan={2} className="pt-5 pb-2.5 text-left font-[420] wrap-anywhere">
        {name}
      </Th>
      <Td isNumber className="pt-5 pb-2.5">
        {format.amount(openCents)}
      </Td>
      <Td className="pt-4 pb-1 text-right font-text max-md:col-span-full max-md:py-0 max-md:text-left print:hidden">
        {openCents < 0 ? (
          <span className="text-1 text-ink-2">{t("credit")}</span>
        ) : (
          <span className="inline-flex flex-wrap gap-x-5 md:justify-end">
            {letter && (
              <TextButton onClick={() => onPrint(letter.print)}>
                {t.rich("letter", { gallery: name, hidden: visuallyHidden })}
              </TextButton>
            )}
            {onPayout && (
              <TextButton onClick={() => onPayout({ channelId, currency })}>
                {t.rich("record", { gallery: name, hidden: visuallyHidden })}
              </TextButton>
            )}
          </span>
        )}
      </Td>
    </tr>
  );
}

interface SaleRowProps {
  readonly owed: OwedSale;
  readonly sale: Sale;
}

function SaleRow({ owed, sale }: SaleRowProps) {
  const t = useTranslations("consignments.owed.table");
  const format = useFormat();
  const prices = usePrices();
  const { date, currency, priceCents, discountCents, netCents, artworkTitle } = sale;
  const { openCents, dueOn, isOverdue } = owed;
  const days = daysBetween(localDay(new Date()), dueOn);
  return (
    <tr className={`border-b border-rule align-top ${stackedRow}`}>
      <Th scope="row" className="py-2.5 pr-5 text-left font-[400] max-md:pb-0">
        <span className="work-title text-[1.125rem]/6 wrap-anywhere">{artworkTitle}</span>
        <span className="block text-1 text-ink-2">
          {t("sold", {
            day: format.day(date),
            price: prices.money(priceCents - discountCents, currency),
          })}
        </span>
      </Th>
      <Td isNumber className="py-2.5 pl-5 max-md:hidden">
        {format.amount(netCents)}
      </Td>
      <Td isNumber className="py-2.5 pl-5 font-display text-[1.125rem]/6 max-md:pb-0">
        {format.amount(openCents)}
        {openCents < netCents && (
          <span className="block font-text text-1 text-ink-2">
            {t("of", { total: format.amount(netCents) })}
          </span>
        )}
      </Td>
      <Td
        className={`py-2.5 pl-5 text-right max-md:col-span-full max-md:pt-0 max-md:pl-0 max-md:text-left max-md:text-1 ${isOverdue ? "font-strong" : ""}`}
      >
        {format.day(dueOn)}
        <span className="block text-1 max-md:inline max-md:before:content-[',_']">
          {isOverdue ? t("late", { days: -days }) : t("in", { days })}
        </span>
      </Td>
    </tr>
  );
}
