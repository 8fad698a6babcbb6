import { describe, expect, test } from "vitest";
import { findKnownPeople, personKey } from "./same-person.ts";

function named(name: string, email = "", organization = "") {
  return { name, email, organization };
}

function known(id: string, name: string, email = "", formerEmails: readonly string[] = []) {
  return { id, ...named(name, email), formerEmails };
}

function found(
  people: readonly ReturnType<typeof named>[],
  all: Parameters<typeof findKnownPeople>[1],
  taken?: readonly string[],
) {
  const rows = people.map((person, row) => ({ row, person }));
  return [...findKnownPeople(rows, all, taken && new Set(taken))];
}

const claire = known("p1", "Claire Gagnon", "claire@example.com");
const paul = known("p2", "Paul Roy");

describe("a row is a person whom the artist has", () => {
  test.each([
    ["of the same email and name", named("Claire Gagnon", "claire@example.com"), "p1"],
    ["of the same email", named("C. Gagnon", "claire@example.com"), "p1"],
    ["of the email in capitals", named("C. Gagnon", "CLAIRE@example.com"), "p1"],
    ["of the same name, both without an email", named("paul ROY"), "p2"],
    ["by the organization without a name", named("", "", "Paul Roy"), "p2"],
    ["not by a name where one has an email", named("Claire Gagnon"), null],
    ["not by a name where the other has one", named("Paul Roy", "paul@example.com"), null],
    ["not by another name", named("Paul Ray"), null],
    ["not by an accent", named("Paül Roy"), null],
  ])("%s", (_how, person, id) => {
    expect(found([person], [claire, paul])).toEqual(id === null ? [] : [[0, id]]);
  });

  test("who had the email before, where no person has it now", () => {
    const formerly = known("p3", "Claire Roy", "roy@example.com", ["claire@example.com"]);
    const row = named("Claire", "Claire@example.com");
    expect(found([row], [formerly])).toEqual([[0, "p3"]]);
    expect(found([row], [formerly, claire])).toEqual([[0, "p1"]]);
    expect(found([row], [formerly, claire], ["p1"])).toEqual([]);
    const likeThem = named("Claire Roy", "claire@example.com");
    expect(found([likeThem], [formerly])).toEqual([[0, "p3"]]);
    expect(found([likeThem], [formerly, claire])).toEqual([[0, "p1"]]);
    expect(found([row], [formerly, { ...claire, email: "CLAIRE@example.com" }])).toEqual([
      [0, "p1"],
    ]);
  });

  test("of several with the email the one with the name", () => {
    const couple = [claire, known("p3", "Luc Gagnon", "claire@example.com")];
    expect(found([named("Luc Gagnon", "claire@example.com")], couple)).toEqual([[0, "p3"]]);
    expect(found([named("L. Gagnon", "claire@example.com")], couple)).toEqual([[0, "p1"]]);
  });

  test("and the first of two who are the same", () => {
    const twice = [claire, { ...claire, id: "p3" }];
    expect(found([named("Claire Gagnon", "claire@example.com")], twice)).toEqual([[0, "p1"]]);
  });

  test("with another name only if no other row is that person", () => {
    const others = ["Luc Gagnon", "Luce Gagnon"].map((name) => named(name, "claire@example.com"));
    expect(found(others, [claire])).toEqual([[0, "p1"]]);
    const her = named("Claire Gagnon", "claire@example.com");
    expect(found([...others, her], [claire])).toEqual([[2, "p1"]]);
    const couple = [claire, known("p3", "Jo Gagnon", "claire@example.com")];
    expect(found(others, couple)).toEqual([
      [0, "p1"],
      [1, "p3"],
    ]);
    expect(found(others, couple, ["p1"])).toEqual([[0, "p3"]]);
  });

  test("with the very email and name in each row that has them", () => {
    const her = named("Claire Gagnon", "claire@example.com");
    expect(found([her, her], [claire])).toEqual([
      [0, "p1"],
      [1, "p1"],
    ]);
    expect(found([her], [claire], ["p1"])).toEqual([[0, "p1"]]);
  });

  test("unless the row is said to be somebody else", () => {
    const person = named("Claire Gagnon", "claire@example.com");
    const rows = [
      { row: 4, person, isAnother: true },
      { row: 5, person: named("Claire", "claire@example.com"), isAnother: false },
    ];
    expect([...findKnownPeople(rows, [claire])]).toEqual([[5, "p1"]]);
  });
});

test("two rows are one person by email and name, but for capitals A to Z", () => {
  const key = personKey(named("Claire Gagnon", "claire@example.com"));
  expect(personKey(named("CLAIRE gagnon", "Claire@Example.com", "North Wall"))).toBe(key);
  expect(personKey(named("", "claire@example.com", "Claire Gagnon"))).toBe(key);
  expect(personKey(named("Claire Gagnon"))).not.toBe(key);
  expect(personKey(named("Claire", "claire@example.com"))).not.toBe(key);
});
