/** What the platform asks for one thing, in US dollars. */
export interface Price {
  readonly what: string;
  /** How many of `unit` the paid plan includes each month. */
  readonly included: number;
  readonly dollars: number;
  /** How many of them `dollars` buys. */
  readonly per: number;
  readonly unit: string;
  readonly source: string;
}

/** The paid plan itself. */
export const planDollars = 5;

export const pricesRead = "2026-11-21";

const million = 1_000_000;
const workers = "developers.cloudflare.com/workers/platform/pricing";
const r2 = "developers.cloudflare.com/r2/pricing";
const observability = "developers.cloudflare.com/observability/pricing";

/** Cloudflare's published prices, as its documentation had them on the day above. */
export const prices = {
  requests: {
    what: "Worker requests",
    included: 10 * million,
    dollars: 0.3,
    per: million,
    unit: "requests",
    source: workers,
  },
  cpu: {
    what: "Worker CPU time",
    included: 30 * million,
    dollars: 0.02,
    per: million,
    unit: "ms",
    source: workers,
  },
  rowsRead: {
    what: "D1 rows read",
    included: 25_000 * million,
    dollars: 0.001,
    per: million,
    unit: "rows",
    source: workers,
  },
  rowsWritten: {
    what: "D1 rows written",
    included: 50 * million,
    dollars: 1,
    per: million,
    unit: "rows",
    source: workers,
  },
  databaseStored: {
    what: "D1 storage",
    included: 5,
    dollars: 0.75,
    per: 1,
    unit: "GB",
    source: workers,
  },
  keysRead: {
    what: "KV reads",
    included: 10 * million,
    dollars: 0.5,
    per: million,
    unit: "reads",
    source: workers,
  },
  keysWritten: {
    what: "KV writes",
    included: million,
    dollars: 5,
    per: million,
    unit: "writes",
    source: workers,
  },
  picturesStored: {
    what: "R2 storage",
    included: 10,
    dollars: 0.015,
    per: 1,
    unit: "GB",
    source: r2,
  },
  classA: {
    what: "R2 class A (put, list)",
    included: million,
    dollars: 4.5,
    per: million,
    unit: "operations",
    source: r2,
  },
  classB: {
    what: "R2 class B (get)",
    included: 10 * million,
    dollars: 0.36,
    per: million,
    unit: "operations",
    source: r2,
  },
  logged: {
    what: "Logs taken in",
    included: 50,
    dollars: 0.25,
    per: 1,
    unit: "GB",
    source: observability,
  },
  logsStored: {
    what: "Logs kept 7 days",
    included: 12,
    dollars: 0.1,
    per: 1,
    unit: "GB",
    source: observability,
  },
} as const satisfies Record<string, Price>;

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
