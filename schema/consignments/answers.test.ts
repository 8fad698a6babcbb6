import { expect, test } from "vitest";
import { sampleWork } from "#tests/support/document-contents.ts";
import {
  exampleEntry,
  examplePayout,
  examplePerson,
  exampleSale,
} from "#tests/support/example-answers.ts";
import { expectWhole } from "#tests/support/whole.ts";
import { acceptedReportSchema } from "./accepted-report.ts";
import { type ConfirmedAgreement, confirmedAgreementSchema } from "./agreement-content.ts";
import {
  type Consignment,
  consignmentNumber,
  consignmentsSchema,
  undoneReturnSchema,
} from "./consignment.ts";
import { type ConsignmentStatement, consignmentStatementSchema } from "./consignment-statement.ts";
import { agreementDocumentId } from "./consignments-paths.ts";
import { galleryNameOf } from "./gallery-name.ts";
import { type GuestConsignment, guestConsignmentSchema } from "./guest-consignment.ts";
import type { ConsignmentTerms } from "./terms.ts";

const terms: ConsignmentTerms = {
  ...{ from: "2026-12-01", until: "2027-06-01", language: "fr-en", confirmer: "Anne Thibault" },
  ...{ commission: 0.5, discountBorneBy: "both", daysToPay: 30, discountCeiling: 0.1 },
  ...{ reports: "quarterly", insuredBy: "gallery", insuredOn: "share" },
  ...{ shippingThere: "artist", shippingBack: "gallery", terms: "Frames stay." },
  sentences: [{ id: "added-1", en: "In the front room.", fr: "En vitrine." }],
};

const at = "2026-11-22T12:00:00.000Z";

const consignment: Consignment = {
  ...{ id: "c1", state: "confirmed", version: 2, number: "C-2026-001", linkId: "l1" },
  ...{ address: "https://artpricing.example/l/l1.x", channelId: "fleuve", personId: "p1" },
  ...terms,
  works: [
    {
      ...{ workId: "w1", state: "sold", priceCents: 900_00, currency: "CAD", saleId: "s1" },
      ...{ receivedOn: "2026-12-02", condition: "A scratch", returnedOn: "2027-01-03" },
    },
  ],
  amendment: { state: "draft", version: 3, workIds: ["w1"], terms },
  earlier: [
    {
      ...{ version: 1, workIds: ["w1"], terms, sentAt: at },
      ...{ confirmedBy: "Anne Thibault", confirmedAt: at },
    },
  ],
  ...{ sentAt: at, confirmedBy: "Anne Thibault", confirmedAt: at, reportedOn: "2026-12-31" },
  ...{ closedAt: at, createdAt: at, updatedAt: at },
};

const confirmed: ConfirmedAgreement = {
  ...{ form: 1, number: "C-2026-001", version: 2, language: "fr-en" },
  artist: { name: "Odile Fournier", email: "odile@example.com", address: examplePerson.address },
  gallery: { name: "Galerie du Fleuve", address: examplePerson.address },
  works: [{ work: sampleWork({ mediumLine: "" }), priceCents: 900_00, currency: "CAD" }],
  ...{ terms, sentences: [{ locale: "fr-CA", texts: ["En vitrine."] }] },
  ...{ confirmedBy: "Anne Thibault", confirmedAt: at },
};

const owed = { dueOn: "2027-01-10", paidCents: 100_00, openCents: 350_00, isOverdue: true };

const statement: ConsignmentStatement = {
  ...{ from: "2026-12-01", to: "2027-01-31", hereIds: ["w2"] },
  currencies: [
    {
      ...{ currency: "CAD", owedCents: 450_00, paidCents: 100_00, openCents: 350_00 },
      ...{ overdueCents: 350_00, overdueSince: "2027-01-10", payouts: [examplePayout] },
      sales: [
        {
          ...{ id: "s1", ...owed, artworkId: "w1", artworkTitle: "Undertow", date: "2026-12-11" },
          ...{ paidByBuyerCents: 900_00, commission: 0.5, netCents: 450_00 },
          ...{ buyer: "Claire Gagnon", returnedOn: "2027-01-20" },
        },
      ],
    },
  ],
  returned: [{ workId: "w3", returnedOn: "2027-01-20" }],
};

const guest: GuestConsignment = {
  ...{ kind: "consignment", language: "fr-en", number: "C-2026-001", state: "confirmed" },
  artist: { name: "Odile Fournier", email: "odile@example.com" },
  gallery: { name: "Galerie du Fleuve", city: "Québec" },
  ...{ amendment: "sent", version: 2, seen: "2 · w1", terms },
  sentences: [
    { locale: "en-CA", texts: [{ text: "In the front room.", replaced: "At the back." }] },
  ],
  works: [
    {
      ...{ id: "w1", title: "Undertow", year: "2025", medium: "oil", support: "canvas-0.75" },
      ...{ mediumLine: "Oil on linen", framed: true, widthInches: 20, heightInches: 15 },
      ...{ inventoryNumber: "2025-001", hasPicture: true, state: "sold", priceCents: 900_00 },
      ...{ currency: "CAD", isTakenOut: false, receivedOn: "2026-12-02", condition: "A scratch" },
      returnedOn: "2027-01-20",
      sale: {
        ...{ id: "s1", ...owed, date: "2026-12-11", paidByBuyerCents: 900_00 },
        ...{ netCents: 450_00, buyer: "Claire Gagnon" },
      },
      report: { kind: "returned", date: "2027-01-20", paidCents: 900_00, isDeclined: true },
    },
  ],
  ...{ confirmedBy: "Anne Thibault", confirmedOn: "2026-11-22" },
  due: [{ currency: "CAD", openCents: 350_00, dueOn: "2027-01-10" }],
  versions: [{ version: 1, confirmedOn: "2026-11-22", workIds: ["w1"] }],
};

test.each([
  ["the agreements", consignmentsSchema, [consignment]],
  ["a return that was undone", undoneReturnSchema, { consignment, kept: ["w1"] }],
  [
    "an accepted report",
    acceptedReportSchema,
    { entry: exampleEntry, sale: exampleSale, consignment },
  ],
  ["a statement", consignmentStatementSchema, statement],
  ["an agreement as its gallery sees it", guestConsignmentSchema, guest],
])("an answer has all of its fields: %s", (_of, schema, answer) => {
  expectWhole(schema, answer);
});

test("a confirmed agreement has all of its fields, in both languages", () => {
  expectWhole(confirmedAgreementSchema, confirmed, ["works.0.work.mediumLine"]);
  const english = { ...confirmed, sentences: [{ locale: "en-CA", texts: ["In the front room."] }] };
  expectWhole(confirmedAgreementSchema, english, ["works.0.work.mediumLine"]);
});

test("agreements are numbered by year, with three digits at least", () => {
  expect(consignmentNumber(2026, 1)).toBe("C-2026-001");
  expect(consignmentNumber(2027, 1_234)).toBe("C-2027-1234");
  expect(agreementDocumentId("c1", 2)).toBe("c1-2");
});

test("a gallery is called by its person's organization or name, or by the channel's", () => {
  const channel = { name: "Fleuve" };
  const anne = { name: "Anne Thibault", organization: "Galerie du Fleuve" };
  expect(galleryNameOf(channel, anne)).toBe("Galerie du Fleuve");
  expect(galleryNameOf(channel, { ...anne, organization: "" })).toBe("Anne Thibault");
  expect(galleryNameOf(channel, { name: "", organization: "" })).toBe("Fleuve");
  expect(galleryNameOf(channel, null)).toBe("Fleuve");
  expect(galleryNameOf({ name: null }, null)).toBe("");
  expect(galleryNameOf(null, null)).toBe("");
});
