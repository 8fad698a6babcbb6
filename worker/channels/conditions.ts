import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The id of the owner's channel, within a statement over their rows; null once the artist has removed it. */
export function remainingChannel(ownerId: SQLWrapper | string, id: SQLWrapper | string): SQL {
  return sql`(select id from channels where channels.user_id = ${ownerId} and channels.id = ${id})`;
}
