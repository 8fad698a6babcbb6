import { type Cents, roundHalfUp } from "../money.ts";
import type { SalesHistory } from "../profile.ts";
import type { Sale } from "./sale.ts";
import { quarterOf } from "./small-supplier.ts";

/** A sale as the ledger computes with it. */
export type LedgerSale = Pick<
  Sale,
  | "id"
  | "artworkId"
  | "date"
  | "priceCents"
  | "discountCents"
  | "currency"
  | "cadRate"
  | "commissionCents"
  | "feeCents"
  | "shippingCents"
  | "netCents"
  | "taxes"
  | "returnedAt"
>;

/** What a work has cost its artist: cents of Canadian dollars, and hours. */
export interface WorkCosts {
  readonly materialsCents: Cents;
  readonly framingCents: Cents;
  readonly hours: number;
}

/** Whether a sale counts. One that was returned, or whose invoice was credited and not issued again, does not. */
type SaleStatus = "counted" | "returned" | "credited";

/** Cents of Canadian dollars, at the rate of the sale's day. */
interface Amounts {
  /** What the buyer paid before tax: the price after the discount. */
  readonly paidCents: Cents;
  /** What the channel kept: commission and fees. */
  readonly commissionCents: Cents;
  readonly netCents: Cents;
  /** 0 while it is not stated where the work was delivered. */
  readonly taxCents: Cents;
  /** What materials and framing leave of the net. */
  readonly leftCents: Cents;
}

export interface LedgerLine<One extends LedgerSale = LedgerSale> {
  readonly sale: One;
  readonly status: SaleStatus;
  /** Null while the rate of the sale's day is not known. */
  readonly amounts: Amounts | null;
  readonly hours: number;
}

/** Of the sales that count. */
export interface LedgerTotals extends Amounts {
  readonly count: number;
  /** Sales of the count whose rate is not known: the amounts are without them. */
  readonly awaitingRate: number;
  /** Of the sales whose rate is known. */
  readonly hours: number;
  /** What was left by hour, in cents; null without hours, or while those of a sale are not known. */
  readonly hourlyWageCents: Cents | null;
}

interface LedgerQuarter<One extends LedgerSale = LedgerSale> {
  readonly year: number;
  /** From 1 to 4. */
  readonly quarter: number;
  readonly lines: readonly LedgerLine<One>[];
  readonly totals: LedgerTotals;
}

/**
 * The lines of the ledger, in the order of the sales (price list, section 4). `credited` are the ids of sales whose
 * invoice was taken back. Each amount is rounded to the cent once, half a cent up. Costs that are not known are 0.
 */
export function ledgerLines<One extends LedgerSale>(
  sales: readonly One[],
  costs: ReadonlyMap<string, WorkCosts>,
  credited: ReadonlySet<string>,
): LedgerLine<One>[] {
  return sales.map((sale) => {
    const work = costs.get(sale.artworkId);
    const status =
      sale.returnedAt !== null ? "returned" : credited.has(sale.id) ? "credited" : "counted";
    return { sale, status, amounts: amountsOf(sale, work), hours: work?.hours ?? 0 };
  });
}

function amountsOf(sale: LedgerSale, work: WorkCosts | undefined): Amounts | null {
  const rate = cadRateOf(sale);
  if (rate === null) return null;
  const inCad = (cents: Cents) => roundHalfUp(cents * rate);
  const netCents = inCad(sale.netCents);
  return {
    paidCents: inCad(sale.priceCents - sale.discountCents),
    commissionCents: inCad(sale.commissionCents + sale.feeCents),
    netCents,
    taxCents: inCad((sale.taxes ?? []).reduce((sum, { cents }) => sum + cents, 0)),
    leftCents: netCents - (work?.materialsCents ?? 0) - (work?.framingCents ?? 0),
  };
}

/** What one unit of the sale's currency was worth in Canadian dollars; null while that is not known. */
export function cadRateOf({
  currency,
  cadRate,
}: Pick<LedgerSale, "currency" | "cadRate">): number | null {
  return currency === "CAD" ? 1 : cadRate;
}

/** The sums of the lines that count: of what is known, and how many wait for a rate. */
export function totalsOf(lines: readonly LedgerLine[]): LedgerTotals {
  const counted = lines.filter(({ status }) => status === "counted");
  const known = counted.flatMap(({ amounts, hours }) => (amounts ? [{ ...amounts, hours }] : []));
  const sum = (of: (line: Amounts & { readonly hours: number }) => number) =>
    known.reduce((total, line) => total + of(line), 0);
  const leftCents = sum((line) => line.leftCents);
  const hours = sum((line) => line.hours);
  const isTimed = known.length > 0 && known.every((line) => line.hours > 0);
  return {
    count: counted.length,
    awaitingRate: counted.length - known.length,
    paidCents: sum((line) => line.paidCents),
    commissionCents: sum((line) => line.commissionCents),
    netCents: sum((line) => line.netCents),
    taxCents: sum((line) => line.taxCents),
    leftCents,
    hours,
    hourlyWageCents: isTimed ? Math.round(leftCents / hours) : null,
  };
}

/** The lines by calendar quarter, the newest quarter and the newest sale first. */
export function quartersOf<One extends LedgerSale>(
  lines: readonly LedgerLine<One>[],
): LedgerQuarter<One>[] {
  const byQuarter = Map.groupBy(
    lines.toSorted((one, other) => compare(other.sale.date, one.sale.date)),
    ({ sale }) => quarterOf(sale.date),
  );
  return [...byQuarter].map(([index, ofQuarter]) => ({
    ...quarterAt(index),
    lines: ofQuarter,
    totals: totalsOf(ofQuarter),
  }));
}

/** The lines of the twelve months that end with `today`, an ISO day. */
export function linesOfTwelveMonths<Line extends LedgerLine>(
  lines: readonly Line[],
  today: string,
): Line[] {
  const before = dayAYearBefore(today);
  return lines.filter(({ sale }) => sale.date > before && sale.date <= today);
}

/** What was sold in a quarter, in cents of Canadian dollars, taxes apart. */
export interface QuarterSum {
  readonly year: number;
  readonly quarter: number;
  readonly cents: Cents;
  /** Sales whose rate is not known: the sum is without them. */
  readonly awaitingRate: number;
}

/**
 * The quarter of `today` and the four before it, the oldest first, as the small-supplier limit sees them: sales that
 * count, zero-rated ones included.
 */
export function supplierQuarters(lines: readonly LedgerLine[], today: string): QuarterSum[] {
  const current = quarterOf(today);
  return [4, 3, 2, 1, 0].map((ago) => {
    const ofQuarter = lines.filter(({ sale }) => quarterOf(sale.date) === current - ago);
    const { paidCents, awaitingRate } = totalsOf(ofQuarter);
    return { ...quarterAt(current - ago), cents: paidCents, awaitingRate };
  });
}

/** From, in cents; up to the next one. */
const bands: Readonly<Record<SalesHistory, readonly [from: Cents, to: Cents]>> = {
  "<1k": [0, 1_000_00 - 1],
  "1-5k": [1_000_00, 5_000_00],
  "5-20k": [5_000_00, 20_000_00],
  ">20k": [20_000_00 + 1, Number.POSITIVE_INFINITY],
};

/**
 * Whether a year's sales are within what the profile says of annual sales. They are `less` only where every sale's rate
 * is known and the ledger goes back for the whole year: an artist may just have started to keep it.
 */
export function annualSales(
  band: SalesHistory,
  lines: readonly LedgerLine[],
  today: string,
): "less" | "within" | "more" {
  const { paidCents, awaitingRate } = totalsOf(linesOfTwelveMonths(lines, today));
  const [from, to] = bands[band];
  if (paidCents > to) return "more";
  const isWhole = lines.some(({ sale }) => sale.date <= dayAYearBefore(today));
  return paidCents < from && isWhole && awaitingRate === 0 ? "less" : "within";
}

function quarterAt(index: number) {
  return { year: Math.floor(index / 4), quarter: (index % 4) + 1 };
}

/** The same day of the year before; February 29 becomes the 28th. */
function dayAYearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, "0")}${day.slice(4)}`;
  return before.endsWith("02-29") ? before.replace("02-29", "02-28") : before;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
