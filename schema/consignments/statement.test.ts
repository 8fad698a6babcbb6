import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#schema/days.ts";
import { type OwedSale, type Payout, type Statement, statementOf } from "./statement.ts";

const today = "2026-11-22";

function sale(id: string, date: string, netCents: number, returnedAt: string | null = null) {
  return { id, date, netCents, returnedAt };
}

function payout(date: string, amountCents: number, saleIds: readonly string[]): Payout {
  return { date, amountCents, saleIds, reversedAt: null };
}

describe("a statement", () => {
  test("of nothing owes nothing", () => {
    expect(statementOf({ sales: [], payouts: [], daysToPay: 30 }, today)).toEqual({
      ...{ owedCents: 0, paidCents: 0, openCents: 0, overdueCents: 0, sales: [] },
    });
  });

  test("owes what a sale brings the artist, until it is paid", () => {
    const sales = [sale("sumac", "2026-03-27", 450_00), sale("letters", "2026-09-12", 337_50)];
    const payouts = [payout("2026-04-24", 450_00, ["sumac"])];
    expect(statementOf({ sales, payouts, daysToPay: 30 }, today)).toEqual({
      ...{ owedCents: 787_50, paidCents: 450_00, openCents: 337_50, overdueCents: 337_50 },
      sales: [
        {
          ...{ id: "sumac", dueOn: "2026-04-26" },
          ...{ paidCents: 450_00, openCents: 0, isOverdue: false },
        },
        {
          ...{ id: "letters", dueOn: "2026-10-12" },
          ...{ paidCents: 0, openCents: 337_50, isOverdue: true },
        },
      ],
    });
  });

  test.each([
    ["2026-10-12", false],
    ["2026-10-13", true],
  ])("on %s a sale that is due on October 12 is overdue: %s", (day, isOverdue) => {
    const sales = [sale("letters", "2026-09-12", 337_50)];
    const statement = statementOf({ sales, payouts: [], daysToPay: 30 }, day);
    expect(statement.sales[0]?.isOverdue).toBe(isOverdue);
    expect(statement.overdueCents).toBe(isOverdue ? 337_50 : 0);
  });

  test("a sale that is to be paid at once is overdue the day after", () => {
    const sales = [sale("letters", "2026-11-21", 100)];
    expect(statementOf({ sales, payouts: [], daysToPay: 0 }, today).overdueCents).toBe(100);
    expect(statementOf({ sales, payouts: [], daysToPay: 0 }, "2026-11-21").overdueCents).toBe(0);
  });

  test("a payout pays its sales by due day, oldest first, in whatever order it names them", () => {
    const sales = [sale("new", "2026-10-01", 300), sale("old", "2026-09-01", 200)];
    const payouts = [payout("2026-11-01", 350, ["new", "old"])];
    expect(open(statementOf({ sales, payouts, daysToPay: 30 }, today))).toEqual({
      ...{ new: 150, old: 0 },
    });
  });

  test("a payout pays the sales that it names, not older ones", () => {
    const sales = [sale("old", "2026-09-01", 200), sale("new", "2026-10-01", 300)];
    const payouts = [payout("2026-11-01", 300, ["new"])];
    expect(open(statementOf({ sales, payouts, daysToPay: 30 }, today))).toEqual({
      ...{ old: 200, new: 0 },
    });
  });

  test("sales of one day are paid in their order, and payouts by their days", () => {
    const sales = [
      ...[sale("old", "2026-08-01", 200), sale("one", "2026-09-01", 200)],
      sale("two", "2026-09-01", 200),
    ];
    const both = payout("2026-11-02", 250, ["two", "one"]);
    expect(open(statementOf({ sales, payouts: [both], daysToPay: 30 }, today))).toEqual({
      ...{ old: 200, one: 0, two: 150 },
    });
    // The earlier one pays the first sale, the later one the second, and what is left of it the oldest.
    const payouts = [both, payout("2026-11-01", 200, ["one"])];
    expect(open(statementOf({ sales, payouts, daysToPay: 30 }, today))).toEqual({
      ...{ old: 150, one: 0, two: 0 },
    });
  });

  test("a payout that was taken back pays nothing", () => {
    const sales = [sale("letters", "2026-09-12", 337_50)];
    const reversed = { ...payout("2026-10-01", 337_50, ["letters"]), reversedAt: "2026-10-02" };
    const statement = statementOf({ sales, payouts: [reversed], daysToPay: 30 }, today);
    expect(statement).toMatchObject({ paidCents: 0, openCents: 337_50, overdueCents: 337_50 });
  });

  test("a returned sale is not owed", () => {
    const sales = [sale("letters", "2026-09-12", 337_50, "2026-09-20")];
    expect(statementOf({ sales, payouts: [], daysToPay: 30 }, today)).toEqual({
      ...{ owedCents: 0, paidCents: 0, openCents: 0, overdueCents: 0 },
      sales: [
        {
          ...{ id: "letters", dueOn: "2026-10-12" },
          ...{ paidCents: 0, openCents: 0, isOverdue: false },
        },
      ],
    });
  });

  test("what was paid for a returned sale is a credit against the next", () => {
    const returned = sale("letters", "2026-09-12", 300, "2026-11-01");
    const payouts = [payout("2026-10-01", 300, ["letters"])];
    const alone = statementOf({ sales: [returned], payouts, daysToPay: 30 }, today);
    expect(alone).toMatchObject({ owedCents: 0, paidCents: 300, openCents: -300, overdueCents: 0 });
    const sales = [returned, sale("undertow", "2026-10-10", 500)];
    const statement = statementOf({ sales, payouts, daysToPay: 30 }, today);
    expect(statement).toMatchObject({ openCents: 200, overdueCents: 200 });
    expect(open(statement)).toEqual({ letters: 0, undertow: 200 });
    const next = [...payouts, payout("2026-11-20", 200, ["undertow"])];
    expect(statementOf({ sales, payouts: next, daysToPay: 30 }, today)).toMatchObject({
      ...{ openCents: 0, overdueCents: 0 },
    });
  });

  test("is what paying cent by cent comes to, in whatever order the payouts are listed", () => {
    const day = fc.nat({ max: 60 }).map((days) => addDays("2026-09-20", days));
    const dayOrNull = fc.option(day, { freq: 3 });
    const ids = ["a", "b", "c", "d", "e"] as const;
    // Several of a day.
    const date = fc.nat({ max: 4 }).map((days) => addDays("2026-10-01", 6 * days));
    const facts = fc.record({ date, netCents: fc.nat({ max: 9 }), returnedAt: dayOrNull });
    const sales = fc
      .array(facts, { maxLength: ids.length })
      .map((list) => list.map((one, index) => ({ id: ids[index] ?? "", ...one })));
    const payouts = fc.uniqueArray(
      fc.record({
        date: day,
        amountCents: fc.integer({ min: 1, max: 15 }),
        saleIds: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }),
        reversedAt: dayOrNull,
      }),
      { maxLength: 5, selector: ({ date }) => date },
    );
    fc.assert(
      fc.property(sales, payouts, fc.nat({ max: 40 }), day, (sold, paid, daysToPay, on) => {
        const statement = statementOf({ sales: sold, payouts: paid, daysToPay }, on);
        expect(statement).toEqual(centByCent(sold, paid, daysToPay, on));
        const turned = { sales: sold, payouts: paid.toReversed(), daysToPay };
        expect(statementOf(turned, on)).toEqual(statement);
      }),
      { seed: 36, numRuns: 500 },
    );
  });
});

function open({ sales }: Statement): Record<string, number> {
  return Object.fromEntries(sales.map(({ id, openCents }) => [id, openCents]));
}

/** Puts down each cent by itself: on the first sale that the payout names and is not paid, else on the first of all. */
function centByCent(
  sales: readonly OwedSale[],
  payouts: readonly Payout[],
  daysToPay: number,
  on: string,
): Statement {
  const rows = sales.map(({ id, date, netCents, returnedAt }, index) => ({
    ...{ id, index, owed: returnedAt === null ? netCents : 0, paid: 0 },
    dueOn: addDays(date, daysToPay),
  }));
  const queue = [...rows].sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.index - b.index);
  const put = (names: readonly string[]) => {
    const row = queue.find(({ id, owed, paid }) => names.includes(id) && paid < owed);
    if (row) row.paid += 1;
    return row !== undefined;
  };
  let loose = 0;
  let paidCents = 0;
  for (const one of [...payouts].sort((a, b) => a.date.localeCompare(b.date))) {
    if (one.reversedAt !== null) continue;
    for (let cent = 0; cent < one.amountCents; cent += 1) {
      paidCents += 1;
      if (!put(one.saleIds)) loose += 1;
    }
  }
  const everything = rows.map(({ id }) => id);
  while (loose > 0 && put(everything)) loose -= 1;
  const isLate = (row: (typeof rows)[number]) => row.paid < row.owed && on > row.dueOn;
  let owedCents = 0;
  let overdueCents = 0;
  for (const row of rows) {
    owedCents += row.owed;
    if (isLate(row)) overdueCents += row.owed - row.paid;
  }
  return {
    ...{ owedCents, paidCents, openCents: owedCents - paidCents, overdueCents },
    sales: rows.map((row) => ({
      ...{ id: row.id, dueOn: row.dueOn, paidCents: row.paid },
      ...{ openCents: row.owed - row.paid, isOverdue: isLate(row) },
    })),
  };
}
