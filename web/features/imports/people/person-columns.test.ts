import { describe, expect, test } from "vitest";
import { canBePeople, countPersonNames, matchPersonColumns } from "./person-columns.ts";

function match(headers: readonly string[], blank: readonly number[] = []) {
  const matched = matchPersonColumns(headers, (column) => blank.includes(column));
  return headers.map((_, column) => matched.get(column) ?? null);
}

describe("the columns of a file of people", () => {
  test.each([
    [
      ["Name", "Email"],
      ["personName", "email"],
    ],
    [
      ["First Name", "Last Name", "Company"],
      ["givenName", "familyName", "organization"],
    ],
    // Beside a given name, the name is that of the family.
    [
      ["Prénom", "Nom", "Courriel"],
      ["givenName", "familyName", "email"],
    ],
    [
      ["First name", "Name", "Last name"],
      ["givenName", "personName", "familyName"],
    ],
    [
      ["Address", "City", "Zip"],
      ["wholeAddress", "city", "postalCode"],
    ],
    [
      ["Name (as on cards)", "Email"],
      ["personName", "email"],
    ],
    [
      ["Colour", "Name"],
      [null, "personName"],
    ],
    [
      ["constructor", "Name"],
      [null, "personName"],
    ],
  ])("%j are %j", (headers, fields) => {
    expect(match(headers)).toEqual(fields);
  });

  test("of several with a field's name are the first in its order, each one field", () => {
    expect(match(["Contact", "Name"])).toEqual([null, "personName"]);
    expect(match(["Home Phone", "Mobile Phone", "Business Phone"])).toEqual([
      ...["thirdPhone", "phone", "otherPhone"],
    ]);
  });

  test("that are blank come after the others", () => {
    expect(match(["Name", "Contact"], [0])).toEqual([null, "personName"]);
    expect(match(["Name", "Email"], [0, 1])).toEqual(["personName", "email"]);
  });
});

test.each([
  [["Name", "Email"], true],
  [["Organization", "City"], true],
  [["First name", "City"], true],
  [["Last name", "City"], true],
  [["Email", "Notes"], true],
  [["Name"], false],
  [["City", "Country"], false],
  [[], false],
])("headings %j can be a file of people: %s", (headers, isOne) => {
  expect(canBePeople(matchPersonColumns(headers, () => false))).toBe(isOne);
});

test("each heading that names a field of a person counts once", () => {
  expect(countPersonNames(["Name", "E-mail", "name", "Width", "Zip code"])).toBe(3);
  expect(countPersonNames([])).toBe(0);
});
