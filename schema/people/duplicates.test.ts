import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldEmail } from "#schema/fold-email.ts";
import { pairsOfDuplicates, possibleDuplicates } from "./duplicates.ts";

function person(id: string, name: string, email = "") {
  return { id, name, email };
}

describe("possible duplicates", () => {
  test.each([
    ["Zoé Tremblay", "zoe tremblay"],
    ["Zoé Tremblay", "ZOÉ TREMBLAY"],
    ["Zoe\u0301 Tremblay", "Zoé Tremblay"],
    ["Zoé  Tremblay ", " Zoé\u00A0Tremblay"],
    ["Lê Thị Hà", "le thi ha"],
    ["J. O’Neil", "j. o’neil"],
    ["王芳", "王芳"],
  ])("have equal names: %j and %j", (one, other) => {
    expect(possibleDuplicates([person("a", one), person("b", other)])).toEqual([["a", "b"]]);
  });

  test.each([
    ["Zoé Tremblay", "Zoé Tremblé"],
    ["Zoé Tremblay", "Tremblay Zoé"],
    ["Marie Claire Roy", "Marieclaire Roy"],
    ["王芳", "王方"],
    ["J. O’Neil", "J O’Neil"],
    ["J. O’Neil", "J. O'Neil"],
    ["Roy-Bélanger", "Roy Bélanger"],
    ["Roy, Anne", "Roy Anne"],
  ])("do not have these: %j and %j", (one, other) => {
    expect(possibleDuplicates([person("a", one), person("b", other)])).toEqual([]);
  });

  test("have equal addresses but for capitals, whatever their names", () => {
    const people = [
      person("a", "Zoé", "Zoe@Example.com"),
      person("b", "Paul", "zoe@example.com"),
      person("c", "Paul", "zoe.t@example.com"),
      // A Kelvin sign is no letter of an address.
      person("d", "Kim", "\u212Aim@example.com"),
      person("e", "Kimmy", "kim@example.com"),
    ];
    expect(possibleDuplicates(people)).toEqual([
      ["a", "b"],
      ["b", "c"],
    ]);
  });

  test("are not people without a name, or without an address", () => {
    expect(possibleDuplicates([person("a", ""), person("b", ""), person("c", " ")])).toEqual([]);
    expect(possibleDuplicates([person("a", "Zoé", " "), person("b", "Paul", " ")])).toEqual([]);
    expect(possibleDuplicates([])).toEqual([]);
    expect(possibleDuplicates([person("a", "Zoé", "zoe@example.com")])).toEqual([]);
  });

  test("come once a pair, though both are equal, in the order of the people", () => {
    const people = [
      person("z", "Zoé", "zoe@example.com"),
      person("p", "Paul"),
      person("a", "zoe", "ZOE@example.com"),
      person("q", "PAUL"),
      person("m", "Zoé"),
      person("n", "Nina", "zoe@example.com"),
    ];
    expect(possibleDuplicates(people)).toEqual([
      ["z", "a"],
      ["z", "m"],
      ["z", "n"],
      ["p", "q"],
      ["a", "m"],
      ["a", "n"],
    ]);
  });

  test("are what comparing each with each finds", () => {
    const plainNames = new Map([
      ["", ""],
      [" ", ""],
      ["Zoé", "zoe"],
      ["zoe", "zoe"],
      ["ZOÉ ", "zoe"],
      ["Paul", "paul"],
      ["paul", "paul"],
      ["Nina Roy", "nina roy"],
      ["nina  roy", "nina roy"],
    ]);
    const plain = (name: string) => plainNames.get(name);
    const people = fc.array(
      fc.record({
        name: fc.constantFrom(...plainNames.keys()),
        email: fc.constantFrom("", "a@example.com", "A@example.com", "b@example.com"),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(people, (given) => {
        const all = given.map((one, position) => ({ ...one, id: `p${position}` }));
        const pairs = all.flatMap((one, position) =>
          all
            .slice(position + 1)
            .filter(
              (other) =>
                (plain(one.name) !== "" && plain(one.name) === plain(other.name)) ||
                (one.email !== "" && foldEmail(one.email) === foldEmail(other.email)),
            )
            .map((other) => [one.id, other.id]),
        );
        expect(possibleDuplicates(all)).toEqual(pairs);
      }),
      { seed: 35, numRuns: 1_000 },
    );
  });
});

test("of two thousand equal people the first pairs are found without the others", () => {
  const people = Array.from({ length: 2_000 }, (_, index) => person(`${index}`, "Zoé Tremblay"));
  let compared = 0;
  const counted = people.map(({ id, ...one }) => ({
    ...one,
    get id() {
      compared += 1;
      return id;
    },
  }));
  expect(pairsOfDuplicates(counted).take(3).toArray()).toEqual([
    ["0", "1"],
    ["0", "2"],
    ["0", "3"],
  ]);
  expect(compared).toBeLessThan(10);
});
