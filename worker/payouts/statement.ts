import type { StatementQuery } from "#schema/consignments/consignment-input.ts";
import type { ConsignmentStatement } from "#schema/consignments/consignment-statement.ts";
import { earliestToday, latestToday } from "#schema/days.ts";
import type { VerbContext } from "#worker/context.ts";
import { notFound } from "#worker/errors.ts";
import { owedByGallery, owedOfSales } from "./accounts.ts";
import { owedRowsOf } from "./owed.ts";
import { presentPayout, presentSoldLine } from "./present.ts";
import { findGalleryRows } from "./queries.ts";

interface GalleryStatementRequest extends StatementQuery {
  readonly channelId: string;
}

/**
 * The statement of a whole gallery (people, section 5), as that of an agreement: all sales through its channel and all that it
 * paid in some days, a currency apart, what it owes at the end of the last one, and which works are with it now, or came back
 * from an agreement in these days. A channel that was removed has one as long as something was sold through it or paid.
 * @throws AppError NOT_FOUND.
 */
export async function readGalleryStatement(
  { db, artist, now }: VerbContext,
  { channelId, ...days }: GalleryStatementRequest,
): Promise<ConsignmentStatement> {
  const to = days.to ?? earliestToday(now);
  // What is dated today counts in every time zone.
  const last = days.to ?? latestToday(now);
  const rows = await findGalleryRows(db, artist.id, { channelId, ...days, to: last });
  const { channel, sold, hereIds, returned } = rows;
  const paid = rows.owed.payouts.filter(
    (payout) => payout.channelId === channelId && payout.date <= last,
  );
  if (channel === null && sold.length === 0 && paid.length === 0) throw notFound();
  const due = rows.owed.salesToBePaid.filter(
    (sale) => sale.channelId === channelId && sale.date <= last,
  );
  const accounts = owedByGallery(owedRowsOf({ salesToBePaid: due, payouts: paid }), to);
  const owed = owedOfSales(accounts);
  const payouts = paid.filter(({ date }) => date >= (days.from ?? ""));
  const currencies = new Set([...accounts, ...sold, ...payouts].map(({ currency }) => currency));
  const firstDays = [...sold, ...payouts].map(({ date }) => date).toSorted();
  return {
    from: days.from ?? firstDays[0] ?? to,
    to,
    currencies: [...currencies].map((currency) => {
      const account = accounts.find((each) => each.currency === currency) ?? nothing;
      const { owedCents, paidCents, openCents, overdueCents, overdueSince } = account;
      return {
        currency,
        owedCents,
        paidCents,
        openCents,
        overdueCents,
        overdueSince,
        sales: sold
          .filter((sale) => sale.currency === currency)
          .map((sale) => presentSoldLine(sale, { owed, until: last })),
        payouts: payouts.filter((payout) => payout.currency === currency).map(presentPayout),
      };
    }),
    hereIds,
    returned: returned.flatMap(({ workId, returnedOn }) =>
      returnedOn === null ? [] : [{ workId, returnedOn }],
    ),
  };
}

const nothing = {
  owedCents: 0,
  paidCents: 0,
  openCents: 0,
  overdueCents: 0,
  overdueSince: null,
} as const;
