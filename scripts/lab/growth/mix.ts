/** What artists of one kind do in a month, on average. Assumed: there is no traffic yet that could be counted. */
export interface Kind {
  readonly name: string;
  /** Of all artists. */
  readonly share: number;
  readonly visits: number;
  readonly signIns: number;
  /** At the month's beginning. */
  readonly works: number;
  readonly saves: number;
  readonly edits: number;
  /** How often guests open their rooms and labels. */
  readonly openings: number;
  readonly isSubscribed: boolean;
}

const away: Kind = {
  name: "free, away this month",
  share: 0.6,
  visits: 0,
  signIns: 0,
  works: 1,
  saves: 0,
  edits: 0,
  openings: 0,
  isSubscribed: false,
};

export const kinds: readonly Kind[] = [
  away,
  { ...away, name: "free, visiting", share: 0.32, visits: 3, signIns: 1, saves: 0.1 },
  {
    name: "Professional",
    share: 0.08,
    visits: 12,
    signIns: 1.5,
    works: 60,
    saves: 4,
    edits: 6,
    openings: 40,
    isSubscribed: true,
  },
];

/** What a visit, a save and a picture lead to; assumed as well. */
export const habits = {
  /** Times that the page asks who is signed in, a visit. */
  userReadsAVisit: 1.5,
  /** Of the lists read at the beginning of a visit, those that have not changed since: 304. */
  unchangedLists: 0.6,
  /** Of visits, those with a browser that has none of the pictures yet. */
  newBrowsers: 0.1,
  /** Works that are looked at in the gallery then. */
  thumbnailsALook: 40,
  /** Whole pictures opened a visit that the browser does not have. */
  picturesAVisit: 0.5,
  /** Of works, those with a picture. */
  withPicture: 0.9,
  profileEditsAVisit: 0.1,
  /** Of what guests open, rooms; the others are labels. */
  roomsOpened: 0.3,
  /** Pictures that a guest's browser gets of a room; of a label the one. */
  picturesARoom: 7,
  /** What is written back, for each room that is opened. */
  entriesARoom: 0.1,
  webhooksASubscription: 5,
  /** A payment begun is kept a few days: of the subscribed, so many at any time. */
  begunPayments: 0.002,
  /** The limits that the browser keeps to, in bytes: a picture, and its thumbnail as an object of its own. */
  pictureBytes: 300_000,
  thumbnailBytes: 40_000,
  /** The platform's own entry for a request and our line, in bytes. */
  logBytesARequest: 1_500,
  /** Of a day's calls, those in its busiest hour. */
  busiestHour: 0.1,
} as const;

export const scales = [1_000, 100_000, 10_000_000] as const;
export const days = 30;
