import { useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Owed } from "#schema/payouts/payout.ts";
import { galleryStatementPath } from "#schema/payouts/payouts-paths.ts";
import { useSales } from "#web/api/sales.ts";
import { useConnection } from "#web/browser/connection.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { LargeSum } from "#web/ui/large-sum.tsx";
import { type ConsignmentPrint, printedSide } from "#web/works/consignments/consignment-print.ts";
import { useOwed, usePayouts } from "#web/works/consignments/payouts.ts";
import { useConsignments } from "#web/works/consignments/queries.ts";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { StatementSection } from "../living/statement-section.tsx";
import { OwedBar } from "./owed-section.tsx";
import type { BegunPayout } from "./payout-dialog.tsx";
import { TakePayoutBack } from "./take-payout-back.tsx";
import { useLetter } from "./use-letter.ts";
import { usePayout } from "./use-payout.ts";

addWords("consignments");

interface GalleryAccountProps {
  /** The ways to sell that are the gallery's. */
  readonly channels: readonly SalesChannel[];
  readonly user: User;
  readonly onPayout: (payout: BegunPayout) => void;
  readonly onPrint: (print: ConsignmentPrint) => void;
}

/** On a gallery's page: what it owes, a currency apart, its statement, and what it paid; nothing before there is something. */
export function GalleryAccount({ channels, user, onPayout, onPrint }: GalleryAccountProps) {
  const t = useTranslations("consignments.account");
  const isLocked = !useConnection();
  const isTheirs = ({ channelId }: { readonly channelId: string }) =>
    channels.some(({ id }) => id === channelId);
  const { data: owed } = useOwed();
  const letterOf = useLetter(user);
  const accounts = owed?.galleries.filter(isTheirs) ?? [];
  if (accounts.length === 0) return null;
  return (
    <>
      <WorkPageSection title={t("owes")}>
        {accounts.map((account) => (
          <Account
            key={`${account.channelId} ${account.currency}`}
            account={account}
            letter={letterOf(account.channelId)}
            onPayout={isLocked ? null : onPayout}
            onPrint={onPrint}
          />
        ))}
      </WorkPageSection>
      {channels
        .filter(({ id }) => accounts.some(({ channelId }) => channelId === id))
        .map(({ id }, _index, { length }) => (
          <GalleryStatement key={id} channelId={id} isOnly={length === 1} onPrint={onPrint} />
        ))}
      <GalleryPayouts isTheirs={isTheirs} isLocked={isLocked} />
    </>
  );
}

interface AccountProps {
  readonly account: Owed["galleries"][number];
  /** Null where nothing is overdue. */
  readonly letter: ReturnType<ReturnType<typeof useLetter>>;
  /** Null where nothing can be recorded. */
  readonly onPayout: ((payout: BegunPayout) => void) | null;
  readonly onPrint: (print: ConsignmentPrint) => void;
}

function Account({ account, letter, onPayout, onPrint }: AccountProps) {
  const t = useTranslations("consignments.account");
  const owed = useTranslations("consignments.owed");
  const format = useFormat();
  const { channelId, currency, openCents, overdueCents, overdueSince, paidCents } = account;
  const dueCents = Math.max(0, openCents) - overdueCents;
  return (
    <div className="not-first:pt-6">
      {openCents === 0 ? (
        <p className="pt-1 text-2 text-ink-2">{owed("nothing")}</p>
      ) : (
        <p className="display pt-1 text-6">
          <LargeSum parts={format.moneyParts(openCents, currency)} />
        </p>
      )}
      {overdueSince !== null && (
        <p className="pt-1 text-2">
          {owed("overdue", {
            isAll: overdueCents === openCents ? "yes" : "no",
            amount: format.money(overdueCents, currency),
            day: format.day(overdueSince),
          })}
        </p>
      )}
      {openCents < 0 && <p className="pt-1 text-2 text-ink-2">{owed("table.credit")}</p>}
      <OwedBar paidCents={paidCents} dueCents={dueCents} overdueCents={overdueCents} />
      <p className="pt-1.5 text-1 text-ink-2">
        {t("sums", { paid: format.amount(paidCents), open: format.amount(openCents) })}
      </p>
      {openCents > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 pt-4 print:hidden">
          <Button
            isDisabled={onPayout === null}
            onClick={() => onPayout?.({ channelId, currency })}
          >
            {t("record")}
          </Button>
          {letter && <TextButton onClick={() => onPrint(letter.print)}>{t("letter")}</TextButton>}
          {letter && letter.mailto !== null && (
            <a href={letter.mailto} className="target inline-flex items-center text-2">
              <span className="underlined">{t("mail")}</span>
            </a>
          )}
        </div>
      )}
    </div>
  );
}

interface GalleryStatementProps {
  readonly channelId: string;
  /** Whether the page has no other one. */
  readonly isOnly: boolean;
  readonly onPrint: (print: ConsignmentPrint) => void;
}

/** Of all that was sold through a channel, from the beginning of this year at first. */
function GalleryStatement({ channelId, isOnly, onPrint }: GalleryStatementProps) {
  const { data: consignments = [] } = useConsignments();
  const side = useGalleries()(channelId);
  const [firstDay] = useState(() => `${localDay(new Date()).slice(0, 4)}-01-01`);
  const own = consignments.filter((one) => one.channelId === channelId);
  const gallery = printedSide(side);
  const language = own[0]?.language ?? (side.person?.language || null);
  return (
    <StatementSection
      path={galleryStatementPath(channelId)}
      firstDay={firstDay}
      of={isOnly ? undefined : side.name}
      onPrint={(days) =>
        onPrint({
          kind: "gallery-statement",
          channelId,
          consignments: own,
          language,
          gallery,
          ...days,
        })
      }
    />
  );
}

interface GalleryPayoutsProps {
  readonly isTheirs: (payout: { readonly channelId: string }) => boolean;
  readonly isLocked: boolean;
}

function GalleryPayouts({ isTheirs, isLocked }: GalleryPayoutsProps) {
  const t = useTranslations("consignments.account");
  const format = useFormat();
  const { data: payouts } = usePayouts();
  const { data: sales } = useSales(true);
  const { reverse, isSending } = usePayout();
  const own = payouts?.filter(isTheirs) ?? [];
  if (own.length === 0) return null;
  return (
    <WorkPageSection title={t("payouts")}>
      <ul className="pt-1">
        {own.map((payout) => {
          const { id, date, amountCents, currency, method, saleIds, reversedAt } = payout;
          const named = { amount: format.money(amountCents, currency), day: format.day(date) };
          const titles = saleIds.flatMap(
            (saleId) => sales?.find((sale) => sale.id === saleId)?.artworkTitle ?? [],
          );
          return (
            <li
              key={id}
              className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-rule py-2.5 text-2 last:border-0 ${reversedAt === null ? "" : "text-ink-2"}`}
            >
              <span className="min-w-0 wrap-anywhere">
                {t("payout", named)}
                <span className="block text-1 text-ink-2">
                  {[method, titles.join(", ")].filter((text) => text !== "").join(". ")}
                </span>
              </span>
              <TakePayoutBack
                payout={payout}
                isBlocked={isLocked || isSending}
                onReverse={() => reverse(payout)}
              />
            </li>
          );
        })}
      </ul>
    </WorkPageSection>
  );
}
