import { useTranslations } from "use-intl";
import type { ConsignmentStatement } from "#schema/consignments/consignment-statement.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";

type Account = ConsignmentStatement["currencies"][number];
type SoldLine = Account["sales"][number];

interface ConsignmentSalesProps {
  readonly account: Account;
}

/** The sales of an agreement in one currency: what is the artist's of each, and what of it is open, until when, or paid. */
export function ConsignmentSales({ account }: ConsignmentSalesProps) {
  const { currency, sales } = account;
  return (
    <ul>
      {sales.map((line) => (
        <SaleLine key={line.id} line={line} currency={currency} />
      ))}
    </ul>
  );
}

interface SaleLineProps extends Pick<Account, "currency"> {
  readonly line: SoldLine;
}

function SaleLine({ line, currency }: SaleLineProps) {
  const t = useTranslations("consignments.living.owed");
  const format = useFormat();
  const prices = usePrices();
  const { artworkTitle, date, paidByBuyerCents, commission, netCents, openCents } = line;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-rule py-2.5 text-2 last:border-0">
      <span className="min-w-0">
        <span className="work-title text-[1.125rem]/6 wrap-anywhere">{artworkTitle}</span>
        <span className="block text-1 text-ink-2">
          {t("kept", {
            day: format.day(date),
            percent: format.number(commission * 100),
            price: prices.money(paidByBuyerCents, currency),
          })}
        </span>
      </span>
      <span className="text-right">
        <span className={`font-display text-[1.125rem]/6 ${openCents > 0 ? "" : "text-ink-2"}`}>
          {format.amount(openCents > 0 ? openCents : netCents)}
        </span>
        <span className={`block text-1 ${line.isOverdue ? "font-strong" : "text-ink-2"}`}>
          <SaleState line={line} />
        </span>
      </span>
    </li>
  );
}

function SaleState({ line }: { readonly line: SoldLine }) {
  const t = useTranslations("consignments.living.owed");
  const format = useFormat();
  const { dueOn, openCents, paidCents, netCents, isOverdue, returnedOn } = line;
  if (returnedOn !== null) return t("returned", { day: format.day(returnedOn) });
  if (openCents <= 0) return t(paidCents > 0 ? "paid" : "settled");
  const day = format.day(dueOn);
  if (openCents < netCents) {
    const total = format.amount(netCents);
    return t(isOverdue ? "partOverdue" : "partDue", { total, day });
  }
  return t(isOverdue ? "overdue" : "due", { day });
}
