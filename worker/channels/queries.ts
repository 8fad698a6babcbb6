import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type ChannelRow, channels } from "#worker/db/sale-tables.ts";
import { artworks } from "#worker/db/tables.ts";

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
 * Replaces an artist's channels by these, unless one that a work is consigned to would be removed. They are sent as one
 * parameter, because a statement takes at most a hundred. Returns the channels as they are then, and whether they were
 * replaced.
 */
export async function writeChannels(
  db: Database,
  ownerId: string,
  list: readonly SalesChannel[],
): Promise<{ isReplaced: boolean; channels: ChannelRow[] }> {
  const ids = JSON.stringify(list.map(({ id }) => id));
  const isFree = sql`not exists (
    select 1 from ${artworks}
    where ${artworks.userId} = ${ownerId} and ${artworks.status} = 'consigned'
      and ${artworks.statusChannelId} is not null
      and ${artworks.statusChannelId} not in (select value from json_each(${ids}))
  )`;
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
  };
  const source = sql`from json_each(${JSON.stringify(list)}) as sent where ${isFree}`;
  const [, inserted, stored] = await db.batch([
    db.delete(channels).where(and(eq(channels.userId, ownerId), isFree)),
    insertFromSelect(db, channels, row, source).returning({ id: channels.id }),
    selectChannels(db, ownerId),
  ]);
  return { isReplaced: inserted.length > 0, channels: stored };
}
