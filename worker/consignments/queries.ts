import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ReportInterval } from "#schema/consignments/terms.ts";
import { selectChannels } from "#worker/channels/queries.ts";
import type { Batched, Database } from "#worker/db/client.ts";
import {
  consignments,
  consignmentVersions,
  consignmentWorks,
} from "#worker/db/consignment-tables.ts";
import { isIn } from "#worker/db/is-in.ts";
import { channels, sales } from "#worker/db/sale-tables.ts";
import { artworks } from "#worker/db/tables.ts";
import { owedQueries } from "#worker/payouts/queries.ts";

/** The queries of an artist's agreements, newest first, of all versions, and of the works that were sent, for one batch. */
export function consignmentQueries(db: Database, owner: string | SQL) {
  return [
    db
      .select()
      .from(consignments)
      .where(eq(consignments.userId, owner))
      .orderBy(desc(consignments.createdAt), sql`rowid desc`),
    db
      .select()
      .from(consignmentVersions)
      .where(eq(consignmentVersions.userId, owner))
      .orderBy(desc(consignmentVersions.version)),
    db.select().from(consignmentWorks).where(eq(consignmentWorks.userId, owner)),
  ] as const;
}

/** The owner's agreements with what they are shown with: channels, and what is asked for each of their works. */
export async function findConsignments(db: Database, ownerId: string): Promise<ConsignmentRows> {
  const listed = sql`(
    select sent.value from ${consignmentVersions}, json_each(${consignmentVersions.workIds}) as sent
    where ${consignmentVersions.userId} = ${ownerId}
  )`;
  const [rows, versions, works, ownChannels, priced] = await db.batch([
    ...consignmentQueries(db, ownerId),
    selectChannels(db, ownerId),
    db
      .select(pricedColumns)
      .from(artworks)
      .where(and(eq(artworks.userId, ownerId), sql`${artworks.id} in ${listed}`)),
  ]);
  return { consignments: rows, versions, works, channels: ownChannels, priced };
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

type Rows = Batched<ReturnType<typeof consignmentQueries>>;

export interface ConsignmentRows {
  readonly consignments: Rows[0];
  readonly versions: Rows[1];
  readonly works: Rows[2];
  readonly channels: Awaited<ReturnType<typeof selectChannels>>;
  readonly priced: readonly Pick<typeof artworks.$inferSelect, keyof typeof pricedColumns>[];
}

/** An agreement with what its change is decided on: its versions and sent works, and the works that a version names. */
export async function findConsignmentContext(
  db: Database,
  ownerId: string,
  { id, workIds = [] }: { readonly id: string; readonly workIds?: readonly string[] },
) {
  const own = and(eq(consignments.userId, ownerId), eq(consignments.id, id));
  const named = sql`(
    select sent.value from ${consignmentVersions}, json_each(${consignmentVersions.workIds}) as sent
    where ${consignmentVersions.consignmentId} = ${id} and ${consignmentVersions.userId} = ${ownerId}
  )`;
  const [[row], versions, sent, ownChannels, works, elsewhere] = await db.batch([
    db.select().from(consignments).where(own),
    db
      .select()
      .from(consignmentVersions)
      .where(
        and(eq(consignmentVersions.userId, ownerId), eq(consignmentVersions.consignmentId, id)),
      )
      .orderBy(desc(consignmentVersions.version)),
    db
      .select()
      .from(consignmentWorks)
      .where(and(eq(consignmentWorks.userId, ownerId), eq(consignmentWorks.consignmentId, id))),
    selectChannels(db, ownerId),
    db
      .select()
      .from(artworks)
      .where(
        and(
          eq(artworks.userId, ownerId),
          sql`(${artworks.id} in ${named} or ${isIn(artworks.id, workIds)})`,
        ),
      ),
    db
      .select({ artworkId: consignmentWorks.artworkId })
      .from(consignmentWorks)
      .where(
        and(
          eq(consignmentWorks.userId, ownerId),
          eq(consignmentWorks.isHere, true),
          sql`${consignmentWorks.consignmentId} <> ${id}`,
        ),
      ),
  ]);
  return {
    ...{ consignment: row ?? null, versions, sent, channels: ownChannels, works },
    elsewhereIds: elsewhere.map(({ artworkId }) => artworkId),
  };
}

/** What is owed to an artist, and these sales. */
export async function findStatementRows(db: Database, ownerId: string, saleIds: readonly string[]) {
  return db.batch([
    ...owedQueries(db, ownerId),
    db
      .select()
      .from(sales)
      .where(and(eq(sales.userId, ownerId), isIn(sales.id, saleIds))),
  ]);
}

/** Selects the confirmed agreements whose gallery is to report, for the agenda. */
export function selectReportingConsignments(db: Database, owner: string | SQL) {
  const term = (name: string) => sql`${consignmentVersions.terms} ->> ${name}`;
  return db
    .select({
      id: consignments.id,
      // D1 returns the rows of a batch by the names of their columns.
      gallery: sql<string | null>`${channels.name}`.as("gallery"),
      personId: channels.personId,
      reports: sql<ReportInterval>`${term("$.reports")}`.as("report_interval"),
      from: sql<string>`${term("$.from")}`.as("begins_on"),
      reportedOn: consignments.reportedOn,
      updatedAt: consignments.updatedAt,
    })
    .from(consignments)
    .innerJoin(
      consignmentVersions,
      and(
        eq(consignmentVersions.consignmentId, consignments.id),
        eq(consignmentVersions.version, consignments.version),
        eq(consignmentVersions.userId, consignments.userId),
      ),
    )
    .leftJoin(
      channels,
      and(eq(channels.userId, consignments.userId), eq(channels.id, consignments.channelId)),
    )
    .where(
      and(
        eq(consignments.userId, owner),
        // The index holds one state alone, so it has to be written out.
        sql`${consignments.state} = 'confirmed' and ${term("$.reports")} <> 'never'`,
      ),
    );
}
