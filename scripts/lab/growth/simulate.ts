import { createRandom } from "../../local/random.ts";
import type { Cost, Measured, Rows } from "./measured.ts";
import { days, habits, type Kind, kinds, mostWorks, seed } from "./mix.ts";
import type { Usage } from "./prices.ts";

/** A month of so many artists: what they did, and what it took. */
export interface Month {
  readonly artists: number;
  readonly subscribed: number;
  readonly visits: number;
  readonly works: number;
  readonly pictures: number;
  readonly counts: Counts;
  readonly usage: Usage;
}

type Counts = Record<keyof typeof noCounts, number>;

const noCounts = {
  user: 0,
  unchangedList: 0,
  emptyList: 0,
  listedWork: 0,
  rates: 0,
  save: 0,
  saveWithPicture: 0,
  edit: 0,
  picture: 0,
  profileEdit: 0,
  signIn: 0,
  webhook: 0,
};

/** The crons' runs in a month, and the monitor's looks, once a minute. */
export const quarterHours = days * 96;
const monitorLooks = days * 24 * 60;

/** A subscription is read again after twenty hours. */
export const readingsADay = 24 / 20;

/** R2 lists so many objects at a time. */
export const listPage = 1000;

/** The picture and its thumbnail. */
export const objectsAPicture = 2;

/**
 * Plays a month, one artist after the other, in counts: nothing is sent. The same seed gives the same month.
 * A repeated play of ten million takes seconds.
 */
export function simulate(artists: number, measured: Measured): Month {
  const { next: random } = createRandom(seed);
  /** A whole number that is `mean` on average: nobody visits a third of a time. */
  const some = (mean: number) => Math.floor(mean + random());
  /** The same, as people differ: many a little, few a lot. */
  const spread = (mean: number) => some(-Math.log(1 - random()) * mean);
  const counts = { ...noCounts };
  let [subscribed, visits, works, pictures] = [0, 0, 0, 0];
  for (let artist = 0; artist < artists; artist += 1) {
    const kind = pick(random());
    const hung = kind.works > 1 ? Math.min(mostWorks, 1 + spread(kind.works - 1)) : kind.works;
    const came = kind.visits > 0 ? spread(kind.visits) : 0;
    const saved = came > 0 ? some(kind.saves) : 0;
    const edited = came > 0 ? some(kind.edits) : 0;
    const withPicture = some(saved * habits.withPicture);
    const hungPictures = some(hung * habits.withPicture);
    const unchanged = some(came * habits.unchangedLists);
    const lists = came - unchanged + saved + edited;
    const looked = Math.min(hungPictures, habits.thumbnailsALook) * some(came * habits.newBrowsers);
    counts.user += some(came * habits.userReadsAVisit) + saved;
    counts.rates += came;
    counts.unchangedList += unchanged;
    counts.emptyList += lists;
    counts.listedWork += lists * hung;
    counts.save += saved - withPicture;
    counts.saveWithPicture += withPicture;
    counts.edit += edited;
    counts.picture += looked + some(came * habits.picturesAVisit);
    counts.profileEdit += some(came * habits.profileEditsAVisit);
    counts.signIn += came > 0 ? some(kind.signIns) : 0;
    counts.webhook += kind.isSubscribed ? some(habits.webhooksASubscription) : 0;
    subscribed += kind.isSubscribed ? 1 : 0;
    visits += came;
    works += hung + saved;
    pictures += hungPictures + withPicture;
  }
  const month = { artists, subscribed, visits, works, pictures, counts };
  return { ...month, usage: addUp(month, measured) };
}

function pick(place: number): Kind {
  let below = 0;
  for (const kind of kinds) {
    below += kind.share;
    if (place < below) return kind;
  }
  return kinds[0] as Kind;
}

function addUp(month: Omit<Month, "usage">, { calls, statements, bytes }: Measured): Usage {
  const { counts, artists, subscribed, works, pictures } = month;
  const objects = pictures * objectsAPicture;
  const reconciled = subscribed * readingsADay * days;
  const swept = objects * days;
  // Of payments begun, each run looks at all.
  const begun = subscribed * habits.begunPayments * quarterHours;
  const measuredCalls = Object.entries(calls) as [keyof typeof calls, Cost][];
  const sum = (what: keyof Rows) =>
    measuredCalls.reduce((total, [name, cost]) => total + counts[name] * cost[what], 0) +
    counts.signIn * statements.signIn[what] +
    counts.webhook * statements.webhook[what] +
    reconciled * statements.reconciled[what] +
    swept * statements.sweptPicture[what];
  const cpu =
    measuredCalls.reduce((total, [name, cost]) => total + counts[name] * cost.cpu, 0) +
    counts.signIn * habits.signInCpu +
    (counts.webhook + reconciled) * habits.webhookCpu;
  const { listedWork: _notACall, signIn, ...asked } = counts;
  const requests =
    Object.values(asked).reduce((total, count) => total + count, 0) + signIn * 2 + monitorLooks;
  const logged = ((requests + quarterHours) * habits.logBytesARequest) / 1e9;
  return {
    requests,
    cpu,
    rowsRead: sum("rowsRead") + begun,
    rowsWritten: sum("rowsWritten"),
    databaseStored: (artists * bytes.artist + works * bytes.work) / 1e9,
    keysRead: counts.rates + counts.save + counts.saveWithPicture + counts.edit + monitorLooks,
    keysWritten: days,
    picturesStored: (pictures * (habits.pictureBytes + habits.thumbnailBytes)) / 1e9,
    classA: counts.saveWithPicture * objectsAPicture + days * Math.ceil(objects / listPage),
    classB: counts.picture + monitorLooks,
    logged,
    logsStored: (logged * 7) / days,
  };
}
