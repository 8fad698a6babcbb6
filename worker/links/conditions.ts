import { and, eq, gte, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { linkLimits } from "#schema/links/link.ts";
import { links } from "#worker/db/link-tables.ts";

/** An address that a guest opened: of a label by its code, of others by an id that was proven. */
export interface Opened {
  readonly id: string;
  readonly isLabel: boolean;
  /** An ISO day. */
  readonly today: string;
}

/** The condition that a link has not ended on a day. */
export function isNotOver(today: string): SQL | undefined {
  return or(isNull(links.endsOn), gte(links.endsOn, today));
}

/** The condition for the open link of an address: one that was taken back, is over or never was is not found. */
export function isOpen({ id, isLabel, today }: Opened): SQL | undefined {
  const isKind = isLabel ? eq(links.kind, "label") : ne(links.kind, "label");
  return and(eq(links.id, id), isKind, isNull(links.revokedAt), isNotOver(today));
}

/** The condition that an artist may have another open link. */
export function hasRoomForLink(owner: string, today: string): SQL {
  return sql`(
    select count(*) from ${links}
    where ${and(eq(links.userId, owner), isNull(links.revokedAt), isNotOver(today))}
  ) < ${linkLimits.count}`;
}
