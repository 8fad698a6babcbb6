import { describe, expect, test } from "vitest";
import type { Statement } from "#schema/consignments/statement.ts";
import { type OwedRows, owedByGallery, owedOfSales, type SoldThrough } from "./accounts.ts";

const today = "2026-11-22";

const letters: SoldThrough = {
  ...{ id: "letters", date: "2026-09-12", netCents: 337_50, currency: "CAD" },
  ...{ channelId: "fleuve", channelKind: "gallery", invoiceId: null, returnedAt: null },
  ...{ isImported: false, daysToPay: null },
};
const fleuve = { id: "fleuve", kind: "gallery" } as const;
const rows: OwedRows = { sales: [letters], channels: [fleuve], payouts: [], keptFrom: null };

function owedCents(changed: Partial<OwedRows>): number {
  const accounts = owedByGallery({ ...rows, ...changed }, today);
  return accounts.reduce((sum, account) => sum + account.owedCents, 0);
}

function dueOn(changed: Partial<OwedRows>): string | undefined {
  return owedByGallery({ ...rows, ...changed }, today)[0]?.sales[0]?.dueOn;
}

describe("a gallery", () => {
  test("owes what a sale brings the artist, 30 days after it unless somebody says otherwise", () => {
    expect(owedByGallery(rows, today)).toEqual([
      {
        ...{ channelId: "fleuve", currency: "CAD", owedCents: 337_50, paidCents: 0 },
        ...{ openCents: 337_50, overdueCents: 337_50, overdueSince: "2026-10-12" },
        sales: [
          {
            ...{ id: "letters", dueOn: "2026-10-12" },
            ...{ paidCents: 0, openCents: 337_50, isOverdue: true },
          },
        ],
      },
    ]);
    expect(dueOn({ channels: [{ ...fleuve, daysToPay: 10 }] })).toBe("2026-09-22");
    const agreed = { channels: [{ ...fleuve, daysToPay: 10 }] };
    expect(dueOn({ ...agreed, sales: [{ ...letters, daysToPay: 60 }] })).toBe("2026-11-11");
    expect(dueOn({ ...agreed, sales: [{ ...letters, daysToPay: 0 }] })).toBe("2026-09-12");
  });

  test.each<[string, Partial<OwedRows>, boolean]>([
    [
      "that does not take the buyer's money",
      { channels: [{ ...fleuve, takesMoney: false }] },
      false,
    ],
    ["that was removed", { channels: [] }, true],
    [
      "whose sale is on an invoice to the buyer",
      { sales: [{ ...letters, invoiceId: "i" }] },
      false,
    ],
    ["whose sale was taken back", { sales: [{ ...letters, returnedAt: "2026-09-20" }] }, false],
    ["whose sale was imported", { sales: [{ ...letters, isImported: true }] }, false],
    ["from the day of its sale on", { keptFrom: "2026-09-12" }, true],
    ["whose sale is older than what is kept", { keptFrom: "2026-09-13" }, false],
  ])("%s owes for it: %o is %s", (_name, changed, isOwed) => {
    expect(owedCents(changed)).toBe(isOwed ? 337_50 : 0);
  });

  test.each([
    ["studio", false],
    ["gallery", true],
    ["fair", false],
    ["own-site", false],
    ["marketplace", true],
  ] as const)("is what takes the buyer's money at first: a %s, %s", (kind, isOwed) => {
    const changed = { channels: [{ ...fleuve, kind }] };
    expect(owedCents(changed)).toBe(isOwed ? 337_50 : 0);
    const removed = { channels: [], sales: [{ ...letters, channelKind: kind }] };
    expect(owedCents(removed)).toBe(isOwed ? 337_50 : 0);
    expect(owedCents({ channels: [{ ...fleuve, kind, takesMoney: true }] })).toBe(337_50);
  });

  test("owes each currency apart, and another nothing of it", () => {
    const sales = [
      letters,
      { ...letters, id: "barley", currency: "USD", netCents: 1_125_00 },
      { ...letters, id: "undertow", channelId: "wall", netCents: 200_00 },
    ] as const;
    const payout = {
      ...({ id: "paid", channelId: "wall", currency: "CAD", date: "2026-10-01" } as const),
      ...{ amountCents: 50_00, saleIds: ["undertow"], reversedAt: null },
    };
    const reversed = { ...payout, channelId: "nobody", reversedAt: "2026-10-02" };
    const accounts = owedByGallery({ ...rows, sales, payouts: [payout, reversed] }, today);
    expect(accounts.map(summary)).toEqual([
      ["fleuve", "CAD", 337_50, 0, 337_50],
      ["fleuve", "USD", 1_125_00, 0, 1_125_00],
      ["wall", "CAD", 200_00, 50_00, 150_00],
    ]);
  });

  test("has a credit for what it paid of a sale that is on an invoice by now", () => {
    const payout = {
      ...({ id: "paid", channelId: "fleuve", currency: "CAD", date: "2026-10-01" } as const),
      ...{ amountCents: 100_00, saleIds: ["letters"], reversedAt: null },
    };
    const sales = [{ ...letters, invoiceId: "i" }];
    expect(owedByGallery({ ...rows, sales, payouts: [payout] }, today).map(summary)).toEqual([
      ["fleuve", "CAD", 0, 100_00, -100_00],
    ]);
  });
});

test("a gallery's payment is overdue since the oldest sale that is, not one that is paid or not due", () => {
  const sales = [
    { ...letters, id: "new", date: "2026-11-01" },
    { ...letters, id: "late", date: "2026-10-01" },
    { ...letters, id: "later", date: "2026-10-02" },
    { ...letters, id: "paid", date: "2026-09-01" },
  ];
  const payout = {
    ...({ id: "p", channelId: "fleuve", currency: "CAD", date: "2026-10-01" } as const),
    ...{ amountCents: 337_50, saleIds: ["paid"], reversedAt: null },
  };
  const accounts = owedByGallery({ ...rows, sales, payouts: [payout] }, today);
  expect(accounts.map(({ overdueSince }) => overdueSince)).toEqual(["2026-10-31"]);
  const onTime = owedByGallery({ ...rows, sales: sales.slice(0, 1) }, today);
  expect(onTime.map(({ overdueSince }) => overdueSince)).toEqual([null]);

  const owed = owedOfSales([...accounts, ...onTime]);
  expect([...owed.keys()]).toEqual(["new", "late", "later", "paid"]);
  expect(owed.get("paid")).toEqual({
    ...{ id: "paid", dueOn: "2026-10-01", paidCents: 337_50, openCents: 0, isOverdue: false },
  });
});

function summary({
  channelId,
  currency,
  ...sums
}: Statement & { readonly channelId: string; readonly currency: string }) {
  return [channelId, currency, sums.owedCents, sums.paidCents, sums.openCents];
}
