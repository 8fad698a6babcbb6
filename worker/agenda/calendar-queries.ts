import { eq, type SQL, sql } from "drizzle-orm";
import type { FactRange } from "#schema/agenda/agenda-facts.ts";
import { type CalendarRow, calendars } from "#worker/db/agenda-tables.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { factQueries, factsOf } from "./queries.ts";

/** Selects the artist's calendar, if it has an address. */
export function selectCalendar(db: Database, owner: string | SQL) {
  return db.select().from(calendars).where(eq(calendars.userId, owner));
}

/** Gives the artist's calendar an address, in place of the one it has. */
export async function writeCalendar(db: Database, calendar: CalendarRow): Promise<void> {
  const { userId: _owner, ...columns } = calendar;
  await db
    .insert(calendars)
    .values(calendar)
    .onConflictDoUpdate({ target: calendars.userId, set: columns });
}

/** Takes the address of the artist's calendar back, if it has one. */
export async function deleteCalendar(db: Database, ownerId: string): Promise<void> {
  await db.delete(calendars).where(eq(calendars.userId, ownerId));
}

/**
 * The calendar of this id with the facts of its artist, in one batch; null without one. The same is asked whether there is one
 * or not.
 */
export async function findCalendar(db: Database, id: string, range: FactRange) {
  const owner = sql`(select ${calendars.userId} from ${calendars} where ${calendars.id} = ${id})`;
  const { calendars: found, ...rows } = await batchByName(db, {
    calendars: db.select().from(calendars).where(eq(calendars.id, id)),
    ...factQueries(db, owner, range),
  });
  const [calendar] = found;
  return calendar === undefined ? null : { calendar, ...factsOf(rows) };
}
