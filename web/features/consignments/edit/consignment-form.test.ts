import { expect, test } from "vitest";
import { firstChannels } from "#schema/channels/channel.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { ConsignmentTerms } from "#schema/consignments/terms.ts";
import {
  changedGallery,
  consignmentFormOf,
  findConsignmentErrors,
  toConsignmentChange,
  typedTerms,
} from "./consignment-form.ts";

const terms: ConsignmentTerms = {
  ...{ from: "2026-12-01", until: "2027-06-01", language: "fr-en", confirmer: "Sylvie Bernier" },
  ...{ commission: 0.425, discountBorneBy: "both", daysToPay: 30, discountCeiling: 0.1 },
  ...{ reports: "quarterly", insuredBy: "gallery", insuredOn: "share" },
  ...{ shippingThere: "artist", shippingBack: null, terms: "", sentences: [] },
};

const price = { priceCents: 10_000, currency: "CAD", receivedOn: null, condition: "" } as const;
const consignment: Consignment = {
  ...{ id: "one", state: "confirmed", version: 1, number: "C-2026-001", address: null },
  ...{ linkId: null, channelId: "fleuve", personId: null, ...terms },
  works: [
    { workId: "a", state: "here", ...price, returnedOn: null, saleId: null },
    { workId: "b", state: "sold", ...price, returnedOn: null, saleId: "sale" },
    { workId: "c", state: "returned", ...price, returnedOn: "2026-12-24", saleId: null },
  ],
  ...{ amendment: null, earlier: [], sentAt: null, confirmedBy: null, confirmedAt: null },
  ...{ reportedOn: null, closedAt: null },
  ...{ createdAt: "2026-11-22T12:00:00.000Z", updatedAt: "2026-11-22T12:00:00.000Z" },
};
const form = consignmentFormOf(consignment);

test("a form begins with what holds, and the works that are still there, or with the change of it", () => {
  expect(form).toMatchObject({ workIds: ["a"], commission: "42.5", shippingBack: "" });
  const amendment = { state: "draft", version: 2, workIds: ["a", "d"], terms } as const;
  const changed = { ...amendment, workIds: ["a", "d"], terms: { ...terms, daysToPay: 60 } };
  expect(consignmentFormOf({ ...consignment, amendment: changed })).toMatchObject({
    ...{ workIds: ["a", "d"], daysToPay: "60" },
  });
});

test("another gallery brings what its channel says of money", () => {
  const channel = firstChannels.find(({ id }) => id === "gallery-40");
  if (!channel) throw new Error("The first channels have no gallery at 40 %.");
  const moved = { ...form, ...changedGallery(channel) };
  expect(toConsignmentChange(moved, form)).toEqual({
    ...{ channelId: "gallery-40", commission: 0.4, discountCeiling: 0 },
  });
});

test("only what was changed is sent, shares from 0 to 1", () => {
  expect(toConsignmentChange(form, form)).toEqual({});
  const typed = {
    ...form,
    commission: "40",
    shippingBack: "gallery",
    workIds: ["d", "a"],
  } as const;
  expect(toConsignmentChange({ ...typed, workIds: ["d", "a"] }, form)).toEqual({
    ...{ commission: 0.4, shippingBack: "gallery", workIds: ["d", "a"] },
  });
  expect(toConsignmentChange({ ...form, insuredBy: "" }, form)).toEqual({
    ...{ insuredBy: null, insuredOn: null },
  });
});

test("what the server would refuse is said by its field", () => {
  expect(findConsignmentErrors(form)).toEqual({});
  expect(
    findConsignmentErrors({
      ...{ ...form, commission: "101", discountCeiling: "ten", daysToPay: "1.5", from: "" },
      workIds: [],
    }),
  ).toEqual({
    ...{ commission: "share", discountCeiling: "share", daysToPay: "days", from: "day" },
    workIds: "works",
  });
  expect(findConsignmentErrors({ ...form, until: "2026-11-30" })).toEqual({ until: "until" });
  const many = Array.from({ length: 101 }, (_, index) => `work ${index}`);
  expect(findConsignmentErrors({ ...form, workIds: many })).toEqual({ workIds: "tooMany" });
});

test("what cannot be read yet is printed as it was saved", () => {
  expect(typedTerms({ ...form, until: "", daysToPay: "", discountCeiling: "15" }, terms)).toEqual({
    ...terms,
    discountCeiling: 0.15,
  });
});
