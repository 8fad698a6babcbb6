import { type SQL, sql } from "drizzle-orm";
import { type BusinessRow, business } from "#worker/db/sale-tables.ts";

/** The condition for business details in the version that was read; `null` is before the artist has entered any. */
export function isBusinessAsRead(ownerId: string, read: BusinessRow | null): SQL {
  return sql`coalesce(
    (select ${business.version} from ${business} where ${business.userId} = ${ownerId}), ''
  ) = ${read?.version ?? ""}`;
}
