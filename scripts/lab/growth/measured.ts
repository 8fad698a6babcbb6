/** What a call takes of the database's rows, and of the Worker's CPU in milliseconds. */
interface Cost {
  readonly rowsRead: number;
  readonly rowsWritten: number;
  readonly cpu: number;
}

/** In milliseconds, over the network. */
interface Times {
  readonly p50: number;
  readonly p99: number;
}

/** The day, and the machine, of every figure in this file. */
export const measuredOn = "2026-11-22";
export const machine = "2 × AMD EPYC";

/**
 * Rows are `meta.rows_read` and `meta.rows_written`, summed over a call's statements. CPU is that of the Worker's
 * code in Node, 400 repetitions of a call with stores that answer from memory.
 */
export const calls = {
  user: cost(3, 0, 1.0745),
  unchangedList: cost(8, 0, 1.0918),
  emptyList: cost(3, 0, 1.6586),
  listedWork: cost(1, 0, 0.0076),
  rates: cost(0, 0, 0.2609),
  save: cost(13, 16, 1.5962),
  saveWithPicture: cost(15, 16, 1.3137),
  edit: cost(25, 10, 1.1535),
  picture: cost(5, 0, 0.964),
  profileEdit: cost(5, 1, 1.0661),
  // Of what guests ask for, measured on 2026-11-27. The data of a page: the platform's own code writes it into the page.
  guestRoom: cost(12, 0, 1.6485),
  guestLabel: cost(12, 0, 1.1649),
  guestPicture: cost(15, 0, 1.9107),
  guestOpened: cost(16, 3, 1.5632),
  guestEntry: cost(23, 10, 2.3779),
  // The CPU of these is assumed: the provider and Stripe are awaited, but signatures and JSON take time.
  signIn: cost(1, 7, 10),
  webhook: cost(6, 6, 5),
  /** A subscription that the cron reads again. */
  reconciled: cost(7, 3, 5),
  /** An object of R2 that the daily sweep looks up; its CPU is not counted. */
  sweptObject: cost(5, 0, 0),
} as const;

/** What each adds to the database, and a work to the list: of 200 artists, and 1,000 works with pictures. */
export const bytes = { artist: 717, work: 1241, listedWork: 1012 } as const;

/** 128 calls of each kind at each size, by all artists at once, on one local workerd. */
export const sizes = [
  size(1, 1, [10.8, 23], [10.5, 16.4], [15, 21.8]),
  size(1, 100, [11.5, 19.2], [14.8, 27.3], [13.2, 19.7]),
  size(1, 1_000, [10.3, 13.6], [36.4, 101.1], [12.4, 21.2]),
  size(1, 10_000, [9.6, 16.3], [245.1, 385.2], [10.5, 15.2]),
  size(8, 20, [35.7, 45.6], [45.7, 91.1], [63.3, 87.6]),
  size(64, 20, [286.3, 455], [304.2, 382.8], [470.2, 656.1]),
];

function cost(rowsRead: number, rowsWritten: number, cpu: number): Cost {
  return { rowsRead, rowsWritten, cpu };
}

type Pair = readonly [p50: number, p99: number];

function size(artists: number, works: number, user: Pair, list: Pair, save: Pair) {
  const times = ([p50, p99]: Pair): Times => ({ p50, p99 });
  return { artists, works, user: times(user), list: times(list), save: times(save) };
}
