import type { UndoableMerge } from "#schema/people/merge.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import type { PeopleMergeRow, PersonRow } from "#worker/db/people-tables.ts";

/** The lines of a text, of which there are none in an empty one. */
export function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

/** A person in a response (people, section 2). */
export function presentPerson(person: PersonRow): Person {
  return {
    id: person.id,
    kind: person.kind,
    name: person.name,
    organization: person.organization,
    email: person.email,
    phone: person.phone,
    address: {
      street: person.street,
      city: person.city,
      region: person.region,
      postalCode: person.postalCode,
      country: person.country,
    },
    language: person.language,
    notes: person.notes,
    archived: person.archived,
    distinctFrom: linesOf(person.distinctFrom),
    formerEmails: linesOf(person.formerEmails),
    news: {
      expressSince: person.expressSince,
      withdrawnOn: person.withdrawnOn,
      listedOn: person.listedOn,
    },
    createdAt: person.createdAt.toISOString(),
    updatedAt: person.updatedAt.toISOString(),
  };
}

/** A merge that can still be undone, in a response. */
export function presentMerge(merge: PeopleMergeRow): UndoableMerge {
  const { id, mergedId: personId, person, intoId: into, mergedAt } = merge;
  return { id, personId, name: shownName(person), into, mergedAt: mergedAt.toISOString() };
}
