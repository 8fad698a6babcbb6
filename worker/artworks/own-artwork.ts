import { and, eq, type SQL } from "drizzle-orm";
import type { artworks, deletedArtworks } from "#worker/db/tables.ts";

/** A user's id, or a subquery that finds it within the statement. */
export type Owner = string | SQL;

/** The condition for the owner's work of this id, in either table of works. */
export function isOwnArtwork(
  table: typeof artworks | typeof deletedArtworks,
  owner: Owner,
  id: string,
): SQL | undefined {
  return and(eq(table.id, id), eq(table.userId, owner));
}
