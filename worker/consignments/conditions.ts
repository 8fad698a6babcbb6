import { and, eq, type SQL, sql } from "drizzle-orm";
import { remainingChannel } from "#worker/channels/conditions.ts";
import { type ConsignmentRow, consignments } from "#worker/db/consignment-tables.ts";
import { isIn } from "#worker/db/is-in.ts";
import { entries, links } from "#worker/db/link-tables.ts";

/** The condition of the statement that writes an agreement over what was read. */
export function isAsRead({ id, userId, updatedAt }: ConsignmentRow): SQL | undefined {
  return and(
    eq(consignments.id, id),
    eq(consignments.userId, userId),
    eq(consignments.updatedAt, updatedAt),
  );
}

/** The condition that the artist still has the channel of an agreement. */
export function isWithGallery({ userId, channelId }: ConsignmentRow): SQL {
  return sql`${remainingChannel(userId, channelId)} is not null`;
}

/** The condition for an agreement as a batch has written it: for the statements that follow in it. */
export function isWrittenAs({ id, userId, changeId }: ConsignmentRow): SQL {
  return sql`exists (
    select 1 from ${consignments} where ${consignments.id} = ${id} and ${consignments.userId} = ${userId}
      and ${consignments.changeId} = ${changeId}
  )`;
}

/** The condition for what the gallery of an agreement sent through an address of it. */
export function isSentOf({ id, userId }: ConsignmentRow): SQL | undefined {
  return and(
    eq(entries.userId, userId),
    sql`${entries.linkId} in (
      select ${links.id} from ${links} where ${links.userId} = ${userId} and ${links.kind} = 'consignment'
        and ${links.consignmentId} = ${id}
    )`,
  );
}

/** The condition for what the gallery reported returned of these works of an agreement. */
export function isReturnReported(
  consignment: ConsignmentRow,
  workIds: readonly string[],
): SQL | undefined {
  return and(isSentOf(consignment), eq(entries.kind, "returned"), isIn(entries.workId, workIds));
}
