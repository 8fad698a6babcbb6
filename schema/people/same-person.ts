import { foldEmail } from "#schema/fold-email.ts";
import { type Person, shownName } from "./person.ts";

type Named = Pick<Person, "name" | "organization" | "email">;

interface PersonOfRow {
  readonly row: number;
  readonly person: Named;
  /** Said to be somebody else than whom they look like. */
  readonly isAnother?: boolean | undefined;
}

interface KnownPerson extends Named {
  readonly id: string;
  /** In lower case. */
  readonly formerEmails: readonly string[];
}

/**
 * Which rows are people whom the artist has already (people, section 2): equal emails but for capitals A to Z are one person,
 * and so are equal names where neither has an email. An email that no person has now belongs to the person who had it before.
 * Of several with the email it is the one with the name; another with it only if no other row is that person. `taken` are
 * people who are rows already.
 */
export function findKnownPeople(
  rows: readonly PersonOfRow[],
  known: readonly KnownPerson[],
  taken: ReadonlySet<string> = new Set(),
): Map<number, string> {
  const emails = new Set(known.map(({ email }) => foldEmail(email)));
  const former = known.flatMap((person) =>
    person.formerEmails
      .filter((email) => !emails.has(email))
      .map((email) => ({ ...person, email })),
  );
  const all = [...known, ...former];
  const byKey = new Map(all.toReversed().map((person) => [personKey(person), person]));
  const byEmail = Map.groupBy(all, ({ email }) => foldEmail(email));
  const found = new Map<number, KnownPerson>();
  const candidates = rows.filter(({ isAnother }) => isAnother !== true);
  for (const { row, person } of candidates) {
    const same = byKey.get(personKey(person));
    if (same !== undefined) found.set(row, same);
  }
  const used = new Set([...known.filter(({ id }) => taken.has(id)), ...found.values()]);
  for (const { row, person } of candidates) {
    if (found.has(row) || person.email === "") continue;
    const free = byEmail.get(foldEmail(person.email))?.find((one) => !used.has(one));
    if (free === undefined) continue;
    found.set(row, free);
    used.add(free);
  }
  return new Map([...found].map(([row, { id }]) => [row, id]));
}

/** The same for two rows of a file that are one person: of one email and name, or of one name without an email. */
export function personKey(person: Named): string {
  return `${foldEmail(person.email)}\n${foldEmail(shownName(person))}`;
}
