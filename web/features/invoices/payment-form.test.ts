import { expect, test } from "vitest";
import { findPaymentErrors, toPaymentInput } from "./payment-form.ts";

const today = "2026-11-25";
const form = { date: today, amount: "80", method: " Interac " };
const open = { kind: "payment", cents: 180_00 } as const;
const toRefund = { kind: "refund", cents: 80_00 } as const;

test.each([
  ["a part of what is open", form, open, {}],
  ["all that is open", { ...form, amount: "180.00" }, open, {}],
  ["more than what is open", { ...form, amount: "180.01" }, open, { amount: "aboveOpen" }],
  ["more than what was paid", { ...form, amount: "80.01" }, toRefund, { amount: "abovePaid" }],
  ["nothing", { ...form, amount: "0" }, open, { amount: "zero" }],
  ["no amount", { ...form, amount: "all" }, open, { amount: "amount" }],
  ["no day", { ...form, date: "" }, open, { date: "day" }],
  ["a day to come", { ...form, date: "2026-11-26" }, open, { date: "future" }],
] as const)("%s", (_name, typed, due, errors) => {
  expect(findPaymentErrors(typed, due, today)).toEqual(errors);
});

test("what is sent is in whole cents", () => {
  expect(toPaymentInput({ ...form, amount: "80.50" }, "refund")).toEqual({
    ...{ date: today, amountCents: 80_50, method: "Interac", kind: "refund" },
  });
});
