import { expect, test } from "vitest";
import { firstChannels } from "#schema/channels/channel.ts";
import type { Person } from "#schema/people/person.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import {
  chosenBuyer,
  findSaleErrors,
  newSaleForm,
  refusedSaleFields,
  type SaleForm,
  toSaleInput,
  typedBuyer,
} from "./sale-form.ts";

const now = new Date("2026-11-22T12:00:00Z");
const work = anArtwork("Undertow", { askedCents: 192500, dateCreated: "2026" });
const form = newSaleForm(work, firstChannels, "2026-11-22");
const errors = (changed: Partial<SaleForm>) =>
  findSaleErrors({ ...form, ...changed }, work, firstChannels, now);

test("a sale begins today, at the price that is asked, in the channel that has the work", () => {
  expect(form).toMatchObject({ date: "2026-11-22", price: "1925", channelId: "studio" });
  const statusDetails = { ...work.statusDetails, channelId: "gallery-40" };
  const consigned = { ...work, askedCents: 171634, statusDetails };
  expect(newSaleForm(consigned, firstChannels, "2026-11-22")).toMatchObject({
    price: "1716.34",
    channelId: "gallery-40",
  });
  expect(newSaleForm({ ...work, askedCents: null }, [], "2026-11-22")).toMatchObject({
    price: "",
    channelId: "",
  });
});

test("four fields are enough, and what is empty is not sent", () => {
  expect(JSON.parse(JSON.stringify(toSaleInput(form, work)))).toEqual({
    artworkId: "Undertow",
    date: "2026-11-22",
    priceCents: 192500,
    currency: "CAD",
    channelId: "studio",
  });
});

test("everything that can be said is sent, the discount in cents of the price", () => {
  const whole: SaleForm = {
    ...form,
    channelId: "gallery-50",
    buyer: " Hélène Caron ",
    discount: "10",
    email: "helene@example.com",
    address: "1 rue du Fleuve",
    country: "CA",
    region: "QC",
    deliveredBy: "handed-over",
    handedOverIn: "QC",
    shipping: "12.50",
  };
  expect(toSaleInput(whole, work)).toMatchObject({
    discountCents: 19250,
    shippingCents: 1250,
    buyer: {
      name: "Hélène Caron",
      email: "helene@example.com",
      address: "1 rue du Fleuve",
      country: "CA",
      region: "QC",
    },
    deliveredBy: "handed-over",
    handedOverIn: "QC",
  });
  expect(findSaleErrors(whole, work, firstChannels, now)).toEqual({});
  expect(toSaleInput({ ...whole, deliveredBy: "carrier" }, work).handedOverIn).toBe(undefined);
  expect(toSaleInput({ ...whole, discount: "0" }, work).discountCents).toBe(0);
});

test("what the server would refuse is at its field", () => {
  expect(errors({})).toEqual({});
  expect(errors({ date: "" })).toEqual({ date: "day" });
  expect(errors({ date: "2026-11-24" })).toEqual({ date: "future" });
  expect(errors({ date: "2025-12-31" })).toEqual({ date: "beforeWork" });
  expect(errors({ price: "" })).toEqual({ price: "amount" });
  expect(errors({ price: "0" })).toEqual({ price: "zero" });
  expect(errors({ price: "100000000.01" })).toEqual({ price: "tooMuch" });
  expect(errors({ channelId: "another" })).toEqual({ channelId: "channel" });
  expect(errors({ region: "QC" })).toEqual({ buyer: "buyer" });
  expect(errors({ email: "nobody" })).toEqual({ buyer: "buyer", email: "email" });
  expect(errors({ buyer: "a", email: " helene@example.com " })).toEqual({});
  expect(errors({ buyer: "a".repeat(201) })).toEqual({ buyer: "text" });
  expect(errors({ buyer: "a", address: "a".repeat(501) })).toEqual({ address: "text" });
  expect(errors({ buyer: "a", region: "a".repeat(101) })).toEqual({ region: "text" });
  expect(errors({ discount: "100" })).toEqual({ discount: "share" });
  expect(errors({ discount: "ten" })).toEqual({ discount: "share" });
  expect(errors({ shipping: "much" })).toEqual({ shipping: "amount" });
  expect(errors({ price: "", shipping: "much" })).toEqual({ price: "amount", shipping: "amount" });
});

test("a refusal of the server is at its field as well", () => {
  expect(refusedSaleFields(["date", "buyer.email", "artworkId"])).toEqual({
    date: "day",
    email: "email",
  });
});

test("a buyer who was chosen is sent by id, with the place that decides about taxes; a name that is typed is not them", () => {
  const person: Person = {
    ...{ id: "helene", kind: "person", name: "Hélène Caron", organization: "", phone: "" },
    ...{ email: "helene@example.com", language: "fr", notes: "", archived: false },
    address: { street: "", city: "Québec", region: "QC", postalCode: "", country: "CA" },
    news: { expressSince: null, withdrawnOn: null, listedOn: null },
    ...{ distinctFrom: [], formerEmails: [] },
    ...{ createdAt: "2026-11-01T12:00:00Z", updatedAt: "2026-11-01T12:00:00Z" },
  };
  const chosen = { ...form, email: "typed@example.com", ...chosenBuyer(person) };
  const sent = JSON.parse(JSON.stringify(toSaleInput(chosen, work)));
  expect(sent).toMatchObject({
    personId: "helene",
    deliverTo: { country: "CA", region: "QC" },
  });
  expect(sent.buyer).toBeUndefined();
  const typed = { ...chosen, ...typedBuyer("Hélène Caro", chosen) };
  expect(toSaleInput(typed, work).personId).toBeUndefined();
  expect(toSaleInput(typed, work).buyer).toEqual({ name: "Hélène Caro" });
});
