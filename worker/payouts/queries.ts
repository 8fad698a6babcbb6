import { and, between, desc, eq, gt, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { StatementQuery } from "#schema/consignments/consignment-input.ts";
import { selectChannel } from "#worker/channels/queries.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { consignments, consignmentWorks, payouts } from "#worker/db/consignment-tables.ts";
import { channels, sales } from "#worker/db/sale-tables.ts";
import { artworks, users } from "#worker/db/tables.ts";
import { paidFrom } from "./conditions.ts";

interface RowsToRead {
  /** Only what counts and is not settled. */
  readonly isUnsettled?: boolean;
  /** The ISO day at the end of which it is: a sale that was returned later was sold then. Left out, it is now. */
  readonly until?: string;
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
  { isUnsettled = false, until }: RowsToRead = {},
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
        daysToPay: agreedDaysToPay(until).as("agreed_days_to_pay"),
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
          isSoldAt(until),
          isNull(sales.invoiceId),
          gte(sales.date, sql`coalesce(${users.payoutsKeptFrom}, '')`),
        ),
      )
      .orderBy(sales.date, sales.createdAt)
  );
}

/** Within a statement over sales: whether the work was sold at the end of a day. */
function isSoldAt(until: string | undefined) {
  const isSold = isNull(sales.returnedAt);
  return until === undefined ? isSold : or(isSold, gt(sales.returnedOn, until));
}

/** Likewise: within how many days the agreement has it under which the work was sold. */
function agreedDaysToPay(until: string | undefined) {
  // A return takes the sale off its agreement.
  const wasSold = sql`work.sale_id is null and work.artwork_id = ${sales.artworkId}
    and work.returned_on = ${sales.returnedOn} and agreement.channel_id = ${sales.channelId}`;
  const isOfSale = sql`work.sale_id = ${sales.id}`;
  return sql<number | null>`(
    select version.terms ->> '$.daysToPay' from consignment_works as work
    join consignments as agreement on agreement.id = work.consignment_id and agreement.user_id = work.user_id
    join consignment_versions as version
      on version.consignment_id = agreement.id and version.version = agreement.version and version.user_id = work.user_id
    where ${until === undefined ? isOfSale : sql`(${isOfSale} or ${wasSold})`} and work.user_id = ${sales.userId}
    limit 1
  )`;
}

/** The queries of what galleries owe an artist, for one batch; with `until`, at the end of that day. */
export function owedQueries(db: Database, owner: string | SQL, until?: string) {
  const rows = until === undefined ? {} : { until };
  return { salesToBePaid: selectSalesToBePaid(db, owner, rows), payouts: selectPayouts(db, owner) };
}

/** What galleries owe an artist. */
export async function findAllOwed(db: Database, ownerId: string) {
  return batchByName(db, owedQueries(db, ownerId));
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

/** What is owed to an artist at the end of a day, and what was sold then under an agreement. */
export async function findOwedAndSales(
  db: Database,
  ownerId: string,
  { consignmentId, until }: { readonly consignmentId: string; readonly until: string },
) {
  const isWork = sql`${consignmentWorks.consignmentId} = ${consignmentId} and ${consignmentWorks.userId} = ${ownerId}`;
  const isOfAgreement = sql`(
    ${sales.id} in (select ${consignmentWorks.saleId} from ${consignmentWorks} where ${isWork})
    or ${sales.returnedOn} > ${until}
      and (${sales.artworkId}, ${sales.returnedOn}) in (
        select ${consignmentWorks.artworkId}, ${consignmentWorks.returnedOn} from ${consignmentWorks}
        where ${isWork} and ${consignmentWorks.saleId} is null
      )
      and ${sales.channelId} = (
        select ${consignments.channelId} from ${consignments}
        where ${consignments.id} = ${consignmentId} and ${consignments.userId} = ${ownerId}
      )
  )`;
  const { sales: sold, ...owed } = await batchByName(db, {
    ...owedQueries(db, ownerId, until),
    sales: db
      .select()
      .from(sales)
      .where(and(eq(sales.userId, ownerId), isOfAgreement)),
  });
  return { owed, sold };
}

/** The owner's channel, and the days of a statement, both included; left out, all before or after. */
interface GalleryAsked extends StatementQuery {
  readonly channelId: string;
}

/** What is owed to an artist at the end of these days, and of one channel what was sold or returned in them, the works that are there, and those that came back. */
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
    ...owedQueries(db, ownerId, to),
    channels: selectChannel(db, ownerId, channelId),
    sold: db
      .select()
      .from(sales)
      .where(
        and(
          eq(sales.userId, ownerId),
          eq(sales.channelId, channelId),
          or(between(sales.date, from, to), between(sales.returnedOn, from, to)),
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
