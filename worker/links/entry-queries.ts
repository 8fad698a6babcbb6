import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { wishKinds } from "#schema/links/entry.ts";
import { entryLimits } from "#schema/links/entry-limits.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type EntryRow, entries, entrySenders, type LinkRow } from "#worker/db/link-tables.ts";
import { people } from "#worker/db/people-tables.ts";
import { users } from "#worker/db/tables.ts";
import { hasPerson, isPerson } from "#worker/people/conditions.ts";
import { isWaitingEntry } from "./accepted-entry.ts";

const hourInMilliseconds = 3_600_000;

/** Entries and senders after this time count for the limits. */
function countedSince(now: Date): Date {
  return new Date(now.getTime() - hourInMilliseconds);
}

/** Selects what guests sent to an artist, newest first. */
export function selectEntries(db: Database, owner: string | SQL) {
  return db.select().from(entries).where(eq(entries.userId, owner)).orderBy(desc(entries.sentAt));
}

/** Selects what waits for the artist, oldest first. */
export function selectWaitingEntries(db: Database, owner: string | SQL) {
  return db
    .select({
      id: entries.id,
      name: entries.name,
      workId: entries.workId,
      personId: entries.personId,
      sentAt: entries.sentAt,
    })
    .from(entries)
    .where(and(eq(entries.userId, owner), isNull(entries.decision)))
    .orderBy(entries.sentAt);
}

/** An entry, the link it came through, and the hash of who sent it; null where senders are not counted. */
interface SentEntry {
  readonly entry: EntryRow;
  readonly link: LinkRow;
  readonly senderHash: string | null;
  /** How many may come through the link within an hour. */
  readonly limit: number;
  /** Whether it may be kept; if not, only what was sent with its key is found. */
  readonly isPossible: boolean;
  /** What has to be so still. */
  readonly condition?: SQL | undefined;
  /** What follows from it at once: statements that hold only if it is stored. */
  readonly statements?: (isStored: SQL) => BatchItem<"sqlite">[];
}

/**
 * Inserts an entry unless a limit is reached or its key is used, and counts its sender, in one batch. `isInserted` says
 * whether it did, `isFull` whether the limit of the link is reached; `earlier` is what was sent with the key, null without one.
 * It is the link's person who wrote it where name or contact are theirs.
 */
export async function insertEntry(
  db: Database,
  { entry, link, senderHash, limit, isPossible, condition, statements }: SentEntry,
) {
  const since = countedSince(entry.sentAt);
  const sameKey = db
    .select({ id: entries.id, requestHash: entries.requestHash })
    .from(entries)
    .where(
      and(
        eq(entries.userId, entry.userId),
        eq(entries.linkId, entry.linkId),
        eq(entries.idempotencyKey, entry.idempotencyKey ?? ""),
      ),
    );
  const ofLink = db
    .select({ count: count() })
    .from(entries)
    .where(
      and(
        eq(entries.userId, entry.userId),
        eq(entries.linkId, entry.linkId),
        gt(entries.sentAt, since),
      ),
    );
  const ofSender = db
    .select({ count: count() })
    .from(entrySenders)
    .where(and(eq(entrySenders.hash, senderHash ?? ""), gt(entrySenders.sentAt, since)));
  const isAllowed = and(
    eq(users.id, entry.userId),
    isPossible ? condition : sql`false`,
    sql`(${ofLink}) < ${limit} and (${ofSender}) < ${entryLimits.ofAddress}`,
    notExists(sameKey),
  );
  const isStored = sql`exists (
    select 1 from ${entries} where ${entries.id} = ${entry.id} and ${entries.userId} = ${entry.userId}
  )`;
  const sender = { hash: senderHash ?? "", sentAt: entry.sentAt };
  const isCounted = senderHash === null ? sql`false` : isStored;
  const [, [earlier], [sent], inserted] = await db.batch([
    forgetSenders(db, since),
    sameKey,
    ofLink,
    insertFromSelect(
      db,
      entries,
      { ...entry, personId: namedPerson(entry, link.personId) },
      sql`from ${users} where ${isAllowed}`,
    ).returning({ id: entries.id }),
    insertFromSelect(
      db,
      entrySenders,
      sender,
      sql`from ${users} where ${eq(users.id, entry.userId)} and ${isCounted}`,
    ),
    ...(statements?.(isStored) ?? []),
  ]);
  const isFull = (sent?.count ?? 0) >= limit;
  return { isInserted: inserted.length > 0, isFull, earlier: earlier ?? null };
}

/** The link's person where the guest's name or email is theirs, else null. */
function namedPerson({ userId, name, contact }: EntryRow, personId: string | null): SQL {
  return sql`(
    select ${people.id} from ${people}
    where ${isPerson(userId, personId ?? "")} and (
      lower(iif(${people.name} <> '', ${people.name}, ${people.organization})) = lower(${name})
      or lower(${people.email}) = lower(${contact})
    )
  )`;
}

/** Forgets who sent entries before a time; within the hour they count for the limits. */
function forgetSenders(db: Database, before: Date) {
  return db.delete(entrySenders).where(lt(entrySenders.sentAt, before));
}

/** Forgets who sent entries more than an hour ago. */
export async function forgetPastSenders(db: Database, now: Date): Promise<void> {
  await forgetSenders(db, countedSince(now));
}

/**
 * Deletes what was sent before `time` by those who became none of the artist's people. What a gallery sent stays with its
 * agreement.
 */
export async function deleteEntriesBefore(db: Database, time: Date): Promise<void> {
  const isWish = inArray(entries.kind, [...wishKinds]);
  await db.delete(entries).where(and(isNull(entries.personId), lt(entries.sentAt, time), isWish));
}

/** The owner's entry of this id, and whom among their people it can be from, in one batch; null without it. */
export async function findEntry(db: Database, owner: string, id: string, personId: string | null) {
  const isOwn = and(eq(entries.id, id), eq(entries.userId, owner));
  const of = (column: SQL) => sql`(select ${column} from ${entries} where ${isOwn})`;
  const contact = of(sql`lower(${entries.contact})`);
  const [[entry], [named], [byEmail], [byName]] = await db.batch([
    db.select().from(entries).where(isOwn),
    db
      .select()
      .from(people)
      .where(
        and(
          eq(people.userId, owner),
          isNull(people.erasedAt),
          eq(people.id, personId ?? of(sql`${entries.personId}`)),
        ),
      ),
    db
      .select()
      .from(people)
      .where(
        and(
          eq(people.userId, owner),
          isNull(people.erasedAt),
          sql`${people.email} <> '' and lower(${people.email}) = ${contact}`,
        ),
      )
      .limit(1),
    db
      .select()
      .from(people)
      .where(
        and(
          eq(people.userId, owner),
          isNull(people.erasedAt),
          sql`${people.email} = ''
            and lower(iif(${people.name} <> '', ${people.name}, ${people.organization}))
              = ${of(sql`lower(${entries.name})`)}`,
        ),
      )
      .limit(1),
  ]);
  if (entry === undefined) return null;
  return { entry, named: named ?? null, known: byEmail ?? byName ?? null };
}

/** Decides an entry that still waits. Null when it was decided before, or its person has been merged or erased. */
export async function decideEntry(
  db: Database,
  { id, userId }: EntryRow,
  columns: Pick<EntryRow, "decision" | "decidedAt"> & Partial<EntryRow>,
): Promise<EntryRow | null> {
  const { personId = null } = columns;
  const decided = await db
    .update(entries)
    .set(columns)
    .where(
      and(
        isWaitingEntry(userId, id),
        personId === null ? undefined : hasPerson(db, userId, personId),
      ),
    )
    .returning()
    .get();
  return decided ?? null;
}
