import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { selectBusiness } from "#worker/business/queries.ts";
import { selectChannels } from "#worker/channels/queries.ts";
import { type BatchResults, batchByName, type Database } from "#worker/db/client.ts";
import {
  consignments,
  consignmentVersions,
  consignmentWorks,
} from "#worker/db/consignment-tables.ts";
import { isIn } from "#worker/db/is-in.ts";
import { entries, type LinkRow, links } from "#worker/db/link-tables.ts";
import { people } from "#worker/db/people-tables.ts";
import { sales } from "#worker/db/sale-tables.ts";
import { artworks, users } from "#worker/db/tables.ts";
import { owedQueries } from "#worker/payouts/queries.ts";

/** The queries of an artist's agreements, newest first, of all versions, and of the works that were sent, for one batch. */
export function consignmentQueries(db: Database, owner: string | SQL) {
  return {
    consignments: db
      .select()
      .from(consignments)
      .where(eq(consignments.userId, owner))
      .orderBy(desc(consignments.createdAt), sql`rowid desc`),
    consignmentVersions: db
      .select()
      .from(consignmentVersions)
      .where(eq(consignmentVersions.userId, owner))
      .orderBy(desc(consignmentVersions.version)),
    consignmentWorks: db.select().from(consignmentWorks).where(eq(consignmentWorks.userId, owner)),
  };
}

/** The owner's agreements with what they are shown with: channels, and what is asked for each of their works. */
export async function findConsignments(db: Database, ownerId: string): Promise<ConsignmentRows> {
  const listed = sql`(
    select sent.value from ${consignmentVersions}, json_each(${consignmentVersions.workIds}) as sent
    where ${consignmentVersions.userId} = ${ownerId}
  )`;
  const {
    consignmentVersions: versions,
    consignmentWorks: works,
    ...rows
  } = await batchByName(db, {
    ...consignmentQueries(db, ownerId),
    links: db
      .select()
      .from(links)
      .where(
        and(
          eq(links.userId, ownerId),
          // The index holds one kind alone, so it has to be written out.
          sql`${links.kind} = 'consignment' and ${links.revokedAt} is null`,
        ),
      ),
    channels: selectChannels(db, ownerId),
    priced: db
      .select(pricedColumns)
      .from(artworks)
      .where(and(eq(artworks.userId, ownerId), sql`${artworks.id} in ${listed}`)),
  });
  return { ...rows, versions, works };
}

const pricedColumns = {
  id: artworks.id,
  askingPriceCents: artworks.askingPriceCents,
  askingCurrency: artworks.askingCurrency,
  listedCents: artworks.listedCents,
  listedCurrency: artworks.listedCurrency,
  priceCents: artworks.priceCents,
  currency: artworks.currency,
};

type Rows = BatchResults<ReturnType<typeof consignmentQueries>>;

export interface ConsignmentRows {
  readonly consignments: Rows["consignments"];
  readonly versions: Rows["consignmentVersions"];
  readonly works: Rows["consignmentWorks"];
  /** Their addresses that were not taken back. */
  readonly links: readonly LinkRow[];
  readonly channels: Awaited<ReturnType<typeof selectChannels>>;
  readonly priced: readonly Pick<typeof artworks.$inferSelect, keyof typeof pricedColumns>[];
}

/** The agreement that is asked for, and works that are named beside its own. */
interface AgreementAsked {
  readonly id: string;
  readonly workIds?: readonly string[];
}

/** The queries of an agreement and of what its change is decided on, for one batch. */
function contextQueries(db: Database, ownerId: string, { id, workIds = [] }: AgreementAsked) {
  const own = and(eq(consignments.userId, ownerId), eq(consignments.id, id));
  const named = sql`(
    select sent.value from ${consignmentVersions}, json_each(${consignmentVersions.workIds}) as sent
    where ${consignmentVersions.consignmentId} = ${id} and ${consignmentVersions.userId} = ${ownerId}
  )`;
  return {
    consignments: db.select().from(consignments).where(own),
    versions: db
      .select()
      .from(consignmentVersions)
      .where(
        and(eq(consignmentVersions.userId, ownerId), eq(consignmentVersions.consignmentId, id)),
      )
      .orderBy(desc(consignmentVersions.version)),
    sent: db
      .select()
      .from(consignmentWorks)
      .where(and(eq(consignmentWorks.userId, ownerId), eq(consignmentWorks.consignmentId, id))),
    channels: selectChannels(db, ownerId),
    works: db
      .select()
      .from(artworks)
      .where(
        and(
          eq(artworks.userId, ownerId),
          sql`(${artworks.id} in ${named} or ${isIn(artworks.id, workIds)})`,
        ),
      ),
    elsewhere: db
      .select({ artworkId: consignmentWorks.artworkId })
      .from(consignmentWorks)
      .where(
        and(
          eq(consignmentWorks.userId, ownerId),
          eq(consignmentWorks.isHere, true),
          sql`${consignmentWorks.consignmentId} <> ${id}`,
        ),
      ),
    users: db
      .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
      .from(users)
      .where(eq(users.id, ownerId)),
    businesses: selectBusiness(db, ownerId),
    people: db
      .select()
      .from(people)
      .where(
        and(
          eq(people.userId, ownerId),
          sql`${people.id} = (
            select person_id from channels where user_id = ${ownerId}
              and id = (select ${consignments.channelId} from ${consignments} where ${own})
          )`,
        ),
      ),
    waiting: db
      .select({ workId: entries.workId })
      .from(entries)
      .innerJoin(links, and(eq(links.id, entries.linkId), eq(links.userId, entries.userId)))
      .where(
        and(eq(entries.userId, ownerId), isNull(entries.decision), eq(links.consignmentId, id)),
      ),
  };
}

function contextOf(rows: BatchResults<ReturnType<typeof contextQueries>>) {
  const { versions, sent, channels, works, elsewhere, waiting } = rows;
  return {
    consignment: rows.consignments[0] ?? null,
    versions,
    sent,
    channels,
    works,
    elsewhereIds: elsewhere.map(({ artworkId }) => artworkId),
    user: rows.users[0] ?? null,
    business: rows.businesses[0] ?? null,
    person: rows.people[0] ?? null,
    // Works with a report that waits for the artist.
    reportedIds: waiting.map(({ workId }) => workId),
  };
}

/**
 * An agreement with what its change is decided on: its versions and sent works, the works that a version names, and the two
 * sides of it.
 */
export async function findConsignmentContext(db: Database, ownerId: string, asked: AgreementAsked) {
  return contextOf(await batchByName(db, contextQueries(db, ownerId, asked)));
}
export type AgreementContext = Awaited<ReturnType<typeof findConsignmentContext>>;

/** An agreement with all that its gallery sees: what is owed, its sales, and what was sent through a link of it. */
export async function findGuestAgreement(
  db: Database,
  { userId, consignmentId }: Pick<LinkRow, "userId" | "consignmentId">,
) {
  const id = consignmentId ?? "";
  const sold = sql`(
    select ${consignmentWorks.saleId} from ${consignmentWorks}
    where ${consignmentWorks.consignmentId} = ${id} and ${consignmentWorks.userId} = ${userId}
  )`;
  const ofAgreement = sql`(
    select ${links.id} from ${links} where ${links.userId} = ${userId} and ${links.kind} = 'consignment'
      and ${links.consignmentId} = ${id}
  )`;
  const { salesToBePaid, payouts, reports, ...rows } = await batchByName(db, {
    ...owedQueries(db, userId),
    sales: db
      .select()
      .from(sales)
      .where(and(eq(sales.userId, userId), sql`${sales.id} in ${sold}`)),
    reports: db
      .select()
      .from(entries)
      .where(
        and(
          eq(entries.userId, userId),
          sql`${entries.linkId} in ${ofAgreement}`,
          sql`${entries.kind} in ('sold', 'returned')`,
        ),
      )
      .orderBy(desc(entries.sentAt)),
    ...contextQueries(db, userId, { id }),
  });
  return { ...contextOf(rows), owed: { salesToBePaid, payouts }, sales: rows.sales, reports };
}
export type GuestAgreementRows = Awaited<ReturnType<typeof findGuestAgreement>>;

/** A version of an agreement, with what was confirmed of it; null without one. */
export async function findConfirmedContent(
  db: Database,
  ownerId: string,
  { id, version }: { readonly id: string; readonly version: number },
) {
  const [found] = await db
    .select()
    .from(consignmentVersions)
    .where(
      and(
        eq(consignmentVersions.userId, ownerId),
        eq(consignmentVersions.consignmentId, id),
        eq(consignmentVersions.version, version),
      ),
    );
  return found ?? null;
}
