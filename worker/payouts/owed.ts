import type { OwedFacts } from "#schema/agenda/agenda-facts.ts";
import { earliestToday } from "#schema/days.ts";
import { type OwedRows, owedByGallery } from "#schema/payouts/owed.ts";
import type { Owed } from "#schema/payouts/payout.ts";
import type { VerbContext } from "#worker/context.ts";
import type { Batched } from "#worker/db/client.ts";
import { owedQueries } from "./queries.ts";

/** The rows of `owedQueries`. */
export type OwedQueryRows = Batched<ReturnType<typeof owedQueries>>;

/** What is owed, as the schema computes it, from what the database has. */
export function owedRowsOf([sales, channels, paid, [user]]: OwedQueryRows): OwedRows {
  return {
    sales: sales.map(({ createdAt, workCreatedAt, ...sale }) => ({
      ...sale,
      ...{ invoiceId: null, returnedAt: null },
      // An import writes both at once.
      isImported: createdAt.getTime() === workCreatedAt,
    })),
    channels,
    payouts: paid.map(({ reversedAt, ...payout }) => ({
      ...payout,
      reversedAt: reversedAt?.toISOString() ?? null,
    })),
    keptFrom: user?.keptFrom ?? null,
  };
}

/** What each gallery owes the artist today, and since when payouts are kept (people, section 5). */
export async function readOwed({ db, artist, now }: VerbContext): Promise<Owed> {
  const rows = await db.batch(owedQueries(db, artist.id));
  const [, , , [user]] = rows;
  return {
    keptFrom: user?.keptFrom ?? null,
    isKeptFromChosen: user?.isKeptFromChosen ?? false,
    galleries: owedByGallery(owedRowsOf(rows), earliestToday(now)).map((account) => ({
      ...account,
      sales: [...account.sales],
    })),
  };
}

/** What is open of each sale, for the agenda; the gallery is empty where neither channel nor sale have a name for it. */
export function owedFactsOf(rows: OwedQueryRows): OwedFacts[] {
  const [sales, channels] = rows;
  const saleOf = new Map(sales.map((sale) => [sale.id, sale]));
  const channelOf = new Map(channels.map((channel) => [channel.id, channel]));
  // No day decides what is open.
  return owedByGallery(owedRowsOf(rows), "").flatMap((account) =>
    account.sales.flatMap(({ id, dueOn, openCents }) => {
      const sale = saleOf.get(id);
      if (sale === undefined || openCents <= 0) return [];
      const { name, personId } = channelOf.get(sale.channelId) ?? noChannel;
      const gallery = name ?? sale.channelName ?? "";
      return [{ id, gallery, workId: sale.artworkId, dueOn, openCents, personId }];
    }),
  );
}

const noChannel = { name: null, personId: null };

/** When what is owed was written, row by row. */
export function timesOfOwed([sales, , paid]: OwedQueryRows): Date[] {
  return [
    ...sales.map(({ createdAt }) => createdAt),
    ...paid.map(({ createdAt, reversedAt }) => reversedAt ?? createdAt),
  ];
}
