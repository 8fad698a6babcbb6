import { foldEmail } from "#schema/fold-email.ts";
import { type Person, shownName } from "./person.ts";

type Named = Pick<Person, "name" | "organization" | "email">;

export interface PersonOfRow {
  readonly row: number;
  readonly person: Named;
  /** Said to be somebody else than whom they look like. */
  readonly isAnother?: boolean | undefined;
}

interface KnownPerson extends Named {
  readonly id: string;
}

/**
 * Which rows are people whom the artist has already (people, section 2): equal emails but for capitals A to Z are one person,
 * and so are equal names where neither has an email. Of several with the email it is the one with the name; another with
 * it only if no other row is that person. `taken` are people who are rows already.
 */
export function findKnownPeople(
  rows: readonly PersonOfRow[],
  known: readonly KnownPerson[],
  taken: ReadonlySet<string> = new Set(),
): Map<number, string> {
  const byKey = new Map(known.toReversed().map((person) => [personKey(person), person.id]));
  const byEmail = Map.groupBy(known, ({ email }) => foldEmail(email));
  const found = new Map<number, string>();
  const candidates = rows.filter(({ isAnother }) => isAnother !== true);
  for (const { row, person } of candidates) {
    const id = byKey.get(personKey(person));
    if (id !== undefined) found.set(row, id);
  }
  const used = new Set([...taken, ...found.values()]);
  for (const { row, person } of candidates) {
    if (found.has(row) || person.email === "") continue;
    const free = byEmail.get(foldEmail(person.email))?.find(({ id }) => !used.has(id));
    if (free === undefined) continue;
    found.set(row, free.id);
    used.add(free.id);
  }
  return found;
}

/** The same for two rows of a file that are one person: of one email and name, or of one name without an email. */
export function personKey(person: Named): string {
  return `${foldEmail(person.email)}\n${foldEmail(shownName(person))}`;
}
