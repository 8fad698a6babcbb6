/** A figure that the product must reach: its number, what is counted, and the count that is asked for. */
export interface Figure {
  readonly number: number;
  readonly what: string;
  /** Fewer than these are not the figure: about as many as a day has of what is asked for, or of what the tests list if that is more. */
  readonly least: number;
}

export const figures: readonly Figure[] = [
  { number: 1, what: "user columns fuzzed in four roles, unchanged", least: 1500 },
  { number: 2, what: "routes and methods of another's, revealing nothing", least: 2000 },
  { number: 3, what: "Free artists × 20 saves at once, one work each", least: 25 },
  { number: 4, what: "artists × 20 subscribe calls at once, one subscription each", least: 24 },
  { number: 5, what: "orders of five events, each twice, at Stripe's state", least: 120 },
  { number: 6, what: "webhooks forged, stale, to come, tampered with, refused", least: 1000 },
  { number: 7, what: "ends of access with every webhook lost, right", least: 13 },
  { number: 8, what: "faults at a step of D1, R2 and Stripe, nothing half done", least: 180 },
  { number: 9, what: "deletions while Stripe is down, whole", least: 20 },
  { number: 10, what: "bad exchange-rate answers, the rate unchanged", least: 90 },
  { number: 11, what: "hostile uploads, none kept and none run", least: 280 },
  { number: 12, what: "cross-site and redirect cases, no effect", least: 1200 },
  { number: 13, what: "answers with every header, and a journey without a violation", least: 350 },
  { number: 14, what: "client faults × mutations, nothing typed lost", least: 40 },
  { number: 15, what: "prices agreed to the cent by server and client", least: 700 },
  { number: 16, what: "requests with canaries, none in logs or errors", least: 500 },
  { number: 17, what: "requests under load, no error and no write lost", least: 1000 },
  { number: 18, what: "rows kept and answers the same after each migration", least: 900 },
  { number: 19, what: "orders of people in one browser, nothing shown to another", least: 15 },
  { number: 20, what: "customers on whom Stripe and we disagree, right within a day", least: 60 },
  {
    number: 21,
    what: "sequences of statuses, sales and invoices from two tabs, as they should be",
    least: 375,
  },
  {
    number: 22,
    what: "invoices issued at once, with injected faults, or to be changed",
    least: 150,
  },
  {
    number: 23,
    what: "catalogues × lists, raises, resolved and asking prices, none lowered without a reason",
    least: 10_300,
  },
  {
    number: 24,
    what: "odd and hostile files and rows, refused whole or imported once and undone",
    least: 40,
  },
  {
    number: 25,
    what: "works and their sales, exported and imported into an empty account, equal",
    least: 600,
  },
  {
    number: 26,
    what: "documents of odd inputs, valid files without a lost character",
    least: 100,
  },
  {
    number: 27,
    what: "amounts of the price list and of taxes, equal to a second calculation",
    least: 1_000_000,
  },
  {
    number: 28,
    what: "sequences of a year's books: ledger, file and documents equal to a second bookkeeping",
    least: 250,
  },
  {
    number: 29,
    what: "rows and objects of a database at its limits, equal after a restore, and faults that end it",
    least: 1000,
  },
  {
    number: 30,
    what: "control characters, half pairs and changes of direction in a text, none stored",
    least: 35_000,
  },
  {
    number: 31,
    what: "sequences of changes of works, prices and lists, none lowering a price without a reason",
    least: 166,
  },
  {
    number: 32,
    what: "files that were read wrongly, as they are meant; hostile texts and workbooks, in bounded time",
    least: 11_000,
  },
  {
    number: 33,
    what: "stored and hostile words, wrong addresses, answers and entries of guests, nothing shown that is not, nothing kept or changed",
    least: 1_000,
  },
  {
    number: 34,
    what: "steps of agreements, reports and payouts from two sides at once, as a naive second implementation has them",
    least: 100,
  },
  {
    number: 35,
    what: "people merged, separated and erased at once with sales and invoices, nobody twice or left",
    least: 20,
  },
  {
    number: 36,
    what: "screens × widths, languages and text sizes, nothing wider than the window or cut",
    least: 150,
  },
];
