import { statementOf } from "#schema/consignments/statement.ts";
import { addDays } from "#schema/days.ts";
import { scatter, time } from "../compute.ts";
import { inTurn, medians } from "../rounds.ts";
import type { Figure } from "../row.ts";

const today = "2026-11-22";
const count = 2_000;

/** The statement of a gallery's years, of which half of the sales are paid, each half, beside a sort of as many numbers. */
export async function statement(): Promise<Figure[]> {
  const input = salesAndPayouts();
  const numbers = Array.from({ length: count }, (_, index) => scatter(index));
  const { openCents, overdueCents } = statementOf(input, today);
  if (openCents <= 0 || overdueCents <= 0) throw new Error("Nothing is owed.");
  const times = await inTurn({
    peer: async () => time(() => numbers.slice().sort((one, other) => one - other).length),
    product: async () => time(() => statementOf(input, today).sales.length),
  });
  return [
    {
      what: "statement of 2,000 sales / a sort of as many numbers",
      unit: "ms",
      ...medians(times, (each) => each),
      budget: { ratio: 50, limit: 50 },
    },
  ];
}

/** One payout for every second sale, in part. */
function salesAndPayouts(): Parameters<typeof statementOf>[0] {
  const dayOf = (index: number) => addDays(today, Math.round(-1_000 * scatter(index)));
  const sales = Array.from({ length: count }, (_, index) => ({
    ...{ id: `id-${index}`, date: dayOf(index), netCents: 50_000 + index },
    returnedAt: index % 20 === 0 ? "2026-11-01T00:00:00.000Z" : null,
  }));
  const payouts = sales.flatMap(({ id, date }, index) =>
    index % 2 === 0
      ? [{ date, amountCents: 25_000, saleIds: [id, `id-${index + 1}`], reversedAt: null }]
      : [],
  );
  return { sales, payouts, daysToPay: 30 };
}
