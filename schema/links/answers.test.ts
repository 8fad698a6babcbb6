import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sampleInvoice } from "#tests/support/document-contents.ts";
import { exampleArtwork, exampleEntry, examplePerson } from "#tests/support/example-answers.ts";
import { expectWhole } from "#tests/support/whole.ts";
import { acceptedEntrySchema, entriesSchema, isWish } from "./entry.ts";
import {
  type GuestArtist,
  type GuestInvoice,
  type GuestLabel,
  type GuestRoom,
  guestInvoiceSchema,
  guestLabelSchema,
  guestLinkSchema,
  guestRoomSchema,
} from "./guest.ts";
import { type Link, linksSchema, openingsOf } from "./link.ts";

const link: Link = {
  ...{ id: "l1", kind: "room", state: "open", address: "https://artpricing.example/l/l1.x" },
  ...{ language: "both", title: "Water", note: "For Priya", workIds: ["w1"], invoiceId: "i1" },
  ...{ consignmentId: "c1", personId: "p1", showPrices: true, showWhy: true, showSold: true },
  ...{ showContact: false, showStatus: false, isPublic: false, endsOn: "2026-12-22" },
  opened: [{ day: "2026-11-25", count: 3 }],
  ...{ createdAt: "2026-11-22T12:00:00.000Z", updatedAt: "2026-11-22T12:00:00.000Z" },
};

const artist: GuestArtist = {
  ...{ name: "Odile Fournier", city: "Rimouski", region: "QC", country: "CA", units: "metric" },
  contact: {
    ...{ email: "odile@example.com", phone: "418 555-0142", street: "12, rue de la Grève" },
    postalCode: "G5L 1A2",
  },
};

const common = { language: "fr", artist } as const;
const lines = {
  ...{ title: "Undertow", year: "2025", medium: "oil", support: "canvas-0.75", framed: true },
  ...{ mediumLine: "Oil on linen", widthInches: 20, heightInches: 15, hasPicture: true },
} satisfies Partial<GuestLabel>;
const price = { cents: 125_000, currency: "CAD" } as const;

const room: GuestRoom = {
  ...{ kind: "room", ...common, title: "Water", note: "For Priya", showsPrices: true },
  works: [
    {
      ...{ id: "w1", ...lines, status: "at-gallery", gallery: "Galerie du Fleuve", price },
      ...{ why: { size: 48, hours: 20, materials: 12, list: 20 }, canBeHeld: true },
    },
  ],
};

const { content } = sampleInvoice();
const invoice: GuestInvoice = {
  ...{ kind: "invoice", ...common, number: "2026-009", issuedOn: "2026-10-04", state: "credited" },
  ...{ paidCents: 459_90, openCents: 0, toRefundCents: 459_90, paidOn: "2026-10-05" },
  creditedBy: { number: "2026-010", issuedOn: "2026-10-06" },
  content: {
    ...content,
    lines: content.lines.map(({ saleId: _, ...line }) => ({ ...line, isTaxedByGallery: true })),
  },
};

const label: GuestLabel = {
  ...{ kind: "label", ...common, ...lines, isPublic: true, status: "sold" },
  ...{ gallery: "Galerie du Fleuve", price },
  certificate: {
    ...{ issuedOn: "2026-10-04", artist: "Odile Fournier", title: "Undertow", year: "2025" },
    ...{ medium: "oil", support: "canvas-0.75", mediumLine: "Oil on linen", widthInches: 20 },
    ...{ heightInches: 15, inventoryNumber: "2025-001" },
  },
};

describe("an answer has all of its fields:", () => {
  test.each([
    ["the links", linksSchema, [link]],
    ["the entries", entriesSchema, [exampleEntry]],
    ["a room", guestRoomSchema, room],
    ["a label", guestLabelSchema, label],
    ["an invoice as its guest sees it", guestInvoiceSchema, invoice],
  ])("%s", (_of, schema, answer) => {
    expectWhole(schema, answer);
  });

  test("an accepted entry", () => {
    const accepted = { entry: exampleEntry, artwork: exampleArtwork, person: examplePerson };
    expectWhole(acceptedEntrySchema, accepted, ["artwork.statusDetails.personId"]);
  });
});

test("a guest's link is a room or an invoice", () => {
  expectWhole(guestLinkSchema, room);
  expectWhole(guestLinkSchema, invoice);
  expect(v.is(guestLinkSchema, label)).toBe(false);
});

test("guests of a room send interest and wishes to hold a work", () => {
  const kinds = ["interest", "hold", "received", "confirm", "sold", "returned"] as const;
  const isOne = kinds.map((kind) => isWish({ ...exampleEntry, kind }));
  expect(isOne).toEqual([true, true, false, false, false, false]);
});

test("a link was opened as often as on all days, and last on the latest", () => {
  const opened = [
    { day: "2026-11-25", count: 3 },
    { day: "2026-11-22", count: 2 },
  ];
  expect(openingsOf({ opened })).toEqual({ count: 5, lastOn: "2026-11-25" });
  expect(openingsOf({ opened: [] })).toBeNull();
});
