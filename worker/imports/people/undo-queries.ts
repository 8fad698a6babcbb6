import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import { personUpdateFields } from "#schema/imports/people/imported-person.ts";
import { earlierPlaces } from "#worker/consignments/earlier-values.ts";
import type { Database } from "#worker/db/client.ts";
import { importPeople } from "#worker/db/import-tables.ts";
import { people } from "#worker/db/people-tables.ts";
import type { OwnedImport } from "./row-queries.ts";

/**
 * The statements of an undo for people, once `undone` holds: those whom the import updated get back what they were, those
 * whom it added go, if they have not been changed since; a person whom something names stays. The last one selects all that
 * are left, in the order of their rows.
 */
export function undoPeopleStatements(
  db: Database,
  { ownerId, importId }: OwnedImport,
  undone: SQL,
  now: Date,
) {
  const ownRows = and(eq(importPeople.importId, importId), eq(importPeople.userId, ownerId));
  const isUnchanged = sql`${ownRows} and ${people.userId} = ${ownerId}
    and ${people.id} = ${importPeople.personId} and ${people.updatedAt} = ${importPeople.personVersion}`;
  const before = personUpdateFields.map((field) => {
    const wasChanged = sql`json_type(${importPeople.earlierValues}, ${`$.${field}`}) is not null`;
    return [
      field,
      sql`case when ${wasChanged} then ${importPeople.earlierValues} ->> ${field} else ${people[field]} end`,
    ] as const;
  });
  const next = sql`max(${now.getTime()}, ${people.updatedAt} + 1)`;
  return [
    // A restored person is as an earlier import left them, so the rows of that import get their next version.
    db
      .update(importPeople)
      .set({
        personVersion: sql`(
          select ${next} from ${people}
          where ${people.userId} = ${ownerId} and ${people.id} = ${importPeople.personId}
        )`,
      })
      .where(
        and(
          eq(importPeople.userId, ownerId),
          ne(importPeople.importId, importId),
          undone,
          sql`exists (
            select 1 from import_people as own, people as restored
            where own.import_id = ${importId} and own.user_id = ${ownerId}
              and own.person_id = ${importPeople.personId} and own.earlier_values is not null
              and restored.id = own.person_id and restored.user_id = ${ownerId}
              and restored.updated_at = own.person_version
              and own.earlier_values ->> 'updatedAt' = ${importPeople.personVersion}
          )`,
        ),
      ),
    db
      .update(people)
      .set({ ...Object.fromEntries(before), updatedAt: next })
      .from(importPeople)
      .where(and(isUnchanged, sql`${importPeople.earlierValues} is not null`, undone))
      .returning({ id: people.id }),
    db
      .delete(people)
      .where(
        and(
          eq(people.userId, ownerId),
          undone,
          sql`exists (select 1 from ${importPeople} where ${isUnchanged} and ${importPeople.isNew})`,
          sql`not (${isNamed(ownerId)})`,
        ),
      )
      .returning({ id: people.id }),
    db
      .select({ personId: people.id, name: people.name, organization: people.organization })
      .from(importPeople)
      .innerJoin(people, and(eq(people.id, importPeople.personId), eq(people.userId, ownerId)))
      .where(
        and(ownRows, sql`(${importPeople.isNew} or ${importPeople.earlierValues} is not null)`),
      )
      .orderBy(asc(importPeople.row)),
  ] as const;
}

/** Whether something of the artist names the person. */
function isNamed(ownerId: string): SQL {
  const names = (table: string, column = "person_id") =>
    sql`exists (select 1 from ${sql.raw(table)} as naming where naming.user_id = ${ownerId} and naming.${sql.raw(column)} = ${people.id})`;
  return sql.join(
    [
      names("sales"),
      names("artworks", "status_person_id"),
      names("deleted_artworks", "status_person_id"),
      names("channels"),
      names("invoices"),
      names("links"),
      names("entries"),
      names("consignment_works", `earlier ->> ${earlierPlaces.statusPersonId}`),
    ],
    sql` or `,
  );
}
