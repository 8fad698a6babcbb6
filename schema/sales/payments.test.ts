import { expect, test } from "vitest";
import { invoiceSums, lastPayment } from "./payments.ts";

const billed = { totalCents: 200_00, depositCents: 20_00 } as const;
const payment = (amountCents: number) => ({
  ...({ kind: "payment", reversedAt: null } as const),
  amountCents,
});
const refund = (amountCents: number) => ({ ...payment(amountCents), kind: "refund" }) as const;
const reversed = { ...payment(1_00), reversedAt: "2026-11-03T12:00:00.000Z" };

test.each([
  ["before any payment the rest after the deposit is open", [], 180_00],
  ["an instalment leaves the rest open", [payment(80_00)], 100_00],
  ["instalments up to the total leave nothing", [payment(80_00), payment(100_00)], 0],
  ["a refund is open again", [payment(180_00), refund(50_00)], 50_00],
  ["what is reversed does not count", [payment(80_00), reversed], 100_00],
])("%s", (_name, payments, openCents) => {
  expect(invoiceSums({ ...billed, state: "holding" }, payments)).toEqual({
    ...{ paidCents: billed.totalCents - openCents, openCents, toRefundCents: 0 },
  });
});

test("of an invoice that was taken back nothing is open, and what was paid is to be refunded", () => {
  const credited = { ...billed, state: "credited" } as const;
  expect(invoiceSums(credited, [payment(60_00)])).toMatchObject({
    ...{ openCents: 0, toRefundCents: 80_00 },
  });
  expect(invoiceSums(credited, [payment(60_00), refund(30_00)]).toRefundCents).toBe(50_00);
  expect(invoiceSums({ ...credited, depositCents: 0 }, []).toRefundCents).toBe(0);
});

test("a credit note is neither paid nor refunded", () => {
  const note = { totalCents: -200_00, depositCents: -20_00, state: "credit-note" } as const;
  expect(invoiceSums(note, [])).toEqual({ paidCents: 0, openCents: 0, toRefundCents: 0 });
});

test("the last payment is the last that counts and is no refund", () => {
  expect(lastPayment([payment(1), payment(2), refund(2), reversed])).toEqual(payment(2));
  expect(lastPayment([reversed])).toBeNull();
});
