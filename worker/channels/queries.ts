import { and, asc, eq, getTableColumns, notExists, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { people } from "#worker/db/people-tables.ts";
import { type ChannelRow, channels } from "#worker/db/sale-tables.ts";
import { artworks, users } from "#worker/db/tables.ts";

/** Selects an artist's channels, in their order. */
export function selectChannels(db: Database, owner: string | SQL) {
  return db
    .select()
    .from(channels)
    .where(eq(channels.userId, owner))
    .orderBy(asc(channels.position));
}

/** Selects the artist's channel of this id, if there is one. */
export function selectChannel(db: Database, ownerId: string, id: string) {
  return db
    .select()
    .from(channels)
    .where(and(eq(channels.userId, ownerId), eq(channels.id, id)));
}

/**
 * Replaces an artist's channels by these, unless one that a work is consigned to would be removed, or one names a person
 * who is not the artist's. They are sent as one parameter, because a statement takes at most a hundred. Returns the
 * channels as they are then, whether they were replaced, and whether a person is unknown.
 */
export async function writeChannels(
  db: Database,
  ownerId: string,
  list: readonly SalesChannel[],
): Promise<{ isReplaced: boolean; isPersonUnknown: boolean; channels: ChannelRow[] }> {
  const sentList = JSON.stringify(list);
  const ids = JSON.stringify(list.map(({ id }) => id));
  const named = JSON.stringify(list.flatMap(({ personId }) => personId ?? []));
  const selectUnknown = db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.id} = ${ownerId} and exists (
        select 1 from json_each(${named}) as sent
        where sent.value not in (select ${people.id} from ${people} where ${people.userId} = ${ownerId})
      )`,
    );
  const isFree = sql`not exists (
    select 1 from ${artworks}
    where ${artworks.userId} = ${ownerId} and ${artworks.status} = 'consigned'
      and ${artworks.statusChannelId} is not null
      and ${artworks.statusChannelId} not in (select value from json_each(${ids}))
  ) and ${notExists(selectUnknown)}`;
  const field = (name: keyof SalesChannel) => sql`sent.value ->> ${name}`;
  const row = {
    userId: sql`${ownerId}`,
    id: field("id"),
    position: sql`sent.key`,
    kind: field("kind"),
    name: field("name"),
    commission: field("commission"),
    percentageFee: field("percentageFee"),
    fixedFeeCents: field("fixedFeeCents"),
    discount: field("discount"),
    discountBorneBy: field("discountBorneBy"),
    shippingCents: field("shippingCents"),
    chargesTax: field("chargesTax"),
    personId: field("personId"),
    takesMoney: field("takesMoney"),
    daysToPay: field("daysToPay"),
  };
  const { userId: _user, id: _id, ...columns } = getTableColumns(channels);
  const { personId, takesMoney, daysToPay, ...replaced } = columns;
  const sent = ({ name }: SQLiteColumn) => sql`excluded.${sql.identifier(name)}`;
  const source = sql`from json_each(${sentList}) as sent where ${isFree}`;
  const [unknown, , inserted, stored] = await db.batch([
    selectUnknown,
    db
      .delete(channels)
      .where(
        and(
          eq(channels.userId, ownerId),
          sql`${channels.id} not in (select value from json_each(${ids}))`,
          isFree,
        ),
      ),
    insertFromSelect(db, channels, row, source)
      .onConflictDoUpdate({
        target: [channels.userId, channels.id],
        set: {
          ...Object.fromEntries(
            Object.entries(replaced).map(([name, column]) => [name, sent(column)]),
          ),
          // A field that the request leaves out stays as it is.
          personId: sql`coalesce(${sent(personId)}, ${personId})`,
          takesMoney: sql`coalesce(${sent(takesMoney)}, ${takesMoney})`,
          daysToPay: sql`coalesce(${sent(daysToPay)}, ${daysToPay})`,
        },
      })
      .returning({ id: channels.id }),
    selectChannels(db, ownerId),
  ]);
  return {
    isReplaced: inserted.length > 0,
    isPersonUnknown: unknown.length > 0,
    channels: stored,
  };
}
