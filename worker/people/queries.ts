import { and, asc, eq, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { personLimits } from "#schema/people/person.ts";
import type { ListedPeopleInput } from "#schema/people/person-input.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { isIn } from "#worker/db/is-in.ts";
import { type PersonRow, people } from "#worker/db/people-tables.ts";
import { users } from "#worker/db/tables.ts";
import { isPerson } from "./conditions.ts";

/** Selects an artist's people, in the order in which they were added, without those who have been erased. */
export function selectPeople(db: Database, owner: string | SQL) {
  return db
    .select()
    .from(people)
    .where(and(eq(people.userId, owner), isNull(people.erasedAt)))
    .orderBy(asc(people.createdAt), asc(people.id));
}

/** Selects the artist's person of this id, if there is one who has not been erased. */
export function selectPerson(db: Database, ownerId: string, id: string) {
  return db.select().from(people).where(isPerson(ownerId, id));
}

/** The owner's person of this id; null without one. */
export async function findPerson(
  db: Database,
  ownerId: string,
  id: string,
): Promise<PersonRow | null> {
  return (await selectPerson(db, ownerId, id).get()) ?? null;
}

/**
 * Inserts a person, if there is room and the key is new, in one batch. Returns them, and whom an earlier request with the
 * same key made; each null without one.
 */
export async function insertPerson(
  db: Database,
  person: PersonRow,
): Promise<{ readonly inserted: PersonRow | null; readonly earlier: PersonRow | null }> {
  const { userId } = person;
  const sameKey = db
    .select()
    .from(people)
    .where(and(eq(people.userId, userId), eq(people.idempotencyKey, person.idempotencyKey ?? "")));
  const hasRoom = sql`(
    select count(*) from ${people} where ${people.userId} = ${userId}
  ) < ${personLimits.count}`;
  const condition = and(eq(users.id, userId), hasRoom, notExists(sameKey));
  const [[earlier], [inserted]] = await db.batch([
    sameKey,
    insertFromSelect(db, people, person, sql`from ${users} where ${condition}`).returning(),
  ]);
  return { inserted: inserted ?? null, earlier: earlier ?? null };
}

/** Writes a person over `before`, identified by their `updatedAt`. Null when they have been changed since. */
export async function updatePerson(
  db: Database,
  before: PersonRow,
  columns: Partial<PersonRow>,
): Promise<PersonRow | null> {
  const { id, userId, updatedAt } = before;
  const written = await db
    .update(people)
    .set(columns)
    .where(and(eq(people.id, id), eq(people.userId, userId), eq(people.updatedAt, updatedAt)))
    .returning()
    .get();
  return written ?? null;
}

/**
 * Notes that these people are on a list that was exported, those of them whom the owner has. It is no change of theirs: their
 * `updatedAt` stays.
 */
export async function markListed(
  db: Database,
  ownerId: string,
  { personIds, listedOn }: ListedPeopleInput,
): Promise<void> {
  await db
    .update(people)
    .set({ listedOn })
    .where(and(eq(people.userId, ownerId), isIn(people.id, personIds), isNull(people.erasedAt)));
}
