import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { expectWhole } from "#tests/support/whole.ts";
import { isNamed, personLimits, shownName } from "./person.ts";
import {
  listedPeopleInputSchema,
  personChangeInputSchema,
  personInputSchema,
  personMergeInputSchema,
} from "./person-input.ts";

const emptyFields = {
  ...{ organization: "", email: "", phone: "", language: "", notes: "" },
  address: { street: "", city: "", region: "", postalCode: "", country: "" },
};

const whole = {
  kind: "organization",
  name: "Anne Thibault",
  organization: "Galerie du Fleuve",
  email: "anne@fleuve.example",
  phone: "418 555-0142",
  address: {
    street: "48, rue Sainte-Ursule\nBureau 2",
    city: "Québec",
    region: "QC",
    postalCode: "G1R 4E4",
    country: "CA",
  },
  language: "fr",
  notes: "Prefers the river at dusk.\n\tNorth wall.",
};

function issuesOf(schema: v.GenericSchema, body: unknown): (string | null)[][] {
  const { issues = [] } = v.safeParse(schema, body);
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

describe("a new person", () => {
  test("is taken as it is sent", () => {
    expect(v.parse(personInputSchema, whole)).toEqual(whole);
  });

  test("needs no more than a kind, and a name or an organization", () => {
    const name = "Claire Gagnon";
    expect(v.parse(personInputSchema, { kind: "person", name })).toEqual({
      ...emptyFields,
      ...{ kind: "person", name },
    });
    const organization = "North Wall";
    expect(
      v.parse(personInputSchema, {
        kind: "organization",
        organization,
        address: { city: "Halifax" },
      }),
    ).toEqual({
      ...emptyFields,
      ...{ kind: "organization", name: "", organization },
      address: { ...emptyFields.address, city: "Halifax" },
    });
  });

  test.each([{}, { name: "", organization: "" }, { name: " \n ", organization: "\u0000\u202E" }])(
    "with neither is refused: %j",
    (names) => {
      const body = { kind: "person", email: "claire@example.com", ...names };
      expect(issuesOf(personInputSchema, body)).toEqual([
        ["name", "Enter a name or an organization."],
      ]);
    },
  );

  test("has its texts cleaned: lines stay in the street and the notes alone", () => {
    const person = v.parse(personInputSchema, {
      kind: "person",
      name: "  Claire\r\n\u202EGagnon\u0000 ",
      email: " claire@example.com\n",
      phone: "418\t555-0142",
      address: { street: " 48, rue Sainte-Ursule\r\nBureau\u0007 2 ", city: "Québec\u2028" },
      notes: "One\rTwo\u0085\n",
    });
    expect(person.name).toBe("Claire Gagnon");
    expect(person.email).toBe("claire@example.com");
    expect(person.phone).toBe("418 555-0142");
    expect(person.address.street).toBe("48, rue Sainte-Ursule\nBureau 2");
    expect(person.address.city).toBe("Québec");
    expect(person.notes).toBe("One\nTwo");
  });

  test.each([
    ["name", personLimits.nameCharacters, 200],
    ["organization", personLimits.nameCharacters, 200],
    ["phone", personLimits.phoneCharacters, 40],
    ["notes", personLimits.notesCharacters, 5_000],
    ["address.street", personLimits.streetCharacters, 500],
    ["address.city", personLimits.placeCharacters, 100],
    ["address.region", personLimits.placeCharacters, 100],
    ["address.postalCode", personLimits.postalCodeCharacters, 20],
  ])("has a %s of at most so many characters", (path, limit, characters) => {
    expect(limit).toBe(characters);
    const [first = "", second] = path.split(".");
    const bodyWith = (text: string) => ({
      ...whole,
      [first]: second === undefined ? text : { [second]: text },
    });
    expect(issuesOf(personInputSchema, bodyWith("é".repeat(limit)))).toEqual([]);
    expect(issuesOf(personInputSchema, bodyWith("é".repeat(limit + 1)))).toEqual([
      [path, `Use at most ${limit} characters.`],
    ]);
    expect(issuesOf(personInputSchema, bodyWith(` ${"é".repeat(limit)} `))).toEqual([]);
    expect(issuesOf(personChangeInputSchema, bodyWith("é".repeat(limit + 1)))).toEqual([
      [path, `Use at most ${limit} characters.`],
    ]);
  });

  test.each([
    [{ kind: "gallery" }, "kind", "Choose person or organization."],
    [{ kind: undefined }, "kind", "Choose person or organization."],
    [{ email: "anne" }, "email", "Enter an email address."],
    [{ email: "anne@" }, "email", "Enter an email address."],
    [
      { email: `${"a".repeat(personLimits.emailCharacters)}@fleuve.example` },
      "email",
      "Use at most 254 characters.",
    ],
    [{ phone: 418 }, "phone", "Enter text."],
    [{ language: "de" }, "language", "Choose English, French or neither."],
    [{ address: { country: "Canada" } }, "address.country", "Use two letters, such as CA."],
    [{ address: { country: "ca" } }, "address.country", "Use two letters, such as CA."],
    [{ address: { country: "CA\n" } }, "address.country", "Use two letters, such as CA."],
  ])("with %j is refused", (change, path, message) => {
    expect(issuesOf(personInputSchema, { ...whole, ...change })[0]).toEqual([path, message]);
  });

  test("has no other fields", () => {
    for (const other of [{ id: "1" }, { archived: true }, { address: { district: "Limoilou" } }]) {
      expect(issuesOf(personInputSchema, { ...whole, ...other })).toHaveLength(1);
    }
  });

  test("may leave each field but the kind empty", () => {
    const { kind, name } = whole;
    expect(v.parse(personInputSchema, { ...emptyFields, kind, name })).toEqual({
      ...emptyFields,
      ...{ kind, name },
    });
  });
});

describe("a change of a person", () => {
  test("leaves what it does not name", () => {
    expect(v.parse(personChangeInputSchema, {})).toEqual({});
    const changes = [
      { name: "" },
      { address: { street: "1, rue Neuve" } },
      { address: {} },
      { archived: true, kind: "person" },
      { news: { expressSince: "2026-10-04" } },
      { news: { expressSince: null, withdrawnOn: "2026-11-22" } },
    ];
    for (const change of changes) expect(v.parse(personChangeInputSchema, change)).toEqual(change);
  });

  test.each([
    [{ news: { expressSince: "2026-02-30" } }, "news.expressSince", "This day does not exist."],
    [
      { news: { withdrawnOn: "yesterday" } },
      "news.withdrawnOn",
      "Enter a date, such as 2026-11-22.",
    ],
    [{ archived: "yes" }, "archived", "Send true or false."],
    [{ email: "anne@" }, "email", "Enter an email address."],
  ])("with %j is refused", (change, path, message) => {
    expect(issuesOf(personChangeInputSchema, change)[0]).toEqual([path, message]);
  });

  test("is of this person alone: neither id nor days are changed", () => {
    for (const other of [{ id: "1" }, { updatedAt: "2026-11-22T12:00:00.000Z" }]) {
      expect(issuesOf(personChangeInputSchema, other)).toHaveLength(1);
    }
  });
});

test("a person has each mistake said", () => {
  expect(issuesOf(personInputSchema, { kind: "gallery", name: "" })).toEqual([
    ["kind", "Choose person or organization."],
    ["name", "Enter a name or an organization."],
  ]);
});

test.each([null, "Claire Gagnon", 5, []])("a person is no %j", (body) => {
  expect(v.is(personInputSchema, body)).toBe(false);
});

test("the people of an exported list are named with its day", () => {
  expectWhole(listedPeopleInputSchema, { personIds: ["p1", "p2"], listedOn: "2026-11-22" });
  for (const [change, path, message] of [
    [{ personIds: [] }, "personIds", "Send at least one person."],
    [{ personIds: ["p".repeat(121)] }, "personIds.0", "Choose a person."],
    [{ listedOn: "2026-02-30" }, "listedOn", "This day does not exist."],
  ] as const) {
    const body = { personIds: ["p1"], listedOn: "2026-11-22", ...change };
    expect(issuesOf(listedPeopleInputSchema, body)).toEqual([[path, message]]);
  }
});

test("a merge names the person who stays", () => {
  expect(v.parse(personMergeInputSchema, { into: "p1" })).toEqual({ into: "p1", chosen: [] });
  const chosen = { into: "p1", chosen: ["name", "address"] };
  expect(v.parse(personMergeInputSchema, chosen)).toEqual(chosen);
  expect(issuesOf(personMergeInputSchema, { into: "p1", chosen: ["notes"] })).toEqual([
    ["chosen.0", "Choose a field of a person."],
  ]);
  for (const into of ["", undefined, 1, "p".repeat(121)]) {
    expect(issuesOf(personMergeInputSchema, { into })).toEqual([["into", "Choose a person."]]);
  }
});

test("a person is called by the name, and by the organization without one", () => {
  const person = { name: "Anne Thibault", organization: "Galerie du Fleuve" };
  expect(shownName(person)).toBe("Anne Thibault");
  expect(shownName({ ...person, name: "" })).toBe("Galerie du Fleuve");
  expect([person, { ...person, name: "" }, { ...person, organization: "" }].map(isNamed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(isNamed({ name: "", organization: "" })).toBe(false);
});
