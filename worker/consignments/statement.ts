import type { ConsignmentStatement } from "#schema/consignments/consignment-statement.ts";
import { earliestToday, latestToday } from "#schema/days.ts";
import type { VerbContext } from "#worker/context.ts";
import { notFound } from "#worker/errors.ts";
import { owedByGallery, owedOfSales } from "#worker/payouts/accounts.ts";
import { owedRowsOf } from "#worker/payouts/owed.ts";
import { presentPayout, presentSoldLine } from "#worker/payouts/present.ts";
import { findOwedAndSales } from "#worker/payouts/queries.ts";
import { requireVersion } from "./present.ts";
import { findConsignmentContext } from "./queries.ts";

interface StatementRequest {
  readonly id: string;
  /** ISO days, both included; left out, from the beginning, and until today. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The statement of an agreement (people, section 5): its sales and the payouts for them in some days, a currency apart, what
 * the gallery owes of all its sales at the end of the last one, and where the works are now.
 * @throws AppError NOT_FOUND.
 */
export async function readStatement(
  { db, artist, now }: VerbContext,
  { id, ...days }: StatementRequest,
): Promise<ConsignmentStatement> {
  const { consignment, versions, sent } = await findConsignmentContext(db, artist.id, { id });
  if (consignment === null) throw notFound();
  const from = days.from ?? requireVersion(versions, consignment.version).terms.from;
  const to = days.to ?? earliestToday(now);
  // What is dated today counts in every time zone.
  const last = days.to ?? latestToday(now);
  const agreement = { consignmentId: id, until: last };
  const { owed: all, sold } = await findOwedAndSales(db, artist.id, agreement);
  const until = <Row extends { readonly date: string }>(rows: readonly Row[]) =>
    rows.filter(({ date }) => date <= last);
  const rows = owedRowsOf({ salesToBePaid: until(all.salesToBePaid), payouts: until(all.payouts) });
  const owed = owedOfSales(owedByGallery(rows, to));
  const currencies = [...new Set(until(sold).map(({ currency }) => currency))];
  return {
    from,
    to,
    currencies: currencies.map((currency) => {
      const own = until(sold).filter((sale) => sale.currency === currency);
      const lines = own.map((sale) => presentSoldLine(sale, { owed, until: last }));
      const ownIds = new Set(own.map((sale) => sale.id));
      return {
        currency,
        ...sumsOf(lines),
        sales: lines.filter(({ date }) => date >= from),
        payouts: until(all.payouts)
          .filter((payout) => payout.currency === currency && payout.date >= from)
          .filter(({ saleIds }) => saleIds.some((one) => ownIds.has(one)))
          .map(presentPayout),
      };
    }),
    hereIds: sent.filter(({ isHere }) => isHere).map(({ artworkId }) => artworkId),
    returned: sent.flatMap(({ artworkId: workId, returnedOn }) =>
      returnedOn === null ? [] : [{ workId, returnedOn }],
    ),
  };
}

function sumsOf(lines: readonly ReturnType<typeof presentSoldLine>[]) {
  const overdue = lines.filter(({ isOverdue }) => isOverdue);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
  return {
    owedCents: sum(lines.map(({ paidCents, openCents }) => paidCents + openCents)),
    paidCents: sum(lines.map(({ paidCents }) => paidCents)),
    openCents: sum(lines.map(({ openCents }) => openCents)),
    overdueCents: sum(overdue.map(({ openCents }) => openCents)),
    overdueSince: overdue.map(({ dueOn }) => dueOn).toSorted()[0] ?? null,
  };
}
