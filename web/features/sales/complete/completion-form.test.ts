import { expect, test } from "vitest";
import type { Person } from "#schema/people/person.ts";
import type { Sale } from "#schema/sales/sale.ts";
import {
  type CompletionForm,
  completionFormOf,
  findCompletionErrors,
  toSaleChange,
  withBuyer,
} from "./completion-form.ts";

const sale: Sale = {
  ...{ id: "sale", artworkId: "work", artworkTitle: "Sumac", date: "2025-05-02" },
  ...{ priceCents: 1_000_00, discountCents: 0, currency: "USD", cadRate: null },
  channel: {
    ...{ id: "studio", kind: "studio", name: null, commission: 0 },
    ...{ percentageFee: 0, fixedFeeCents: 0, discountBorneBy: "artist", chargesTax: false },
  },
  ...{ commissionCents: 0, feeCents: 0, shippingCents: 0, netCents: 1_000_00 },
  ...{ personId: null, buyer: null, deliverTo: null, deliveredBy: null, handedOverIn: null },
  taxes: null,
  ...{ invoice: null, payment: null, returnedAt: null, returnedOn: null },
  ...{ createdAt: "2025-05-02T12:00:00.000Z" },
};
const invoice = { id: "invoice", number: "2025-001" };

function form(change: Partial<CompletionForm>): CompletionForm {
  return { ...completionFormOf(sale), ...change };
}

test("what is typed is sent whole, and what is empty takes back what was known", () => {
  const typed = form({
    ...{ buyer: " Hélène Caron ", address: "4, rue Saint-Jean", country: "CA", region: "QC" },
    ...{ deliveredBy: "handed-over", handedOverIn: "QC", rate: "1.38" },
  });
  expect(toSaleChange(typed, sale)).toEqual({
    buyer: { name: "Hélène Caron", address: "4, rue Saint-Jean", country: "CA", region: "QC" },
    ...{ deliveredBy: "handed-over", handedOverIn: "QC", cadRate: 1.38 },
  });
  expect(toSaleChange(form({}), sale)).toEqual({
    ...{ buyer: null, deliveredBy: null, handedOverIn: "" },
  });
});

test("where it was handed over is not sent of a work that a carrier delivers", () => {
  const typed = form({ deliveredBy: "carrier", handedOverIn: "QC" });
  expect(toSaleChange(typed, sale)).toMatchObject({ deliveredBy: "carrier", handedOverIn: "" });
});

test("on an invoice only a rate that is not known is sent", () => {
  const typed = form({ buyer: "Hélène Caron", rate: "1.38" });
  expect(toSaleChange(typed, { ...sale, invoice })).toEqual({ cadRate: 1.38 });
  expect(toSaleChange(typed, { ...sale, invoice, cadRate: 1.4 })).toEqual({});
});

test.each<[string, Partial<CompletionForm>, object]>([
  ["nothing more than before", {}, {}],
  ["an address without a name", { address: "4, rue Saint-Jean" }, { buyer: "buyer" }],
  ["a name that is too long", { buyer: "é".repeat(201) }, { buyer: "text" }],
  [
    "an address that is too long",
    { buyer: "Hélène", address: "é".repeat(501) },
    { address: "text" },
  ],
  ["a rate that is none", { rate: "about 1.4" }, { rate: "rate" }],
  ["a rate ten times too large", { rate: "13.8" }, { rate: "rate" }],
  ["a rate of a tenth", { rate: "0.1" }, {}],
])("%s", (_name, change, errors) => {
  expect(findCompletionErrors(form(change), sale)).toEqual(errors);
});

test.each<[string, Partial<CompletionForm>, object]>([
  ["how it was delivered", {}, { deliveredBy: "missing" }],
  ["where it was handed over", { deliveredBy: "handed-over" }, { handedOverIn: "missing" }],
  ["the country", { deliveredBy: "carrier" }, { country: "missing" }],
  ["the province", { deliveredBy: "carrier", country: "CA" }, { region: "missing" }],
  ["nothing abroad", { deliveredBy: "carrier", country: "US" }, {}],
  ["nothing here", { deliveredBy: "handed-over", handedOverIn: "QC" }, {}],
])("an invoice that needs the delivery asks for %s", (_name, change, errors) => {
  const typed = form({ buyer: "Hélène Caron", ...change });
  expect(findCompletionErrors(typed, sale, "delivery")).toEqual(errors);
});

test("an invoice that needs a buyer asks for the name, whatever else is typed", () => {
  expect(findCompletionErrors(form({ buyer: " " }), sale, "buyer")).toEqual({ buyer: "name" });
  expect(findCompletionErrors(form({ address: "Québec" }), sale, "buyer")).toEqual({
    buyer: "buyer",
  });
  expect(findCompletionErrors(form({ buyer: "Hélène" }), sale, "buyer")).toEqual({});
});

test("a rate that is known can be changed and not taken back", () => {
  const known = { ...sale, cadRate: 1.38 };
  expect(completionFormOf(known).rate).toBe("1.38");
  expect(findCompletionErrors(form({ rate: "" }), known)).toEqual({ rate: "rate" });
});

const claire: Person = {
  ...{ id: "claire", kind: "person", name: "Claire Gagnon", organization: "", phone: "" },
  ...{ email: "claire@example.com", language: "", notes: "", archived: false },
  address: {
    street: "48, rue Sainte-Ursule",
    city: "Québec",
    region: "QC",
    postalCode: "",
    country: "CA",
  },
  news: { expressSince: null, withdrawnOn: null, listedOn: null },
  ...{ distinctFrom: [], formerEmails: [] },
  ...{ createdAt: "2025-05-02T12:00:00.000Z", updatedAt: "2025-05-02T12:00:00.000Z" },
};
const quebec = { country: "CA", region: "QC" };
const ontario = { country: "CA", region: "ON" };
const bought: Sale = {
  ...{ ...sale, personId: "hélène", deliverTo: quebec },
  buyer: { name: "Hélène Caron", email: "helene@example.com", address: "", ...quebec },
};

test("a buyer who is chosen is sent by id, with where they live; a name that is typed again is sent as before", () => {
  const begun = completionFormOf(bought);
  const chosen = {
    ...begun,
    ...withBuyer(begun, { name: "Claire Gagnon", person: claire }, bought),
  };
  expect(chosen).toMatchObject({ buyer: "Claire Gagnon", email: "", address: "", ...quebec });
  expect(toSaleChange(chosen, bought)).toEqual({
    ...{ personId: "claire", deliverTo: quebec, deliveredBy: null, handedOverIn: "" },
  });
  const typed = { ...chosen, ...withBuyer(chosen, { name: "Claire", person: null }, bought) };
  expect(toSaleChange(typed, bought)).toEqual({
    ...{ buyer: { name: "Claire" }, deliveredBy: null, handedOverIn: "" },
  });
});

test("a sale that was delivered elsewhere begins with that place, which is not its buyer's", () => {
  const delivered: Sale = { ...bought, deliverTo: ontario, deliveredBy: "carrier" };
  const begun = completionFormOf(delivered);
  expect(begun).toMatchObject(ontario);
  const unchanged = { deliveredBy: "carrier", handedOverIn: "" };
  const buyer = { name: "Hélène Caron", email: "helene@example.com", ...quebec };
  expect(toSaleChange(begun, delivered)).toEqual({ buyer, deliverTo: ontario, ...unchanged });
  const abroad = { ...begun, country: "US", region: " ME " };
  expect(toSaleChange(abroad, delivered)).toEqual({
    ...{ buyer, deliverTo: { country: "US", region: "ME" }, ...unchanged },
  });
  expect(toSaleChange({ ...begun, country: "", region: "" }, delivered)).toEqual({
    ...{ buyer, deliverTo: null, ...unchanged },
  });
  const other = { ...begun, ...withBuyer(begun, { name: "", person: claire }, delivered) };
  expect(toSaleChange(other, delivered)).toEqual({
    ...{ personId: "claire", deliverTo: ontario, ...unchanged },
  });
  const renamed = { ...begun, ...withBuyer(begun, { name: "Bao", person: null }, delivered) };
  expect(toSaleChange(renamed, delivered)).toEqual({
    buyer: { name: "Bao", email: "helene@example.com" },
    ...{ deliverTo: ontario, ...unchanged },
  });
});

test("a place without a buyer is no fault where the sale was delivered there", () => {
  const placed = { ...sale, deliverTo: ontario };
  expect(findCompletionErrors(completionFormOf(placed), placed)).toEqual({});
  expect(toSaleChange(completionFormOf(placed), placed)).toMatchObject({
    ...{ buyer: null, deliverTo: ontario },
  });
  expect(findCompletionErrors(form(ontario), sale)).toEqual({ buyer: "buyer" });
});
