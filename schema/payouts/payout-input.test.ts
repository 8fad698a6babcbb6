import * as v from "valibot";
import { expect, test } from "vitest";
import { examplePayout } from "#tests/support/example-answers.ts";
import { expectWhole } from "#tests/support/whole.ts";
import { type Owed, owedSchema, payoutsSchema } from "./payout.ts";
import { keptFromInputSchema, payoutInputSchema } from "./payout-input.ts";

const payout = {
  ...{ channelId: "fleuve", date: "2026-10-01", amountCents: 337_50, currency: "CAD" },
  ...{ method: "Cheque", saleIds: ["s1", "s2"] },
};

test("a payout says what was paid, when, and for which sales; how, where that is known", () => {
  expectWhole(payoutInputSchema, payout, ["method"]);
  const { method: _, ...rest } = payout;
  expect(v.parse(payoutInputSchema, rest)).toEqual({ ...rest, method: "" });
  expect(v.parse(payoutInputSchema, { ...payout, method: " By\ncheque " }).method).toBe(
    "By cheque",
  );
  expect(v.parse(payoutInputSchema, { ...payout, amountCents: 1 }).amountCents).toBe(1);
});

const many = Array.from({ length: 101 }, (_, index) => `s${index}`);

test.each([
  [{ amountCents: 0 }, "amountCents", "Enter more than 0."],
  [{ amountCents: 1.5 }, "amountCents", "Enter an amount in whole cents."],
  [{ amountCents: 100_000_000_01 }, "amountCents", "Enter 100,000,000 or less."],
  [{ method: "m".repeat(101) }, "method", "Use at most 100 characters."],
  [{ saleIds: [] }, "saleIds", "Choose at least one sale."],
  [{ saleIds: many }, "saleIds", "Choose at most 100 sales."],
  [{ saleIds: ["s1", "s2", "s1"] }, "saleIds", "A sale is listed twice."],
])("a payout with %j is refused", (change, field, message) => {
  const { issues = [] } = v.safeParse(payoutInputSchema, { ...payout, ...change });
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[field, message]]);
});

test("payouts are kept from a day on, or all of them", () => {
  expectWhole(keptFromInputSchema, { keptFrom: "2026-01-01" });
  expectWhole(keptFromInputSchema, { keptFrom: null });
});

test("an answer has all of its fields", () => {
  const owed: Owed = {
    ...{ keptFrom: "2026-01-01", paidFrom: "2026-02-01", isKeptFromChosen: true },
    galleries: [
      {
        ...{ channelId: "fleuve", currency: "CAD", owedCents: 450_00, paidCents: 100_00 },
        ...{ openCents: 350_00, overdueCents: 350_00, overdueSince: "2026-10-12" },
        sales: [
          {
            ...{ id: "s1", dueOn: "2026-10-12", paidCents: 100_00, openCents: 350_00 },
            isOverdue: true,
          },
        ],
      },
    ],
  };
  expectWhole(owedSchema, owed);
  expectWhole(payoutsSchema, [examplePayout]);
});
