/** What the platform asks for one thing, in US dollars. */
interface Price {
  readonly what: string;
  readonly unit: string;
  /** How many of `unit` the paid plan includes each month. */
  readonly included: number;
  readonly dollars: number;
  /** How many of them `dollars` buys. */
  readonly per: number;
}

/** The paid plan itself. */
export const planDollars = 5;

export const pricesRead = "2026-11-21";

const million = 1_000_000;

/** Cloudflare's published prices, as its documentation had them on the day above. */
export const prices = {
  // developers.cloudflare.com/workers/platform/pricing
  requests: price("Worker requests", "requests", 10 * million, 0.3, million),
  cpu: price("Worker CPU time", "ms", 30 * million, 0.02, million),
  rowsRead: price("D1 rows read", "rows", 25_000 * million, 0.001, million),
  rowsWritten: price("D1 rows written", "rows", 50 * million, 1, million),
  databaseStored: price("D1 storage", "GB", 5, 0.75, 1),
  keysRead: price("KV reads", "reads", 10 * million, 0.5, million),
  keysWritten: price("KV writes", "writes", million, 5, million),
  // developers.cloudflare.com/r2/pricing
  picturesStored: price("R2 storage", "GB", 10, 0.015, 1),
  classA: price("R2 class A (put, list)", "operations", million, 4.5, million),
  classB: price("R2 class B (get)", "operations", 10 * million, 0.36, million),
  // developers.cloudflare.com/observability/pricing
  logged: price("Logs taken in", "GB", 50, 0.25, 1),
  logsStored: price("Logs kept 7 days", "GB", 12, 0.1, 1),
} as const;

function price(what: string, unit: string, included: number, dollars: number, per: number): Price {
  return { what, unit, included, dollars, per };
}

export type Metered = keyof typeof prices;

/** How much of everything a month has used. */
export type Usage = Record<Metered, number>;

/** What a month's use of one thing costs beyond what the plan includes. */
export function dollarsFor(name: Metered, used: number): number {
  const { included, dollars, per } = prices[name];
  return (Math.max(0, used - included) / per) * dollars;
}

export function dollarsForAll(usage: Usage): number {
  const names = Object.keys(prices) as Metered[];
  return names.reduce((sum, name) => sum + dollarsFor(name, usage[name]), planDollars);
}

/** What it costs where the plan includes nothing any more. */
export function dollarsWithoutPlan(usage: Partial<Usage>): number {
  const names = Object.keys(usage) as Metered[];
  return names.reduce((sum, name) => {
    const { dollars, per } = prices[name];
    return sum + ((usage[name] ?? 0) / per) * dollars;
  }, 0);
}
