import { pairsOfDuplicates } from "#schema/people/duplicates.ts";
import { type KeptByUndo, type MergeField, mergeFields } from "#schema/people/merge.ts";
import { type Person, personLimits, shownName } from "#schema/people/person.ts";

/** Two people, of whom the one who was added first comes first. */
export type Pair = readonly [Person, Person];

/**
 * The first `count` pairs of those who may be the same, by the name that is shown of them. Archived people are left out, and
 * those who are known to be two.
 */
export function findDuplicates(people: readonly Person[], count: number): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const pair of duplicatesAmong(people)) {
    if (pairs.push(pair) === count) break;
  }
  return pairs;
}

/** The first of the people who may be the same as this one; null if nobody is. */
export function findDuplicateOf(person: Person, people: readonly Person[]): Person | null {
  const others = people.filter(({ id }) => id !== person.id);
  // Their own pairs come first.
  for (const [one, other] of duplicatesAmong([{ ...person, archived: false }, ...others])) {
    return one.id === person.id ? other : null;
  }
  return null;
}

function* duplicatesAmong(people: readonly Person[]): Generator<Pair> {
  const present = people.filter(({ archived }) => !archived);
  const byId = new Map(present.map((person) => [person.id, person]));
  const named = present.map((person) => ({
    id: person.id,
    name: shownName(person),
    email: person.email,
  }));
  for (const [oneId, otherId] of pairsOfDuplicates(named)) {
    const one = byId.get(oneId);
    const other = byId.get(otherId);
    if (one && other && !areDistinct(one, other)) yield [one, other];
  }
}

function areDistinct(one: Person, other: Person): boolean {
  return one.distinctFrom.includes(other.id) || other.distinctFrom.includes(one.id);
}

/** Who of the two is changed, and how, when they are known to be two. */
export function distinctionOf([one, other]: Pair): DistinctPerson {
  const [person, { id }] =
    one.distinctFrom.length < personLimits.distinctFrom ? [one, other] : [other, one];
  return { person, input: { distinctFrom: [...person.distinctFrom, id] } };
}

interface DistinctPerson {
  readonly person: Person;
  readonly input: { readonly distinctFrom: string[] };
}

/** What a merge does with a field: the artist chooses where both say something else. */
export interface ComparedField {
  readonly field: MergeField;
  readonly isChoice: boolean;
}

/** The fields that one of the two has, in the order in which they are shown. */
export function compareFields(into: Person, merged: Person): readonly ComparedField[] {
  return mergeFields.flatMap((field) => {
    const [own, others] = [textOf(into, field), textOf(merged, field)];
    if (own === "" && others === "") return [];
    return [{ field, isChoice: own !== "" && others !== "" && own !== others }];
  });
}

/** Equal for two people who say the same; empty where nothing is said. */
function textOf(person: Person, field: MergeField): string {
  if (field !== "address") return person[field];
  const { street, city, region, postalCode, country } = person.address;
  const parts = [street, city, region, postalCode, country];
  return parts.every((part) => part === "") ? "" : parts.join("\n");
}

/** Whether the notes of the two fit into those of one person, a blank line between them. */
export function doNotesFit(into: Person, merged: Person): boolean {
  const notes = [into.notes, merged.notes].filter((text) => text !== "").join("\n\n");
  return notes.length <= personLimits.notesCharacters;
}

/** What an undo leaves, as it is named: a field of the person, or `gallery` for one without a name. */
export type KeptWord = MergeField | "gallery" | "notes" | "news";

/** What an undo left, each once; `wordOf` names what has no name of its own. */
export function keptNames(
  kept: readonly KeptByUndo[],
  wordOf: (word: KeptWord) => string,
): readonly string[] {
  const names = kept.map(({ kind, name }) => {
    if (kind === "field") return wordOf(wordOfColumn(name));
    return name === "" ? wordOf("gallery") : name;
  });
  return [...new Set(names)];
}

function wordOfColumn(column: string): KeptWord {
  if (column === "notes") return "notes";
  if (["expressSince", "withdrawnOn", "listedOn"].includes(column)) return "news";
  return mergeFields.find((field) => field === column) ?? "address";
}
