import type { Cents } from "../money.ts";

/** Above it, in one calendar quarter or in four, a supplier is no longer small (Excise Tax Act, section 148). */
export const smallSupplierLimitCents: Cents = 30_000_00;

interface SmallSupplier {
  /** Taxable sales of the calendar quarter of `today`. */
  readonly quarterCents: Cents;
  /** Taxable sales of the four calendar quarters before it. */
  readonly fourQuartersBeforeCents: Cents;
  readonly overInQuarter: boolean;
  readonly overInFour: boolean;
}

/**
 * Where worldwide taxable sales, zero-rated ones included, are against the small-supplier limit (price list,
 * section 4). Amounts are in Canadian cents, days ISO. Exactly the limit is not over it. This informs, and decides
 * nothing.
 */
export function smallSupplier(
  sales: readonly { readonly date: string; readonly cadCents: Cents }[],
  today: string,
): SmallSupplier {
  const current = quarterOf(today);
  let quarterCents = 0;
  let fourQuartersBeforeCents = 0;
  for (const { date, cadCents } of sales) {
    const quartersAgo = current - quarterOf(date);
    if (quartersAgo === 0) quarterCents += cadCents;
    else if (quartersAgo >= 1 && quartersAgo <= 4) fourQuartersBeforeCents += cadCents;
  }
  return {
    quarterCents,
    fourQuartersBeforeCents,
    overInQuarter: quarterCents > smallSupplierLimitCents,
    overInFour: fourQuartersBeforeCents > smallSupplierLimitCents,
  };
}

/** Calendar quarters, counted from the year 0. @throws RangeError for what is no ISO day. */
export function quarterOf(day: string): number {
  const parts = /^(\d{4})-(\d{2})-\d{2}$/.exec(day);
  if (parts === null) throw new RangeError(`"${day}" is not a day.`);
  const [, year, month] = parts;
  return Number(year) * 4 + Math.floor((Number(month) - 1) / 3);
}
