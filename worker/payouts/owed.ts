import type { OwedFacts } from "#schema/agenda/agenda-facts.ts";
import { earliestToday } from "#schema/days.ts";
import type { Owed } from "#schema/payouts/payout.ts";
import type { VerbContext } from "#worker/context.ts";
import type { BatchResults } from "#worker/db/client.ts";
import { invalid } from "#worker/http/validation.ts";
import { type OwedRows, owedByGallery } from "./accounts.ts";
import { findOwed, type owedQueries } from "./queries.ts";
import { writeKeptFrom } from "./write-queries.ts";

/** The rows of `owedQueries`. */
type OwedQueryRows = BatchResults<ReturnType<typeof owedQueries>>;

/** What is owed, as the schema computes it, from what the database has. */
export function owedRowsOf({ salesToBePaid, payouts }: OwedQueryRows): OwedRows {
  return {
    sales: salesToBePaid.map(({ daysToPay, channelDaysToPay, ...sale }) => ({
      ...sale,
      invoiceId: null,
      returnedAt: null,
      isImported: false,
      daysToPay: daysToPay ?? channelDaysToPay,
    })),
    // Only those of channels that take the money are selected, removed ones too.
    channels: salesToBePaid.map((sale) => ({
      id: sale.channelId,
      kind: sale.channelKind,
      takesMoney: true,
    })),
    // Those of one day in the order in which they were recorded.
    payouts: payouts.toReversed().map(({ reversedAt, ...payout }) => ({
      ...payout,
      reversedAt: reversedAt?.toISOString() ?? null,
    })),
    // Earlier sales are not selected.
    keptFrom: null,
  };
}

/** What each gallery owes the artist today, and since when payouts are kept (people, section 5). */
export async function readOwed({ db, artist, now }: VerbContext): Promise<Owed> {
  const { owed, user } = await findOwed(db, artist.id);
  return {
    keptFrom: user?.keptFrom ?? null,
    paidFrom: user?.paidFrom ?? null,
    isKeptFromChosen: user?.isKeptFromChosen ?? false,
    galleries: owedByGallery(owedRowsOf(owed), earliestToday(now)).map((account) => ({
      ...account,
      sales: [...account.sales],
    })),
  };
}

/**
 * Keeps the artist's payouts from a day on, so that earlier sales count as paid; null keeps all. Returns what is owed then.
 * @throws AppError VALIDATION_FAILED for a day after a sale that a payout pays, which would become a credit of the gallery.
 */
export async function keepPayoutsFrom(
  context: VerbContext,
  keptFrom: string | null,
): Promise<Owed> {
  const isKept = await writeKeptFrom(context.db, context.artist.id, keptFrom);
  const owed = await readOwed(context);
  if (isKept) return owed;
  const message = `A payout is for a sale of ${owed.paidFrom}. Choose that day or an earlier one, or take the payout back.`;
  throw invalid([{ path: "keptFrom", message }]);
}

/** What is open of each sale, for the agenda; the gallery is empty where neither channel nor sale have a name for it. */
export function owedFactsOf(rows: OwedQueryRows): OwedFacts[] {
  const saleOf = new Map(rows.salesToBePaid.map((sale) => [sale.id, sale]));
  // No day decides what is open.
  return owedByGallery(owedRowsOf(rows), "").flatMap((account) =>
    account.sales.flatMap(({ id, dueOn, openCents }) => {
      const sale = saleOf.get(id);
      if (sale === undefined || openCents <= 0) return [];
      const gallery = sale.galleryName ?? sale.channelName ?? "";
      const { artworkId: workId, galleryPersonId: personId } = sale;
      return [{ id, gallery, workId, dueOn, openCents, personId }];
    }),
  );
}

/** When what is owed was written, row by row. */
export function timesOfOwed({ salesToBePaid, payouts }: OwedQueryRows): Date[] {
  return [
    ...salesToBePaid.map(({ createdAt }) => createdAt),
    ...payouts.map(({ createdAt, reversedAt }) => reversedAt ?? createdAt),
  ];
}
