import { expect, test } from "vitest";
import type { Sale } from "#schema/sales/sale.ts";
import {
  type CompletionForm,
  completionFormOf,
  findCompletionErrors,
  toSaleChange,
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
