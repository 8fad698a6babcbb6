import { foldEmail } from "#schema/fold-email.ts";

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Pairs of people who may be the same (people, section 6): their names are equal but for capitals, accents and spaces, or
 * their email addresses but for capitals. What is empty equals nothing. In the order of
 * the people, and each pair once.
 */
export function possibleDuplicates(people: readonly Person[]): [string, string][] {
  return [...pairsOfDuplicates(people)];
}

/**
 * The same pairs, each found when it is asked for: of many equal people there are many more pairs, of which a page shows the
 * first.
 */
export function* pairsOfDuplicates(people: readonly Person[]): Generator<[string, string]> {
  const groups = [
    groupPositions(people.map(({ name }) => foldName(name))),
    groupPositions(people.map(({ email }) => foldEmail(email.trim()))),
  ];
  for (const [position, { id }] of people.entries()) {
    const others = new Set(groups.flatMap((positions) => positions[position] ?? []));
    for (const other of [...others].toSorted((one, next) => one - next)) {
      if (other > position) yield [id, people[other]?.id ?? ""];
    }
  }
}

function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** For each text the positions of all that equal it; undefined for an empty one. */
function groupPositions(texts: readonly string[]): (readonly number[] | undefined)[] {
  const groups = Map.groupBy(texts.keys(), (position) => texts[position]);
  return texts.map((text) => (text === "" ? undefined : groups.get(text)));
}
