import { useTranslations } from "use-intl";
import type { Owed } from "#schema/payouts/payout.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";

type Account = Owed["galleries"][number];

/** What is open in all, a currency apart, and with each gallery; nothing where all is paid. */
export function OwedSummary({ owed }: { readonly owed: Owed }) {
  const t = useTranslations("consignments.owed");
  const format = useFormat();
  const open = owed.galleries.filter(({ openCents }) => openCents !== 0);
  if (open.length === 0) return null;
  const byCurrency = Map.groupBy(open, ({ currency }) => currency);
  return (
    <section
      aria-labelledby="owed"
      className="grid gap-x-10 gap-y-4 border-b border-ink pt-8 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id="owed" className="font-display text-4 font-[480] tracking-[-0.01em]">
          {t("heading")}
        </h2>
        {[...byCurrency].map(([currency, accounts]) => (
          <p key={currency} className="display pt-1 text-5">
            {format.money(sumOf(accounts), currency)}
          </p>
        ))}
      </div>
      <ul className="border-t border-ink lg:mt-2">
        {open.map((account) => (
          <OwingGallery key={`${account.channelId} ${account.currency}`} account={account} />
        ))}
      </ul>
    </section>
  );
}

function sumOf(accounts: readonly Account[]): number {
  return accounts.reduce((sum, { openCents }) => sum + openCents, 0);
}

function OwingGallery({ account }: { readonly account: Account }) {
  const t = useTranslations("consignments.owed");
  const format = useFormat();
  const galleryOf = useGalleries();
  const { channelId, currency, openCents, overdueCents, overdueSince } = account;
  const isOverdue = overdueSince !== null && overdueCents > 0;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-rule py-3">
      <span className="min-w-0 font-display text-[1.1875rem]/6 wrap-anywhere">
        {galleryOf(channelId).name}
      </span>
      <span className="text-right">{format.money(openCents, currency)}</span>
      <span className="col-span-full text-1 text-ink-2">
        {isOverdue
          ? t("overdue", {
              amount: format.money(overdueCents, currency),
              day: format.day(overdueSince),
            })
          : t(openCents < 0 ? "credit" : "notDue")}
      </span>
    </li>
  );
}
