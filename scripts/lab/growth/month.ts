import { bytes, calls } from "./measured.ts";
import { days, habits, type Kind, kinds } from "./mix.ts";
import type { Usage } from "./prices.ts";

/** What a month of so many artists takes, on average. */
export interface Month {
  readonly artists: number;
  readonly subscribed: number;
  readonly visits: number;
  readonly works: number;
  readonly pictures: number;
  readonly counts: Counts;
  readonly usage: Usage;
}

type CallName = keyof typeof calls;

/** How often each call is made. */
type Counts = Readonly<Record<CallName, number>>;

/** Runs of the quarter-hourly cron in a month, and requests of the uptime monitor, one a minute. */
const quarterHours = days * 96;
const monitorRequests = days * 24 * 60;

/** A subscription is read again after twenty hours. */
export const readingsADay = 24 / 20;

/** R2 lists so many objects at a time. */
export const listPage = 1000;

/** The picture and its thumbnail. */
export const objectsAPicture = 2;

export function computeMonth(artists: number): Month {
  const sum = (each: (kind: Kind) => number) =>
    kinds.reduce((total, kind) => total + artists * kind.share * each(kind), 0);
  const visits = sum((kind) => kind.visits);
  const saves = sum((kind) => kind.saves);
  const works = sum((kind) => kind.works) + saves;
  const pictures = works * habits.withPicture;
  const subscribed = sum((kind) => (kind.isSubscribed ? 1 : 0));
  const openings = sum((kind) => kind.openings);
  const rooms = openings * habits.roomsOpened;
  const counts = {
    user: visits * habits.userReadsAVisit + saves,
    unchangedList: visits * habits.unchangedLists,
    emptyList: sum(changedLists),
    listedWork: sum((kind) => changedLists(kind) * kind.works),
    rates: visits,
    save: saves * (1 - habits.withPicture),
    saveWithPicture: saves * habits.withPicture,
    edit: sum((kind) => kind.edits),
    picture: sum(picturesRead),
    profileEdit: visits * habits.profileEditsAVisit,
    guestRoom: rooms,
    guestLabel: openings - rooms,
    guestPicture: rooms * habits.picturesARoom + openings - rooms,
    guestOpened: openings,
    guestEntry: rooms * habits.entriesARoom,
    signIn: sum((kind) => kind.signIns),
    webhook: subscribed * habits.webhooksASubscription,
    reconciled: subscribed * readingsADay * days,
    sweptObject: pictures * objectsAPicture * days,
  };
  const month = { artists, subscribed, visits, works, pictures, counts };
  return { ...month, usage: computeUsage(month) };
}

/** Lists that are answered in full: at the beginning of visits, and after each change. */
function changedLists({ visits, saves, edits }: Kind): number {
  return visits * (1 - habits.unchangedLists) + saves + edits;
}

/** Thumbnails read by browsers that have none yet, and whole pictures. */
function picturesRead({ visits, works }: Kind): number {
  const thumbnails = meanAtMost(habits.thumbnailsALook, works * habits.withPicture);
  return visits * (habits.newBrowsers * thumbnails + habits.picturesAVisit);
}

/** The mean of what is cut off at `most`, where galleries are spread exponentially; one work is not spread. */
function meanAtMost(most: number, mean: number): number {
  return mean <= 1 ? mean : mean * (1 - Math.exp(-most / mean));
}

function computeUsage(month: Omit<Month, "usage">): Usage {
  const { artists, subscribed, works, pictures, counts } = month;
  const names = Object.keys(calls) as CallName[];
  const sum = (what: "rowsRead" | "rowsWritten" | "cpu") =>
    names.reduce((total, name) => total + counts[name] * calls[name][what], 0);
  // A sign-in is two requests; a listed work is part of another's answer, and the crons' work is none.
  const { listedWork: _work, reconciled: _subscription, sweptObject: _object, ...asked } = counts;
  const requests =
    Object.values(asked).reduce((total, count) => total + count, counts.signIn) + monitorRequests;
  const logged = ((requests + quarterHours) * habits.logBytesARequest) / 1e9;
  const listings = days * Math.ceil((pictures * objectsAPicture) / listPage);
  return {
    requests,
    cpu: sum("cpu"),
    // Each run of the cron reads all payments begun.
    rowsRead: sum("rowsRead") + subscribed * habits.begunPayments * quarterHours,
    rowsWritten: sum("rowsWritten"),
    databaseStored: (artists * bytes.artist + works * bytes.work) / 1e9,
    keysRead: counts.rates + counts.save + counts.saveWithPicture + counts.edit + monitorRequests,
    keysWritten: days,
    picturesStored: (pictures * (habits.pictureBytes + habits.thumbnailBytes)) / 1e9,
    classA: counts.saveWithPicture * objectsAPicture + listings,
    classB: counts.picture + counts.guestPicture + monitorRequests,
    logged,
    logsStored: (logged * 7) / days,
  };
}

/** What a label takes that is opened so many times in a month: its page, the picture, and that it was opened. */
export function usageOfLabel(openings: number): Partial<Usage> {
  const asked = [calls.guestLabel, calls.guestPicture, calls.guestOpened];
  const sum = (what: "rowsRead" | "rowsWritten" | "cpu") =>
    openings * asked.reduce((total, call) => total + call[what], 0);
  const requests = openings * asked.length;
  const logged = (requests * habits.logBytesARequest) / 1e9;
  return {
    requests,
    cpu: sum("cpu"),
    rowsRead: sum("rowsRead"),
    rowsWritten: sum("rowsWritten"),
    classB: openings,
    logged,
    logsStored: (logged * 7) / days,
  };
}
