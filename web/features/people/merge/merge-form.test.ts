import { expect, test } from "vitest";
import { emptyAddress, type Person } from "#schema/people/person.ts";
import {
  compareFields,
  distinctionOf,
  doNotesFit,
  findDuplicateOf,
  findDuplicates,
  keptNames,
} from "./merge-form.ts";

function person(id: string, change: Partial<Person> = {}): Person {
  return {
    ...{ id, kind: "person", name: "Solange Lafrenière", organization: "", email: "", phone: "" },
    ...{ address: emptyAddress, language: "", notes: "", archived: false },
    news: { expressSince: null, withdrawnOn: null, listedOn: null },
    ...{ distinctFrom: [], formerEmails: [] },
    ...{ createdAt: "2026-11-01T12:00:00.000Z", updatedAt: "2026-11-01T12:00:00.000Z" },
    ...change,
  };
}

test("those who may be the same are found by the name that is shown of them, without archived people", () => {
  const people = [
    person("a", { name: "", organization: "Galerie du Fleuve" }),
    person("b", { name: "galerie du  fleuve" }),
    person("c", { name: "Galerie du Fleuve", archived: true }),
    person("d", { name: "", organization: "" }),
  ];
  const ids = findDuplicates(people, 2).map((pair) => pair.map(({ id }) => id));
  expect(ids).toEqual([["a", "b"]]);
});

test("who is known to be somebody else is no longer found, whichever of the two says so", () => {
  const people = ["a", "b", "c"].map((id) => person(id));
  const idsOf = (found: readonly (readonly Person[])[]) =>
    found.map((pair) => pair.map(({ id }) => id).join(" "));
  const pairs = findDuplicates(people, 10);
  expect(idsOf(pairs)).toEqual(["a b", "a c", "b c"]);
  expect(idsOf(findDuplicates(people, 2))).toEqual(["a b", "a c"]);
  const [first] = pairs;
  if (first === undefined) throw new Error("There is no pair.");
  const { person: changed, input } = distinctionOf(first);
  const apart = people.map((one) => (one.id === changed.id ? { ...one, ...input } : one));
  expect(idsOf(findDuplicates(apart, 10))).toEqual(["a c", "b c"]);
  expect(apart.map((one) => findDuplicateOf(one, apart)?.id)).toEqual(["c", "c", "a"]);
  expect(findDuplicateOf(person("d", { name: "Paul" }), apart)).toBeNull();
});

test("who is already known to be a hundred others leaves it to the other of the pair", () => {
  const full = person("a", { distinctFrom: Array.from({ length: 100 }, (_, n) => `${n}`) });
  const { person: changed, input } = distinctionOf([full, person("b")]);
  expect([changed.id, input]).toEqual(["b", { distinctFrom: ["a"] }]);
});

test("what both say differently is a choice; what one says, or both alike, stays without one", () => {
  const into = person("a", {
    ...{ email: "solange@example.com", phone: "418 555-0142" },
    address: { ...emptyAddress, city: "Rimouski" },
  });
  const merged = person("b", {
    ...{ name: "Solange Lafreniere", phone: "418 555-0142", language: "fr" },
    address: { ...emptyAddress, city: "Rimouski", region: "QC" },
  });
  const compared = [
    { field: "kind", isChoice: false },
    { field: "name", isChoice: true },
    { field: "email", isChoice: false },
    { field: "phone", isChoice: false },
    { field: "address", isChoice: true },
    { field: "language", isChoice: false },
  ];
  expect(compareFields(into, merged)).toEqual(compared);
  expect(compareFields(merged, into)).toEqual(compared);
});

test("notes fit that are with the blank line between them as long as notes can be", () => {
  const into = person("a", { notes: "a".repeat(2_500) });
  expect(doNotesFit(into, person("b", { notes: "b".repeat(2_498) }))).toBe(true);
  expect(doNotesFit(into, person("b", { notes: "b".repeat(2_499) }))).toBe(false);
  const alone = person("b", { notes: "b".repeat(5_000) });
  expect([doNotesFit(person("a"), alone), doNotesFit(alone, person("a"))]).toEqual([true, true]);
});

test("what an undo left is named once each", () => {
  const kept = [
    { kind: "sale", id: "1", name: "Sumac" },
    { kind: "artwork", id: "2", name: "Sumac" },
    { kind: "channel", id: "3", name: "" },
    { kind: "invoice", id: "4", name: "2026-001" },
    { kind: "field", id: "street", name: "street" },
    { kind: "field", id: "postalCode", name: "postalCode" },
    { kind: "field", id: "email", name: "email" },
    { kind: "field", id: "notes", name: "notes" },
    { kind: "field", id: "withdrawnOn", name: "withdrawnOn" },
  ] as const;
  expect(keptNames(kept, (word) => `the ${word}`)).toEqual([
    ...["Sumac", "the gallery", "2026-001", "the address", "the email", "the notes", "the news"],
  ]);
});
