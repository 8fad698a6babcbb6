import type { SalesHistory } from "#schema/artist/profile.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import type { LedgerEntry } from "#schema/sales/ledger.ts";
import { cadRateOf } from "#schema/sales/sale.ts";
import { quarterOf } from "#schema/sales/small-supplier.ts";

/** What a work has cost its artist: cents of Canadian dollars, and hours. */
export interface WorkCosts {
  readonly materialsCents: Cents;
  readonly framingCents: Cents;
  readonly hours: number;
}

/** Of a sale of the ledger, by the sale's id; none where they are not known. */
export type CostsBySale = ReadonlyMap<string, WorkCosts>;

/** Cents of Canadian dollars: paid − commission − fees − shipping = net. */
export interface CadAmounts {
  readonly paidCents: Cents;
  readonly commissionCents: Cents;
  readonly feeCents: Cents;
  readonly shippingCents: Cents;
  readonly netCents: Cents;
  /** 0 where no tax is charged, or while it is not known. */
  readonly taxCents: Cents;
}

/** The sums of entries, as far as the rates of their days are known. */
export interface LedgerTotals extends CadAmounts {
  /** Sales, without those that the same entries take back. */
  readonly sold: number;
  /** Sales of other entries that these take back. */
  readonly takenBack: number;
  /** Entries whose rate is not known: the amounts are without them. */
  readonly awaitingRate: number;
  /** Sales whose tax is not known: the tax is without them. */
  readonly awaitingTax: number;
  /** What materials and framing leave of the net. */
  readonly leftCents: Cents;
  readonly hours: number;
  /** What was left by hour, in cents; null without hours, or while those of a sale are not known. */
  readonly hourlyWageCents: Cents | null;
}

/**
 * An amount of an entry in cents of Canadian dollars, at the rate of the sale's day; null while that is not known. Half a
 * cent is rounded away from 0, so that what is taken back is what was sold.
 */
export function inCad(
  entry: Pick<LedgerEntry, "currency" | "cadRate">,
  cents: Cents,
): Cents | null {
  const rate = cadRateOf(entry);
  return rate === null ? null : atRate(cents, rate);
}

function atRate(cents: Cents, rate: number): Cents {
  const rounded = roundHalfUp(Math.abs(cents) * rate);
  return cents < 0 ? 0 - rounded : rounded;
}

/** The amounts of an entry in Canadian dollars: each is rounded once, and the net is what they leave. */
export function cadAmounts(entry: LedgerEntry): CadAmounts | null {
  const rate = cadRateOf(entry);
  if (rate === null) return null;
  const paidCents = atRate(entry.paidCents, rate);
  const commissionCents = atRate(entry.commissionCents, rate);
  const feeCents = atRate(entry.feeCents, rate);
  const shippingCents = atRate(entry.shippingCents, rate);
  return {
    paidCents,
    commissionCents,
    feeCents,
    shippingCents,
    netCents: paidCents - commissionCents - feeCents - shippingCents,
    taxCents: sum(entry.taxes.map(({ cents }) => atRate(cents, rate))),
  };
}

/** What materials and framing leave of an entry's net, in Canadian dollars; what is taken back takes them back as well. */
export function leftOf(entry: LedgerEntry, costs: CostsBySale): Cents | null {
  const amounts = cadAmounts(entry);
  if (amounts === null) return null;
  const { materialsCents = 0, framingCents = 0 } = costsOf(entry, costs) ?? {};
  return amounts.netCents - signOf(entry) * (materialsCents + framingCents);
}

export function totalsOf(
  entries: readonly LedgerEntry[],
  costs: CostsBySale = new Map(),
): LedgerTotals {
  const known = entries.filter((entry) => cadRateOf(entry) !== null);
  const amounts = entries.flatMap((entry) => cadAmounts(entry) ?? []);
  const sales = remaining(entries.filter(({ saleId }) => saleId !== null));
  const leftCents = sum(known.map((entry) => leftOf(entry, costs) ?? 0));
  const hours = sum(known.map((entry) => signOf(entry) * (costsOf(entry, costs)?.hours ?? 0)));
  const isTimed = remaining(
    known.filter((entry) => entry.saleId !== null && !costsOf(entry, costs)?.hours),
  ).every((count) => count === 0);
  return {
    sold: sum(sales.filter((count) => count > 0)),
    takenBack: 0 - sum(sales.filter((count) => count < 0)),
    awaitingRate: countOf(remaining(entries.filter((entry) => cadRateOf(entry) === null))),
    awaitingTax: countOf(remaining(entries.filter(isTaxMissing))),
    paidCents: sum(amounts.map(({ paidCents }) => paidCents)),
    commissionCents: sum(amounts.map(({ commissionCents }) => commissionCents)),
    feeCents: sum(amounts.map(({ feeCents }) => feeCents)),
    shippingCents: sum(amounts.map(({ shippingCents }) => shippingCents)),
    netCents: sum(amounts.map(({ netCents }) => netCents)),
    taxCents: sum(amounts.map(({ taxCents }) => taxCents)),
    leftCents,
    hours,
    hourlyWageCents: isTimed && hours > 0 ? Math.round(leftCents / hours) : null,
  };
}

function isTaxMissing({ untaxed }: LedgerEntry): boolean {
  return untaxed === "not-known";
}

/**
 * How often each thing that is sold is among the entries, less how often it is taken back: sales by their id, other lines
 * of invoices by what they say and cost.
 */
function remaining(entries: readonly LedgerEntry[]): number[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const { saleId, description, paidCents } = entry;
    const key = saleId ?? `${description} ${Math.abs(paidCents)}`;
    counts.set(key, (counts.get(key) ?? 0) + signOf(entry));
  }
  return [...counts.values()];
}

function countOf(counts: readonly number[]): number {
  return sum(counts.map((count) => Math.abs(count)));
}

/** −1 for what is taken back. */
function signOf({ kind }: LedgerEntry): 1 | -1 {
  return kind === "return" || kind === "credit" ? -1 : 1;
}

function costsOf({ saleId }: LedgerEntry, costs: CostsBySale): WorkCosts | undefined {
  return saleId === null ? undefined : costs.get(saleId);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Entries, or what is shown of them. */
interface Dated {
  readonly date: string;
}

export interface LedgerQuarter<One> {
  readonly year: number;
  /** From 1 to 4. */
  readonly quarter: number;
  readonly entries: readonly One[];
}

/** The entries by calendar quarter, the newest quarter first, each in the order that they have. */
export function quartersOf<One extends Dated>(entries: readonly One[]): LedgerQuarter<One>[] {
  const byQuarter = Map.groupBy(entries, ({ date }) => quarterOf(date));
  return [...byQuarter]
    .toSorted(([one], [other]) => other - one)
    .map(([index, ofQuarter]) => ({ ...quarterAt(index), entries: ofQuarter }));
}

/** The entries of the twelve months that end with `today`, an ISO day. */
export function entriesOfTwelveMonths<One extends Dated>(
  entries: readonly One[],
  today: string,
): One[] {
  const before = dayAYearBefore(today);
  return entries.filter(({ date }) => date > before && date <= today);
}

/** What was sold in a quarter, in cents of Canadian dollars, taxes apart. */
export interface QuarterSum {
  readonly year: number;
  readonly quarter: number;
  readonly cents: Cents;
  /** Entries whose rate is not known: the sum is without them. */
  readonly awaitingRate: number;
}

/**
 * The quarter of `today` and the four before it, the oldest first, as the small-supplier limit sees them: all that
 * buyers paid, zero-rated sales and what invoices charge beside the works included, less what was taken back.
 */
export function supplierQuarters(entries: readonly LedgerEntry[], today: string): QuarterSum[] {
  const current = quarterOf(today);
  return [4, 3, 2, 1, 0].map((ago) => {
    const ofQuarter = entries.filter(({ date }) => quarterOf(date) === current - ago);
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
 * Whether a year's sales are within what the profile says of annual sales. They are `less` only where every entry's rate
 * is known and the ledger goes back for the whole year: an artist may just have started to keep it.
 */
export function annualSales(
  band: SalesHistory,
  entries: readonly LedgerEntry[],
  today: string,
): "less" | "within" | "more" {
  const { paidCents, awaitingRate } = totalsOf(entriesOfTwelveMonths(entries, today));
  const [from, to] = bands[band];
  if (paidCents > to) return "more";
  const isWhole = entries.some(({ date }) => date <= dayAYearBefore(today));
  return paidCents < from && isWhole && awaitingRate === 0 ? "less" : "within";
}

function quarterAt(index: number) {
  return { year: Math.floor(index / 4), quarter: (index % 4) + 1 };
}

/** The same day of the year before, to compare days with: of February 29 it is one between that year's 28th and March. */
function dayAYearBefore(day: string): string {
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, "0")}${day.slice(4)}`;
}
