import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sampleCertificate, sampleInvoice } from "#tests/support/document-contents.ts";
import {
  exampleEntry,
  examplePayout,
  examplePerson,
  exampleSale,
} from "#tests/support/example-answers.ts";
import { expectWhole } from "#tests/support/whole.ts";
import {
  type ErasedPerson,
  erasedPersonSchema,
  type PersonData,
  personDataSchema,
} from "./erasure.ts";
import { mergedPeopleSchema, undoableMergesSchema, undoneMergeSchema } from "./merge.ts";
import { emptyAddress, peopleSchema, personAddressSchema } from "./person.ts";

const erased: ErasedPerson = {
  id: "p1",
  kept: [{ kind: "invoice", id: "i1", name: "2026-001" }],
};

const data: PersonData = {
  person: examplePerson,
  sales: [exampleSale],
  holds: [{ artworkId: "w1", title: "Undertow", until: "2026-12-01", isDeleted: true }],
  channels: [{ id: "gallery", name: "Galerie du Fleuve" }],
  consignments: [
    { id: "c1", number: "C-2026-001", state: "confirmed", confirmedBy: "Anne Thibault" },
  ],
  payouts: [examplePayout],
  invoices: [],
  documents: [],
  links: [
    {
      ...{ id: "l1", title: "Water", note: "For Claire", createdAt: "2026-11-01T12:00:00.000Z" },
      opened: [{ day: "2026-11-02", count: 3 }],
    },
  ],
  entries: [exampleEntry],
  reasons: [{ artworkId: "w1", at: "2026-11-01T12:00:00.000Z", reason: "For Claire" }],
};

describe("an answer about people has all of its fields:", () => {
  test.each([
    ["the artist's people", peopleSchema, [examplePerson]],
    ["an address of which nothing is known", personAddressSchema, emptyAddress],
    ["a merge", mergedPeopleSchema, { id: "m1", person: examplePerson }],
    [
      "the merges that can be undone",
      undoableMergesSchema,
      [
        {
          ...{ id: "m1", personId: "p2" },
          name: "Claire Roy",
          into: "p1",
          mergedAt: "2026-11-01T12:00:00.000Z",
        },
      ],
    ],
    [
      "an undone merge",
      undoneMergeSchema,
      {
        ...{ person: examplePerson, into: { ...examplePerson, id: "p2" } },
        kept: [{ kind: "artwork", id: "w1", name: "Undertow" }],
      },
    ],
    ["an erased person", erasedPersonSchema, erased],
  ])("%s", (_of, schema, answer) => {
    expectWhole(schema, answer);
  });

  test("what is kept about a person", () => {
    expectWhole(personDataSchema, data);
    const documents = {
      invoices: [sampleInvoice()],
      documents: [
        {
          ...{ id: "d1", issuedOn: "2026-10-04", createdAt: "2026-10-04T15:00:00.000Z" },
          ...{ kind: "certificate", content: sampleCertificate() },
        },
      ],
    };
    expect(v.parse(personDataSchema, { ...data, ...documents })).toEqual({ ...data, ...documents });
  });
});
