import { and, asc, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type ImportedPerson, personUpdateFields } from "#schema/imports/people/imported-person.ts";
import { personLimits, shownName } from "#schema/people/person.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { type ImportPersonRow, importPeople, imports } from "#worker/db/import-tables.ts";
import { insertMany } from "#worker/db/insert-many.ts";
import { isIn } from "#worker/db/is-in.ts";
import { type PersonRow, people } from "#worker/db/people-tables.ts";
import { users } from "#worker/db/tables.ts";
import { isOpenImport } from "../conditions.ts";
import { selectImport } from "../queries.ts";

/** An artist's import. */
export interface OwnedImport {
  readonly ownerId: string;
  readonly importId: string;
}

export type PeopleContext = Awaited<ReturnType<typeof findPeopleContext>>;

/**
 * What rows of people are planned on: the import, how many people the artist has, those who have or had one of the
 * emails, or without an email and with one of the names, and `version`, which changes with these.
 */
export async function findPeopleContext(
  db: Database,
  { ownerId, importId }: OwnedImport,
  named: readonly Pick<ImportedPerson, "name" | "organization" | "email">[],
) {
  const emails = named.flatMap(({ email }) => (email === "" ? [] : [email]));
  const names = named.flatMap((person) => (person.email === "" ? [shownName(person)] : []));
  const ids = namedIds(ownerId, emails, names);
  const [[found], [counted], candidates, done, [token]] = await db.batch([
    selectImport(db, ownerId, importId),
    db.select({ count: count() }).from(people).where(eq(people.userId, ownerId)),
    db
      .select()
      .from(people)
      .where(and(eq(people.userId, ownerId), sql`${people.id} in (${ids})`))
      .orderBy(asc(people.createdAt), asc(people.id)),
    selectAppliedPeople(db, ownerId, importId),
    db
      .select({ version: sql<string>`(${versionOf(ownerId, ids)})`.as("version") })
      .from(users)
      .where(eq(users.id, ownerId)),
  ]);
  return {
    found: found ?? null,
    count: counted?.count ?? 0,
    candidates,
    done,
    version: { ids, token: token?.version ?? "" },
  };
}

/** By the three indexes of what people are recognized by. */
function namedIds(ownerId: string, emails: readonly string[], names: readonly string[]): SQL {
  const lower = (values: readonly string[]) =>
    sql`(select lower(value) from json_each(${JSON.stringify(values)}))`;
  return sql`select named.id from people as named
    where named.user_id = ${ownerId} and named.email <> '' and lower(named.email) in ${lower(emails)}
    union all select named.id from people as named
    where named.user_id = ${ownerId} and named.former_emails <> '' and exists (
      select 1 from json_each(${JSON.stringify(emails)})
      where instr(char(10) || named.former_emails || char(10), char(10) || lower(value) || char(10)) > 0
    )
    union all select named.id from people as named
    where named.user_id = ${ownerId} and named.email = ''
      and lower(iif(named.name <> '', named.name, named.organization)) in ${lower(names)}`;
}

function versionOf(ownerId: string, ids: SQL): SQL {
  return sql`select count(*) || ' ' || coalesce(sum(read.updated_at), 0) from people as read
    where read.user_id = ${ownerId} and read.id in (${ids})`;
}

/** Selects the rows of the owner's import whose people exist, in their order. */
export function selectAppliedPeople(db: Database, ownerId: string, importId: string) {
  return db
    .select({
      row: importPeople.row,
      personId: importPeople.personId,
      isNew: importPeople.isNew,
      // D1 returns the rows of a batch by the names of their columns.
      isUpdated: sql<number>`${importPeople.earlierValues} is not null`.as("is_updated"),
    })
    .from(importPeople)
    .innerJoin(people, and(eq(people.id, importPeople.personId), eq(people.userId, ownerId)))
    .where(and(eq(importPeople.importId, importId), eq(importPeople.userId, ownerId)))
    .orderBy(asc(importPeople.row));
}

/** A person with the stored values that an update gives them, at a time in milliseconds. */
export interface UpdatedPerson {
  readonly id: string;
  readonly at: number;
  readonly values: Readonly<Record<string, unknown>>;
}

interface WrittenPeople {
  readonly version: PeopleContext["version"];
  readonly claims: readonly ImportPersonRow[];
  readonly added: readonly PersonRow[];
  readonly updates: readonly UpdatedPerson[];
}

/**
 * Adds and updates people in one batch, all of them or none, while the import is open, there is room, and the people with
 * their emails and names are in the version that was read. Returns all rows of the import that are people then; null when
 * what was read has been changed.
 */
export async function writePeople(
  db: Database,
  { ownerId, importId }: OwnedImport,
  { version, claims, added, updates }: WrittenPeople,
): Promise<Awaited<ReturnType<typeof selectAppliedPeople>> | null> {
  const isAsRead = sql`exists (select 1 from ${imports} where ${isOpenImport(ownerId, importId)})
    and (${versionOf(ownerId, version.ids)}) = ${version.token}
    and (select count(*) from people as all_people where all_people.user_id = ${ownerId}) + ${added.length}
      <= ${Math.max(personLimits.count, added.length)}`;
  const ownRows = and(eq(importPeople.importId, importId), eq(importPeople.userId, ownerId));
  /** Versions and ids are new in each request, so that a row with them was claimed by this batch. */
  const isClaimed = (id: SQL, at: SQL) => sql`exists (
    select 1 from ${importPeople}
    where ${ownRows} and ${importPeople.personId} = ${id} and ${importPeople.personVersion} = ${at}
  )`;
  const sent = sql`json_each(${JSON.stringify(updates)}) as sent`;
  const value = (path: string) => sql`sent.value ->> ${`$.${path}`}`;
  const columns = personUpdateFields.map((field) => {
    const isSent = sql`json_type(sent.value, ${`$.values.${field}`}) is not null`;
    return [
      field,
      sql`case when ${isSent} then ${value(`values.${field}`)} else ${people[field]} end`,
    ] as const;
  });
  const { asRead, applied } = await batchByName(db, {
    asRead: db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, ownerId), isAsRead)),
    // Rows whose people are gone, or stayed as they were and are updated now.
    deleteRows: db.delete(importPeople).where(
      and(
        ownRows,
        isAsRead,
        sql`(not exists (
          select 1 from people as gone where gone.id = ${importPeople.personId} and gone.user_id = ${ownerId}
        ) or (${and(
          eq(importPeople.isNew, false),
          isNull(importPeople.earlierValues),
          isIn(
            importPeople.row,
            claims.map(({ row }) => row),
          ),
        )}))`,
      ),
    ),
    claimRows: insertMany(db, importPeople, claims, {
      where: (field) => sql`${isAsRead} and not exists (
        select 1 from ${importPeople} as earlier
        where earlier.user_id = ${ownerId} and earlier.import_id = ${importId}
          and earlier.row = ${field("row")}
      )`,
    }),
    updatePeople: db
      .update(people)
      .set({ ...Object.fromEntries(columns), updatedAt: value("at") })
      .from(sent)
      .where(
        and(
          eq(people.userId, ownerId),
          sql`${people.id} = ${value("id")}`,
          sql`${people.updatedAt} < ${value("at")}`,
          isClaimed(value("id"), value("at")),
        ),
      ),
    insertPeople: insertMany(db, people, added, {
      where: (field) => isClaimed(field("id"), field("updatedAt")),
    }),
    applied: selectAppliedPeople(db, ownerId, importId),
  });
  return asRead.length === 0 ? null : applied;
}
