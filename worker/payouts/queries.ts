import { and, desc, eq, gte, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { StatementQuery } from "#schema/consignments/consignment-input.ts";
import { selectChannel } from "#worker/channels/queries.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { consignments, consignmentWorks, payouts } from "#worker/db/consignment-tables.ts";
import { isIn } from "#worker/db/is-in.ts";
import { channels, sales } from "#worker/db/sale-tables.ts";
import { artworks, users } from "#worker/db/tables.ts";
import { paidFrom } from "./conditions.ts";

interface RowsToRead {
  /** Only what counts and is not settled. */
  readonly isUnsettled?: boolean;
}

/** Selects what galleries paid an artist, the latest day first, payouts that were taken back included. */
export function selectPayouts(
  db: Database,
  owner: string | SQL,
  { isUnsettled = false }: RowsToRead = {},
) {
  return db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.userId, owner),
        // The index holds these alone, so it has to be written out.
        isUnsettled ? sql`${payouts.reversedAt} is null and ${payouts.isSettled} = 0` : undefined,
      ),
    )
    .orderBy(desc(payouts.date), desc(payouts.createdAt), sql`rowid desc`);
}

/**
 * Selects the sales for which an artist can be owed: neither returned, nor invoiced, nor imported, of the days from which
 * payouts are kept.
 */
export function selectSalesToBePaid(
  db: Database,
  owner: string | SQL,
  { isUnsettled = false }: RowsToRead = {},
) {
  return (
    db
      .select({
        id: sales.id,
        artworkId: sales.artworkId,
        date: sales.date,
        netCents: sales.netCents,
        currency: sales.currency,
        channelId: sales.channelId,
        channelKind: sales.channelKind,
        channelName: sales.channelName,
        channelDaysToPay: channels.daysToPay,
        // D1 returns the rows of a batch by the names of their columns.
        galleryName: sql<string | null>`${channels.name}`.as("gallery_name"),
        galleryPersonId: sql<string | null>`${channels.personId}`.as("gallery_person_id"),
        createdAt: sales.createdAt,
        daysToPay: agreedDaysToPay.as("agreed_days_to_pay"),
      })
      .from(sales)
      // Read for sales alone, so that an artist whom nobody owes reads none.
      .leftJoin(users, eq(users.id, sales.userId))
      .leftJoin(channels, and(eq(channels.userId, sales.userId), eq(channels.id, sales.channelId)))
      .where(
        and(
          eq(sales.userId, owner),
          // The indexes hold these alone, so they have to be written out.
          sql`${sales.takesMoney} = 1 and ${sales.isImported} = 0`,
          isUnsettled ? sql`${sales.isSettled} = 0` : undefined,
          isNull(sales.returnedAt),
          isNull(sales.invoiceId),
          gte(sales.date, sql`coalesce(${users.payoutsKeptFrom}, '')`),
        ),
      )
      .orderBy(sales.date, sales.createdAt)
  );
}

/** Within a statement over sales: within how many days the agreement has it under which the work was sold. */
const agreedDaysToPay = sql<number | null>`(
  select version.terms ->> '$.daysToPay' from consignment_works as work
  join consignments as agreement on agreement.id = work.consignment_id and agreement.user_id = work.user_id
  join consignment_versions as version
    on version.consignment_id = agreement.id and version.version = agreement.version and version.user_id = work.user_id
  where work.sale_id = ${sales.id} and work.user_id = ${sales.userId}
)`;

/** The queries of what galleries owe an artist, for one batch. */
export function owedQueries(db: Database, owner: string | SQL) {
  return { salesToBePaid: selectSalesToBePaid(db, owner), payouts: selectPayouts(db, owner) };
}

/** The same without what is settled, which changes nothing of what is open (decision 093). */
export function unsettledQueries(db: Database, owner: string | SQL) {
  const rows = { isUnsettled: true };
  return {
    salesToBePaid: selectSalesToBePaid(db, owner, rows),
    payouts: selectPayouts(db, owner, rows),
  };
}

/** What galleries owe an artist, without what is settled. */
export async function findUnsettled(db: Database, ownerId: string) {
  return batchByName(db, unsettledQueries(db, ownerId));
}

/** What galleries owe, and since when payouts are kept. */
export async function findOwed(db: Database, ownerId: string) {
  const { users: found, ...owed } = await batchByName(db, {
    ...owedQueries(db, ownerId),
    users: db
      .select({
        keptFrom: users.payoutsKeptFrom,
        isKeptFromChosen: users.payoutsKeptChosen,
        paidFrom: paidFrom(ownerId).as("paid_from"),
      })
      .from(users)
      .where(eq(users.id, ownerId)),
  });
  return { owed, user: found[0] ?? null };
}

/** What is owed to an artist, and these sales. */
export async function findOwedAndSales(db: Database, ownerId: string, saleIds: readonly string[]) {
  const { sales: sold, ...owed } = await batchByName(db, {
    ...owedQueries(db, ownerId),
    sales: db
      .select()
      .from(sales)
      .where(and(eq(sales.userId, ownerId), isIn(sales.id, saleIds))),
  });
  return { owed, sold };
}

/** The owner's channel, and the days of a statement, both included; left out, all before or after. */
interface GalleryAsked extends StatementQuery {
  readonly channelId: string;
}

/** What is owed to an artist, and of one channel its sales in these days, the works that are there, and those that came back. */
export async function findGalleryRows(
  db: Database,
  ownerId: string,
  { channelId, from = "", to = "9999-12-31" }: GalleryAsked,
) {
  const {
    channels: found,
    sold,
    here,
    returned,
    ...owed
  } = await batchByName(db, {
    ...owedQueries(db, ownerId),
    channels: selectChannel(db, ownerId, channelId),
    sold: db
      .select()
      .from(sales)
      .where(
        and(
          eq(sales.userId, ownerId),
          eq(sales.channelId, channelId),
          gte(sales.date, from),
          lte(sales.date, to),
        ),
      )
      .orderBy(sales.date, sales.createdAt),
    here: db
      .select({ id: artworks.id })
      .from(artworks)
      .where(
        and(
          eq(artworks.userId, ownerId),
          eq(artworks.statusChannelId, channelId),
          sql`${artworks.status} = 'consigned'`,
        ),
      )
      .orderBy(artworks.createdAt),
    returned: db
      .select({ workId: consignmentWorks.artworkId, returnedOn: consignmentWorks.returnedOn })
      .from(consignmentWorks)
      .innerJoin(
        consignments,
        and(
          eq(consignments.id, consignmentWorks.consignmentId),
          eq(consignments.userId, consignmentWorks.userId),
        ),
      )
      .where(
        and(
          eq(consignmentWorks.userId, ownerId),
          eq(consignments.channelId, channelId),
          gte(consignmentWorks.returnedOn, from),
          lte(consignmentWorks.returnedOn, to),
        ),
      ),
  });
  return {
    owed,
    channel: found[0] ?? null,
    sold,
    returned,
    hereIds: here.map(({ id }) => id),
  };
}
