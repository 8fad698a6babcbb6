import { expect, test } from "vitest";
import {
  findPayoutErrors,
  newPayoutForm,
  partsOf,
  toPayoutInput,
  withSale,
} from "./payout-form.ts";

const today = "2026-11-22";
const barley = { id: "barley", dueOn: "2026-12-14", openCents: 1125_00 };
const letters = { id: "letters", dueOn: "2026-10-12", openCents: 337_50 };
const sales = [barley, letters];
const whole = newPayoutForm(sales, today);

test("a payout begins with all that is open, today", () => {
  expect(whole).toEqual({
    ...{ date: today, amount: "1462.50", method: "", saleIds: ["barley", "letters"] },
  });
});

test("the amount follows the chosen sales until it is typed", () => {
  const without = { ...whole, ...withSale(whole, sales, barley) };
  expect(without).toMatchObject({ amount: "337.50", saleIds: ["letters"] });
  const typed = { ...without, amount: "100" };
  expect(withSale(typed, sales, barley)).toEqual({ saleIds: ["letters", "barley"] });
});

test("a part pays the sale that was due first", () => {
  const parts = partsOf({ ...whole, amount: "400" }, sales);
  expect([...parts]).toEqual([
    ["letters", 337_50],
    ["barley", 62_50],
  ]);
});

test.each([
  ["no day", { date: "" }, { date: "day" }],
  ["a day to come", { date: "2026-11-23" }, { date: "future" }],
  ["no amount", { amount: "" }, { amount: "amount" }],
  ["an amount of nothing", { amount: "0" }, { amount: "zero" }],
  ["more than is open", { amount: "1462.51" }, { amount: "aboveOpen" }],
  ["no sale", { saleIds: [] }, { saleIds: "none" }],
  ["only a sale that is paid meanwhile", { saleIds: ["sumac"] }, { saleIds: "none" }],
  ["nothing wrong", {}, {}],
])("a payout with %s", (_, changed, errors) => {
  expect(findPayoutErrors({ ...whole, ...changed }, sales, today)).toEqual(errors);
});

test("a payout is sent of the sales that are still open", () => {
  const form = { ...whole, saleIds: ["sumac", "letters"], amount: "100", method: " Cheque " };
  expect(toPayoutInput(form, sales, { channelId: "gallery-50", currency: "CAD" })).toEqual({
    ...{ channelId: "gallery-50", currency: "CAD", date: today, amountCents: 100_00 },
    ...{ method: "Cheque", saleIds: ["letters"] },
  });
});
