import { customersPerRun } from "#worker/subscription/reconcile.ts";
import { days, habits } from "./mix.ts";
import { listPage, type Month, objectsAPicture, readingsADay } from "./month.ts";

/** Something that ends: how much of it there is, and what a month of artists takes of it. */
interface Limit {
  readonly what: string;
  readonly most: number;
  readonly unit: string;
  readonly taken: (month: Month) => number;
  readonly remedy: string;
}

/** D1's documentation: a well-indexed read takes less than a millisecond, a write several. */
const readSeconds = 0.001;
const writeSeconds = 0.005;

export const limits: readonly Limit[] = [
  {
    what: "Queries of one sweep of R2, a run of the daily cron: two for each thousand objects",
    most: 1_000,
    unit: "queries",
    taken: ({ pictures }) => ((pictures * objectsAPicture) / listPage) * 2,
    remedy:
      "a run a prefix of the keys, in turn, or each prefix a message of a Queue; before that, the run fails visibly and orphans stay",
  },
  {
    what: "Subscriptions read again a day, in the quarter-hourly cron's runs",
    most: customersPerRun * 96,
    unit: "readings",
    taken: ({ subscribed }) => subscribed * readingsADay,
    remedy:
      "a Queue that is filled with those due and empties as fast as Stripe allows (100 a second); before that, `billing` of the health turns `late`, and what webhooks missed is found later than in a day",
  },
  {
    what: "The one database's time in the busiest hour: it answers one query after the other",
    most: 1,
    unit: "s a second",
    taken: ({ usage, counts }) => {
      const writes =
        counts.save + counts.saveWithPicture + counts.edit + counts.profileEdit + counts.signIn;
      const reads = usage.requests;
      const busiest = habits.busiestHour / days / 3600;
      return (reads * readSeconds + writes * writeSeconds) * busiest;
    },
    remedy:
      "reads of lists from replicas first ([decision 014](decisions/014-one-round-trip-to-the-primary.md)), then databases by artist: every query of owned rows carries the owner's id already",
  },
  {
    what: "Size of the one database",
    most: 10,
    unit: "GB",
    taken: ({ usage }) => usage.databaseStored,
    remedy:
      "databases by artist: the first hexadecimal digits of the id choose one of 16, then of 256; sessions name their artist's",
  },
  {
    what: "All databases of an account",
    most: 250,
    unit: "GB",
    taken: ({ usage }) => usage.databaseStored,
    remedy: "asked of Cloudflare, which raises it; or breakdowns of old prices to R2",
  },
];

/** How many artists it holds, if they go on as in this month. */
export function artistsHeld({ most, taken }: Limit, month: Month): number {
  return (most / taken(month)) * month.artists;
}
