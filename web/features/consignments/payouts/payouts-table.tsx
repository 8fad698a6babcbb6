import { useTranslations } from "use-intl";
import type { PayoutAnswer } from "#schema/payouts/payout.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useFormat } from "#web/i18n/format.ts";
import { UnfetchedPart } from "#web/ui/fetch-states.tsx";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { usePayouts } from "#web/works/consignments/payouts.ts";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";
import { TakePayoutBack } from "./take-payout-back.tsx";
import { usePayout } from "./use-payout.ts";

interface PayoutsTableProps {
  readonly sales: readonly Sale[];
  readonly isLocked: boolean;
}

/** What galleries paid, the latest first, and the way to take back what was recorded by mistake; nothing before a payout. */
export function PayoutsTable({ sales, isLocked }: PayoutsTableProps) {
  const t = useTranslations("consignments.owed.payouts");
  const payouts = usePayouts();
  const { reverse, isSending } = usePayout();
  if (!payouts.data) {
    return (
      <UnfetchedPart
        query={payouts}
        loading={
          <p role="status" className="pt-6 text-2 text-ink-2">
            {t("loading")}
          </p>
        }
        failed={t("failed")}
        button={t("retry")}
      />
    );
  }
  if (payouts.data.length === 0) return null;
  return (
    <>
      <h3 className="pt-10 pb-1 font-display text-[1.1875rem]/6 font-[440]">{t("title")}</h3>
      <Table caption={t("label")} stacksBelow="md">
        <TableHead className="[&>th]:pb-2 [&>th]:font-[400]">
          <Th className="text-left">{t("received")}</Th>
          <Th className="text-left">{t("from")}</Th>
          <Th className="text-left">{t("for")}</Th>
          <Th isNumber>{t("amount")}</Th>
          <Th isHidden>{t("takeBackColumn")}</Th>
        </TableHead>
        <TableBody>
          {payouts.data.map((payout) => (
            <PayoutRow
              key={payout.id}
              payout={payout}
              sales={sales}
              isBlocked={isLocked || isSending}
              onReverse={() => reverse(payout)}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
}

interface PayoutRowProps {
  readonly payout: PayoutAnswer;
  readonly sales: readonly Sale[];
  readonly isBlocked: boolean;
  readonly onReverse: () => void;
}

function PayoutRow({ payout, sales, isBlocked, onReverse }: PayoutRowProps) {
  const format = useFormat();
  const galleryOf = useGalleries();
  const { date, channelId, amountCents, currency, method, saleIds, reversedAt } = payout;
  const isReversed = reversedAt !== null;
  const titles = saleIds.flatMap((id) => sales.find((sale) => sale.id === id)?.artworkTitle ?? []);
  const amount = format.money(amountCents, currency);
  return (
    <tr
      className={`border-b border-rule align-top max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-5 max-md:py-2 ${isReversed ? "text-ink-2" : ""}`}
    >
      <Th scope="row" className="py-2.5 pr-5 text-left font-[400] whitespace-nowrap max-md:py-0">
        {format.day(date)}
      </Th>
      <Td className="py-2.5 pr-5 wrap-anywhere max-md:col-start-1 max-md:py-0 max-md:text-1">
        {galleryOf(channelId).name}
        {method !== "" && <span className="block text-1 text-ink-2">{method}</span>}
      </Td>
      <Td className="py-2.5 pr-5 wrap-anywhere max-md:col-start-1 max-md:py-0">
        <span className="work-title text-[1.0625rem]/6">{titles.join(", ")}</span>
      </Td>
      <Td
        isNumber
        className="py-2.5 font-display text-[1.125rem]/6 max-md:col-start-2 max-md:row-start-1 max-md:py-0"
      >
        {isReversed ? <s>{amount}</s> : amount}
      </Td>
      <Td className="py-1 pl-5 text-right max-md:col-start-2 max-md:row-span-2 max-md:row-start-2 max-md:py-0 max-md:pl-0 print:hidden">
        <TakePayoutBack payout={payout} isBlocked={isBlocked} onReverse={onReverse} />
      </Td>
    </tr>
  );
}
