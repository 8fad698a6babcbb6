import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#schema/days.ts";
import { type ChannelPayout, type OwedRows, owedByGallery, type SoldThrough } from "./accounts.ts";
import { settledOf } from "./settled.ts";

const today = "2026-11-22";

function sale(id: string, netCents: number, changes: Partial<SoldThrough> = {}): SoldThrough {
  return {
    ...{ id, netCents, date: "2026-09-12", currency: "CAD", channelId: "fleuve" },
    ...{ channelKind: "gallery", invoiceId: null, returnedAt: null, isImported: false },
    ...{ daysToPay: null, ...changes },
  };
}

function payout(id: string, amountCents: number, saleIds: readonly string[]): ChannelPayout {
  return {
    ...{ id, amountCents, saleIds, channelId: "fleuve", currency: "CAD", date: "2026-10-01" },
    reversedAt: null,
  };
}

function settled(sales: readonly SoldThrough[], payouts: readonly ChannelPayout[]) {
  const rows: OwedRows = { sales, payouts, channels: [], keptFrom: null };
  const { saleIds, payoutIds } = settledOf(owedByGallery(rows, today), payouts);
  return [...saleIds, ...payoutIds].toSorted();
}

describe("settled are", () => {
  test("sales that payouts paid in full, and these payouts", () => {
    const sales = [sale("a", 100), sale("b", 50), sale("open", 70)];
    expect(settled(sales, [payout("1", 150, ["a", "b"])])).toEqual(["1", "a", "b"]);
    const parts = [payout("1", 120, ["a", "b"]), payout("2", 30, ["b"])];
    expect(settled(sales, parts)).toEqual(["1", "2", "a", "b"]);
    const another = [payout("1", 100, ["a"]), payout("2", 50, ["a", "b"])];
    expect(settled(sales, another)).toEqual(["1", "2", "a", "b"]);
    const apart = [payout("1", 100, ["a"]), payout("2", 50, ["b"])];
    expect(settled(sales, apart)).toEqual(["1", "2", "a", "b"]);
  });

  test("sales that were paid by their due days, so that nothing is left of a payout", () => {
    const [newer, older] = [sale("a", 100), sale("b", 100, { date: "2026-09-11" })];
    const payouts = [
      { ...payout("1", 100, ["a", "b"]), date: "2026-10-01" },
      { ...payout("2", 100, ["a"]), date: "2026-10-02" },
    ];
    expect(settled([newer, older], payouts)).toEqual(["1", "2", "a", "b"]);
    // The first pays what is due first, so that the second has nothing to pay and is a credit.
    expect(settled([{ ...newer, date: "2026-09-10" }, older], payouts)).toEqual([]);
    expect(settled([older, { ...newer, date: "2026-09-10" }], payouts)).toEqual([]);
  });

  test.each<[string, SoldThrough[], ChannelPayout[]]>([
    ["is paid in part", [sale("a", 100)], [payout("1", 99, ["a"])]],
    [
      "shares a payout with one that is open",
      [sale("a", 100), sale("b", 50)],
      [payout("1", 149, ["a", "b"])],
    ],
    [
      "shares a payout with one that was returned",
      [sale("a", 100), sale("b", 50, { returnedAt: "2026-10-05" })],
      [payout("1", 150, ["a", "b"])],
    ],
    [
      "is paid by what is left of another's payout",
      [sale("a", 100), sale("b", 50, { invoiceId: "i" })],
      [payout("1", 50, ["b"]), payout("2", 50, ["a"])],
    ],
    [
      "is paid in part, and of that by what is left of another's payout",
      [sale("a", 150), sale("b", 50, { invoiceId: "i" })],
      [payout("1", 50, ["b"]), payout("2", 50, ["a"])],
    ],
    [
      "shares a payout with one that is on an invoice",
      [sale("a", 100), sale("b", 50, { invoiceId: "i" })],
      [payout("1", 100, ["a", "b"])],
    ],
    [
      "is paid by a payout that was taken back",
      [sale("a", 100)],
      [{ ...payout("1", 100, ["a"]), reversedAt: "2026-10-02" }],
    ],
    [
      "is owed in another currency",
      [sale("a", 100, { currency: "USD" })],
      [payout("1", 100, ["a"])],
    ],
  ])("not a sale that %s", (_name, sales, payouts) => {
    expect(settled(sales, payouts)).toEqual([]);
  });

  test("what changes nothing of what is open of the others, when it is left out", () => {
    const ids = ["a", "b", "c", "d", "e"] as const;
    const sales = fc.tuple(
      ...ids.map((id) =>
        fc
          .record({
            netCents: fc.integer({ min: 1, max: 2 }),
            date: fc.nat({ max: 60 }).map((days) => addDays("2026-08-01", days)),
            returnedAt: fc.option(fc.constant("2026-10-05"), { freq: 5 }),
            channelId: fc.constantFrom("fleuve", "fleuve", "wall"),
          })
          .map(({ netCents, ...changes }) => sale(id, netCents, changes)),
      ),
    );
    const payouts = fc.array(
      fc.record({
        amountCents: fc.integer({ min: 1, max: 4 }),
        saleIds: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 2 }),
      }),
      { maxLength: 5 },
    );
    let settledCount = 0;
    fc.assert(
      fc.property(sales, payouts, (sold, named) => {
        const paid = named.map((one, index) => payout(String(index), one.amountCents, one.saleIds));
        const rows: OwedRows = { sales: sold, payouts: paid, channels: [], keptFrom: null };
        const { saleIds, payoutIds } = settledOf(owedByGallery(rows, today), paid);
        settledCount += saleIds.length;
        const left: OwedRows = {
          ...rows,
          sales: sold.filter(({ id }) => !saleIds.includes(id)),
          payouts: paid.filter(({ id }) => !payoutIds.includes(id)),
        };
        expect(openOf(left)).toEqual(openOf(rows));
      }),
      { seed: 36, numRuns: 2_000 },
    );
    expect(settledCount).toBeGreaterThan(50);
  });
});

/** What is open of each sale, and of each gallery. */
function openOf(rows: OwedRows) {
  const accounts = owedByGallery(rows, today);
  const open = [
    ...accounts.flatMap(({ sales }) => sales.map(({ id, openCents }) => [id, openCents] as const)),
    ...accounts.map(({ channelId, openCents }) => [channelId, openCents] as const),
  ];
  return Object.fromEntries(open.filter(([, openCents]) => openCents !== 0));
}
