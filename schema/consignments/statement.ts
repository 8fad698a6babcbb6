import { addDays } from "#schema/days.ts";
import type { Cents } from "#schema/money.ts";

/** A sale whose money the gallery took; `netCents` is the artist's part. Days are ISO; `returnedAt` is null while it is sold. */
export interface OwedSale {
  readonly id: string;
  readonly date: string;
  readonly netCents: Cents;
  readonly returnedAt: string | null;
}

/** What the gallery paid the artist, and for which sales; it counts while `reversedAt` is null. */
export interface Payout {
  readonly date: string;
  readonly amountCents: Cents;
  readonly saleIds: readonly string[];
  readonly reversedAt: string | null;
}

/** What is owed of a sale; nothing of one that was returned. */
export interface SaleStatement {
  readonly id: string;
  readonly dueOn: string;
  readonly paidCents: Cents;
  readonly openCents: Cents;
  readonly isOverdue: boolean;
}

export interface Statement {
  readonly owedCents: Cents;
  readonly paidCents: Cents;
  /** What is owed less what was paid: negative while a gallery has paid for sales that were returned, and owes nothing else. */
  readonly openCents: Cents;
  readonly overdueCents: Cents;
  /** In the order of the sales. */
  readonly sales: readonly SaleStatement[];
}

/**
 * What a gallery owes of its sales on a day (people, sections 5 and 6), in whole cents of one currency. A payout pays its sales
 * by their due day, oldest first, payouts in the order of their days. What is left of one, as its sale was returned, is a
 * credit: it pays what is open of any sale, oldest first. What is due today is not overdue.
 */
export function statementOf(
  {
    sales,
    payouts,
    daysToPay,
  }: {
    readonly sales: readonly OwedSale[];
    readonly payouts: readonly Payout[];
    readonly daysToPay: number;
  },
  today: string,
): Statement {
  const owed = sales.filter(({ returnedAt }) => returnedAt === null).toSorted(byDate);
  const paid = payouts.filter(({ reversedAt }) => reversedAt === null).toSorted(byDate);
  const open = new Map(owed.map(({ id, netCents }) => [id, netCents]));
  const byId = new Map(owed.map((sale) => [sale.id, sale]));
  let creditCents = 0;
  for (const { amountCents, saleIds } of paid) {
    const own = [...new Set(saleIds)].flatMap((id) => byId.get(id) ?? []).toSorted(byDate);
    creditCents += payOff(open, own, amountCents);
  }
  payOff(open, owed, creditCents);
  const statements = sales.map(({ id, date, netCents, returnedAt }) => {
    const openCents = open.get(id) ?? 0;
    const dueOn = addDays(date, daysToPay);
    return {
      ...{ id, dueOn, openCents },
      paidCents: returnedAt === null ? netCents - openCents : 0,
      isOverdue: openCents > 0 && dueOn < today,
    };
  });
  const owedCents = sum(owed.map(({ netCents }) => netCents));
  const paidCents = sum(paid.map(({ amountCents }) => amountCents));
  return {
    ...{ owedCents, paidCents, openCents: owedCents - paidCents },
    overdueCents: sum(statements.map(({ isOverdue, openCents }) => (isOverdue ? openCents : 0))),
    sales: statements,
  };
}

/** Takes an amount off what is open of these sales, in their order. Returns what is left of it. */
function payOff(
  open: Map<string, Cents>,
  sales: readonly OwedSale[],
  amountCents: Cents,
): Cents {
  let left = amountCents;
  for (const { id } of sales) {
    const openCents = open.get(id) ?? 0;
    const part = Math.max(0, Math.min(left, openCents));
    open.set(id, openCents - part);
    left -= part;
  }
  return left;
}

function byDate(one: { readonly date: string }, other: { readonly date: string }): number {
  return Number(one.date > other.date) - Number(one.date < other.date);
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
