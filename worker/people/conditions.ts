import { and, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { type PersonRow, people } from "#worker/db/people-tables.ts";

/** The condition for the owner's person of this id, who has not been erased. */
export function isPerson(ownerId: string, id: string): SQL | undefined {
  return and(eq(people.id, id), eq(people.userId, ownerId), isNull(people.erasedAt));
}

/** The condition that the owner has this person: one who is named may have been merged or erased since they were read. */
export function hasPerson(db: Database, ownerId: string, id: string): SQL {
  return exists(db.select({ id: people.id }).from(people).where(isPerson(ownerId, id)));
}

/** The condition that a person is as they were read. */
export function isAsRead({ id, userId, updatedAt }: PersonRow): SQL {
  return sql`exists (
    select 1 from ${people}
    where ${people.id} = ${id} and ${people.userId} = ${userId} and ${people.updatedAt} = ${updatedAt.getTime()}
      and ${people.erasedAt} is null
  )`;
}
