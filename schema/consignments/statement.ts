import { addDays } from "#schema/days.ts";
import type { Cents } from "#schema/money.ts";

/** A sale whose money the gallery took; `netCents` is the artist's part. Days are ISO; `returnedAt` is null while it is sold. */
interface SoldByGallery {
  readonly id: string;
  readonly netCents: Cents;
  readonly returnedAt: string | null;
}

export interface OwedSale extends SoldByGallery {
  readonly date: string;
}

/** A sale with the day by which the gallery has to pay, where not all have the same days to pay. */
interface DueSale extends SoldByGallery {
  readonly dueOn: string;
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
  const due = sales.map(({ date, ...sale }) => ({ ...sale, dueOn: addDays(date, daysToPay) }));
  return statementOfDue({ sales: due, payouts }, today);
}

/** The same of sales that each have a due day of their own. */
export function statementOfDue(
  { sales, payouts }: { readonly sales: readonly DueSale[]; readonly payouts: readonly Payout[] },
  today: string,
): Statement {
  const owed = sales.filter(({ returnedAt }) => returnedAt === null).toSorted(byDueDay);
  const paid = payouts.filter(({ reversedAt }) => reversedAt === null);
  const { open, creditCents } = payOwnSales(owed, paid);
  payOff(open, owed, creditCents);
  const statements = sales.map(({ id, dueOn, netCents, returnedAt }) => {
    const openCents = open.get(id) ?? 0;
    return {
      id,
      dueOn,
      openCents,
      paidCents: returnedAt === null ? netCents - openCents : 0,
      isOverdue: openCents > 0 && dueOn < today,
    };
  });
  const owedCents = sum(owed.map(({ netCents }) => netCents));
  const paidCents = sum(paid.map(({ amountCents }) => amountCents));
  return {
    owedCents,
    paidCents,
    openCents: owedCents - paidCents,
    overdueCents: sum(statements.map(({ isOverdue, openCents }) => (isOverdue ? openCents : 0))),
    sales: statements,
  };
}

type PaidSale = Pick<SoldByGallery, "id" | "netCents">;

/**
 * What is open of each sale once payouts, in the order of their days, have paid the sales that they name, in the order in which
 * these are given; and what is left of the payouts. In whole cents.
 */
export function payOwnSales(
  sales: readonly PaidSale[],
  payouts: readonly Payout[],
): { readonly open: Map<string, Cents>; readonly creditCents: Cents } {
  const open = new Map(sales.map(({ id, netCents }) => [id, netCents]));
  const places = new Map(sales.map(({ id }, place) => [id, place]));
  let creditCents = 0;
  for (const { amountCents, saleIds } of payouts.toSorted((one, other) =>
    compare(one.date, other.date),
  )) {
    const own = [...new Set(saleIds)]
      .flatMap((id) => places.get(id) ?? [])
      .toSorted((one, other) => one - other)
      .flatMap((place) => sales[place] ?? []);
    creditCents += payOff(open, own, amountCents);
  }
  return { open, creditCents };
}

/** Takes an amount off what is open of these sales, in their order. Returns what is left of it. */
function payOff(open: Map<string, Cents>, sales: readonly PaidSale[], amountCents: Cents): Cents {
  let left = amountCents;
  for (const { id } of sales) {
    const openCents = open.get(id) ?? 0;
    const part = Math.max(0, Math.min(left, openCents));
    open.set(id, openCents - part);
    left -= part;
  }
  return left;
}

/** The order in which sales are paid; those of one day stay in theirs. */
export function byDueDay(one: Pick<DueSale, "dueOn">, other: Pick<DueSale, "dueOn">): number {
  return compare(one.dueOn, other.dueOn);
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
