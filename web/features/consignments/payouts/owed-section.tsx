import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Owed } from "#schema/payouts/payout.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { atEnd } from "#web/i18n/at-end.ts";
import { useFormat } from "#web/i18n/format.ts";
import { LargeSum } from "#web/ui/large-sum.tsx";
import type { ConsignmentPrint } from "#web/works/consignments/consignment-print.ts";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";
import { KeptFrom } from "./kept-from.tsx";
import { OwedTable } from "./owed-table.tsx";
import type { BegunPayout } from "./payout-dialog.tsx";
import { PayoutsTable } from "./payouts-table.tsx";
import { useLetter } from "./use-letter.ts";

type Account = Owed["galleries"][number];

interface OwedSectionProps {
  readonly owed: Owed;
  readonly sales: readonly Sale[];
  readonly user: User;
  readonly onPayout: (payout: BegunPayout) => void;
  readonly onPrint: (print: ConsignmentPrint) => void;
  readonly isLocked: boolean;
}

/** What galleries owe in all, a currency apart, and of which sales; what they paid; and since when that is kept. */
export function OwedSection(props: OwedSectionProps) {
  const { owed, sales, user, onPayout, onPrint, isLocked } = props;
  const t = useTranslations("consignments.owed");
  const letterOf = useLetter(user);
  const byCurrency = Map.groupBy(owed.galleries, ({ currency }) => currency);
  return (
    <section
      aria-labelledby="owed"
      className="grid gap-x-10 gap-y-6 border-b border-ink pt-7 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id="owed" className="font-display text-4 font-[480] tracking-[-0.01em]">
          {t("heading")}
        </h2>
        {[...byCurrency].map(([currency, accounts]) => (
          <OwedInAll key={currency} accounts={accounts} />
        ))}
        {byCurrency.size === 0 && <p className="pt-1 text-2 text-ink-2">{t("nothing")}</p>}
        <KeptFrom owed={owed} isLocked={isLocked} />
      </div>
      <div className="min-w-0">
        {[...byCurrency].map(([currency, accounts]) => (
          <OwedTable
            key={currency}
            accounts={accounts}
            currency={currency}
            sales={sales}
            letterOf={letterOf}
            onPayout={isLocked ? null : onPayout}
            onPrint={onPrint}
          />
        ))}
        <PayoutsTable sales={sales} isLocked={isLocked} />
      </div>
    </section>
  );
}

/** What is open in one currency: by whom, what of it is overdue, and beside it what was paid. */
function OwedInAll({ accounts }: { readonly accounts: readonly Account[] }) {
  const t = useTranslations("consignments.owed");
  const format = useFormat();
  const galleryOf = useGalleries();
  const [first] = accounts;
  if (first === undefined) return null;
  const { currency } = first;
  const sum = (part: "overdueCents" | "paidCents") =>
    accounts.reduce((total, account) => total + account[part], 0);
  // What the artist owes one gallery takes nothing off what another owes.
  const owing = accounts.filter((account) => account.openCents > 0);
  const openCents = owing.reduce((total, account) => total + account.openCents, 0);
  const [overdueCents, paidCents] = [sum("overdueCents"), sum("paidCents")];
  const since = accounts.flatMap(({ overdueSince }) => overdueSince ?? []).toSorted()[0];
  const dueCents = openCents - overdueCents;
  return (
    <div className="pb-3">
      {openCents > 0 && (
        <p className="display pt-1 text-6">
          <LargeSum parts={format.moneyParts(openCents, currency)} />
        </p>
      )}
      <p className="pt-1 text-2 text-ink-2">
        {owing.length === 1 && owing[0]
          ? t("byOne", { gallery: atEnd(galleryOf(owing[0].channelId).name) })
          : t("by", { count: owing.length })}{" "}
        {since !== undefined && (
          <span className="text-ink">
            {t("overdue", {
              isAll: overdueCents === openCents ? "yes" : "no",
              amount: format.money(overdueCents, currency),
              day: format.day(since),
            })}
          </span>
        )}
      </p>
      <OwedBar paidCents={paidCents} dueCents={dueCents} overdueCents={overdueCents} />
      <dl className="pt-2 text-2">
        <Sum name={t("sums.paid")} amount={format.amount(paidCents)} />
        <Sum name={t("sums.due")} amount={format.amount(dueCents)} />
        {overdueCents > 0 && (
          <Sum name={t("sums.overdue")} amount={format.amount(overdueCents)} isStrong />
        )}
      </dl>
    </div>
  );
}

interface SumProps {
  readonly name: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

function Sum({ name, amount, isStrong = false }: SumProps) {
  return (
    <div
      className={`flex justify-between gap-x-4 border-b border-rule py-2.25 last:border-0 ${isStrong ? "font-strong" : ""}`}
    >
      <dt className={isStrong ? "" : "text-ink-2"}>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

interface OwedBarProps {
  readonly paidCents: number;
  readonly dueCents: number;
  readonly overdueCents: number;
}

/** Paid, due and overdue, side by side; the sums stand below it in words. */
export function OwedBar({ paidCents, dueCents, overdueCents }: OwedBarProps) {
  const parts = [
    { cents: paidCents, look: "bg-pigment" },
    { cents: dueCents, look: "inset-ring-2 inset-ring-pigment" },
    { cents: overdueCents, look: "inset-ring-2 inset-ring-ink" },
  ].filter(({ cents }) => cents > 0);
  return (
    <div aria-hidden="true" className="mt-4 flex h-7 gap-x-0.75 print:hidden">
      {parts.map(({ cents, look }) => (
        <div key={look} className={`min-w-1.5 ${look}`} style={{ flexGrow: cents, flexBasis: 0 }} />
      ))}
    </div>
  );
}
