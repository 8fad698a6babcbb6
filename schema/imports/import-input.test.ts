import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { newImportedPerson, newImportedSale, newImportedWork } from "#tests/support/imports.ts";
import { expectWhole } from "#tests/support/whole.ts";
import {
  appliedRowsSchema,
  type Import,
  importsSchema,
  type UndoneImport,
  undoneImportSchema,
} from "./import.ts";
import { importInputSchema, importRowsInputSchema } from "./import-input.ts";
import { appliedPeopleSchema, importPeopleInputSchema } from "./people/import-people-input.ts";
import { personUpdateFields } from "./people/imported-person.ts";
import { unitNamed } from "./units-column.ts";
import { updateFields } from "./update-fields.ts";

function problemOf(schema: v.GenericSchema, body: unknown): string | undefined {
  return v.safeParse(schema, body).issues?.[0].message;
}

describe("an import", () => {
  const file = { fileName: "works.csv", fileHash: "0f".repeat(32), rowCount: 5_000 };

  test("begins with the file's name, its hash and how many rows it has", () => {
    expectWhole(importInputSchema, file);
    expect(v.parse(importInputSchema, { ...file, fileName: " works.csv " })).toEqual(file);
    expect(v.is(importInputSchema, { ...file, other: 1 })).toBe(false);
  });

  test.each([
    [{ fileName: " " }, "Send the file's name."],
    [{ fileName: "f".repeat(256) }, "Use at most 255 characters."],
    [{ fileHash: "0F".repeat(32) }, "Send the file's SHA-256."],
    [{ fileHash: `${"0f".repeat(32)}0` }, "Send the file's SHA-256."],
    [{ fileHash: `x${"0f".repeat(32)}` }, "Send the file's SHA-256."],
    [{ rowCount: 0 }, "The file has no rows."],
    [{ rowCount: 1.5 }, "Send the number of rows."],
    [{ rowCount: 5_001 }, "Import at most 5000 rows at once."],
  ])("with %j is refused", (change, message) => {
    expect(problemOf(importInputSchema, { ...file, ...change })).toBe(message);
  });
});

describe("rows of works", () => {
  const sold = newImportedWork({ status: "sold", sale: newImportedSale() });
  const row = {
    ...{ row: 2, work: newImportedWork(), isAnother: true, followsList: true },
    update: ["title", "askingPriceCents"],
  };

  test("have a number each, and a sale where they are sold", () => {
    const rows = [row, { row: 1_048_576, work: sold }];
    const { rows: read } = v.parse(importRowsInputSchema, { rows });
    expect(read.map(({ row: number, work }) => [number, work.title, work.sale !== null])).toEqual([
      [2, "Dune", false],
      [1_048_576, "Dune", true],
    ]);
    expect(read[0]).toMatchObject({ isAnother: true, followsList: true, update: row.update });
    expect(v.is(importRowsInputSchema, { rows: [{ ...row, other: 1 }] })).toBe(false);
    expect(v.is(importRowsInputSchema, {})).toBe(false);
  });

  const many = Array.from({ length: 501 }, (_, index) => ({ ...row, row: index + 1 }));
  test.each([
    ["none", [], "Send at least one row."],
    ["more than 500", many, "Send at most 500 rows at once."],
    ["one twice", [row, row], "A row is listed twice."],
    ["one without a place", [{ ...row, row: 0 }], "Send the row's number in the file."],
    ["one beyond all", [{ ...row, row: 1_048_577 }], "Send the row's number in the file."],
    ["half of one", [{ ...row, row: 1.5 }], "Send the row's number in the file."],
    ["an update of nothing", [{ ...row, update: [] }], "Name at least one field."],
    [
      ...(["an update of what stays", [{ ...row, update: ["inventoryNumber"] }]] as const),
      "Name fields that an import can update.",
    ],
    [
      ...(["an update of too much", [{ ...row, update: [...updateFields, "title"] }]] as const),
      "Name each field once.",
    ],
    [
      ...([
        "a sold work without its sale",
        [row, { row: 3, work: { ...sold, sale: null } }],
      ] as const),
      "A sold work needs its sale, and any other has none.",
    ],
    [
      ...([
        "a sale of an available work",
        [{ ...row, work: { ...sold, status: "available" } }],
      ] as const),
      "A sold work needs its sale, and any other has none.",
    ],
  ])("that are %s are refused", (_which, rows, message) => {
    expect(problemOf(importRowsInputSchema, { rows })).toBe(message);
  });
});

describe("rows of people", () => {
  const row = { row: 2, person: newImportedPerson(), isAnother: false, update: ["email", "city"] };

  test("have a number each", () => {
    const body = {
      rows: [row, { row: 3, person: newImportedPerson({ name: "", organization: "Vent" }) }],
    };
    expect(v.parse(importPeopleInputSchema, body)).toEqual(body);
    expect(v.is(importPeopleInputSchema, { rows: [{ ...row, other: 1 }] })).toBe(false);
    expect(v.is(importPeopleInputSchema, {})).toBe(false);
  });

  test("may say no more of a person than who they are", () => {
    const person = { kind: "person", name: "Solange Roy", email: "solange@example.com" };
    const { rows } = v.parse(importPeopleInputSchema, { rows: [{ row: 2, person }] });
    expect(rows).toEqual([{ row: 2, person: newImportedPerson() }]);
  });

  const many = Array.from({ length: 501 }, (_, index) => ({ ...row, row: index + 1 }));
  test.each([
    ["none", [], "Send at least one row."],
    ["more than 500", many, "Send at most 500 rows at once."],
    ["one twice", [row, row], "A row is listed twice."],
    ["an update of nothing", [{ ...row, update: [] }], "Name at least one field."],
    ["an update of what is none", [{ ...row, update: ["id"] }], "Name fields of a person."],
    [
      ...([
        "an update of too much",
        [{ ...row, update: [...personUpdateFields, "name"] }],
      ] as const),
      "Name each field once.",
    ],
    [
      ...([
        "a person without a name",
        [{ ...row, person: newImportedPerson({ name: " " }) }],
      ] as const),
      "Enter a name or an organization.",
    ],
  ])("that are %s are refused", (_which, rows, message) => {
    expect(problemOf(importPeopleInputSchema, { rows })).toBe(message);
  });
});

test("a row of a person has each mistake said", () => {
  const person = { kind: "gallery", name: "" };
  const { issues = [] } = v.safeParse(importPeopleInputSchema, { rows: [{ row: 2, person }] });
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ["rows.0.person.kind", "Choose person or organization."],
    ["rows.0.person.name", "Enter a name or an organization."],
  ]);
});

test("answers have all of their fields", () => {
  const counts = { appliedCount: 3, updatedCount: 2, skippedCount: 1 };
  const imported: Import = {
    ...{ id: "i1", fileName: "works.csv", fileHash: "0f".repeat(32), rowCount: 6, ...counts },
    ...{ people: counts, createdAt: "2026-11-22T12:00:00.000Z" },
    undoneAt: "2026-11-23T12:00:00.000Z",
  };
  expectWhole(importsSchema, [imported]);
  const known = [{ row: 3, artworkId: "w2", kept: ["lower-price"] }];
  const refused = [{ row: 5, reason: "number-in-use" }];
  const applied = [{ row: 2, artworkId: "w1" }];
  expectWhole(appliedRowsSchema, { applied, updated: known, skipped: known, refused });
  const people = [{ row: 2, personId: "p1" }];
  const noRoom = [{ row: 5, reason: "no-room" }];
  expectWhole(appliedPeopleSchema, {
    ...{ applied: people, updated: people, skipped: people, refused: noRoom },
  });
  const undone: UndoneImport = {
    ...{ import: imported, removedCount: 2, restoredCount: 1 },
    kept: [{ artworkId: "w1", title: "Undertow" }],
    people: {
      ...{ removedCount: 2, restoredCount: 1 },
      kept: [{ personId: "p1", name: "Claire Gagnon" }],
    },
  };
  expectWhole(undoneImportSchema, undone);
});

test.each([
  ["in", 'in Inches ins PO pouce pouces " ″'],
  ["cm", "cm cms centimetre Centimètres centimeter centimeters"],
  ["mm", "MM millimetre millimètres millimeter millimeters"],
  ["m", "m metre mètres meter meters"],
  ["ft", "ft foot Feet pi pied pieds"],
])("cells of a column of units name %s: %s", (unit, cells) => {
  for (const cell of cells.split(" ")) expect([cell, unitNamed(` ${cell} `)]).toEqual([cell, unit]);
});

test.each(["", " ", "24", "in cm", "yards"])("a cell names no unit: %j", (cell) => {
  expect(unitNamed(cell)).toBeNull();
});
