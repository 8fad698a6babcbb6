import * as v from "valibot";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artwork.ts";
import { findUsedPictureKeys } from "#worker/db/artworks.ts";
import { type Database, openDatabase } from "#worker/db/client.ts";
import { insertSession } from "#worker/db/sessions.ts";
import {
  findSubscriptionOf,
  isEventKnown,
  keepCustomer,
  listCustomersToReconcile,
  writeSubscription,
} from "#worker/db/subscriptions.ts";
import { upsertUser } from "#worker/db/users.ts";
import type { Bindings } from "#worker/env.ts";
import { signInArtist, type TestArtist } from "#worker/testing/artists.ts";
import { newArtwork } from "#worker/testing/artworks.ts";
import { appUrl, type TestWorker } from "#worker/testing/harness.ts";
import { observeDatabase, type RoundTrip } from "#worker/testing/observed-database.ts";
import { png, toDataUrl } from "#worker/testing/pictures.ts";
import { requestHere } from "#worker/testing/request-here.ts";
import { signInWithWorks } from "../bench/works.ts";
import type { Cost, calls, Measured, Rows } from "./measured.ts";
import { Tape } from "./tape.ts";

type CallName = Exclude<(typeof calls)[number], "listedWork">;

interface Asked {
  readonly artist: TestArtist;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** So many works in the list that a work's own share is taken from. */
const listed = 1_000;

/**
 * What each call of an artist takes: rows as the database counts them, and the Worker's CPU time, unless that is
 * told otherwise.
 */
export async function measureCalls(
  worker: TestWorker,
  cpuOf: (worker: TestWorker, asked: Asked) => Promise<number> = measureCpu,
): Promise<Measured["calls"]> {
  const take = async (asked: Asked): Promise<Cost> => ({
    cpu: await cpuOf(worker, asked),
    ...(await countRows(worker, asked)),
  });
  const asked = await prepare(worker);
  const emptyList = await take(asked.emptyList);
  const full = await take({ ...asked.emptyList, artist: await signInWithWorks(worker, listed) });
  return {
    user: await take(asked.user),
    unchangedList: await take(asked.unchangedList),
    emptyList,
    listedWork: {
      rowsRead: Math.round((full.rowsRead - emptyList.rowsRead) / listed),
      rowsWritten: 0,
      cpu: round((full.cpu - emptyList.cpu) / listed),
    },
    rates: await take(asked.rates),
    save: await take(asked.save),
    saveWithPicture: await take(asked.saveWithPicture),
    edit: await take(asked.edit),
    picture: await take(asked.picture),
    profileEdit: await take(asked.profileEdit),
  };
}

async function prepare(worker: TestWorker): Promise<Record<CallName, Asked>> {
  const artist = await signInWithWorks(worker, 1);
  // On the free plan no work is edited once it has its price.
  const db = openDatabase(worker.env.DB);
  await keepCustomer(db, artist.id, `cus_${artist.id}`, new Date());
  await sync(db, `cus_${artist.id}`, new Date(), null);
  const imageUrl = toDataUrl("image/png", png());
  const saved = await artist.send("POST", apiPaths.artworks, newArtwork({ imageUrl }));
  const work = v.parse(artworkSchema, await saved.json());
  const list = await artist.request(apiPaths.artworks);
  const ask = (method: string, path: string, body?: object): Asked => ({
    artist,
    method,
    path,
    ...(body && { body }),
  });
  return {
    user: ask("GET", apiPaths.authUser),
    unchangedList: {
      ...ask("GET", apiPaths.artworks),
      headers: { "If-None-Match": String(list.headers.get("ETag")) },
    },
    emptyList: { ...ask("GET", apiPaths.artworks), artist: await signInArtist(worker) },
    rates: ask("GET", apiPaths.currencyRates),
    save: ask("POST", apiPaths.artworks, newArtwork()),
    saveWithPicture: ask("POST", apiPaths.artworks, newArtwork({ imageUrl })),
    edit: ask(
      "PATCH",
      artworkPath(work.id),
      newArtwork({ hoursSpent: 6, imageUrl: work.imageUrl }),
    ),
    picture: ask("GET", String(work.imageUrl)),
    profileEdit: ask("PATCH", apiPaths.profile, { firstName: "Odile" }),
  };
}

async function countRows({ env }: TestWorker, asked: Asked): Promise<Rows> {
  const { binding, takeRoundTrips } = observeDatabase(env.DB);
  await request({ ...env, DB: binding }, asked);
  return addUp(takeRoundTrips());
}

const repetitions = 400;

/** Milliseconds of CPU that the Worker's own code takes, with every store answering from memory. */
async function measureCpu({ env }: TestWorker, asked: Asked): Promise<number> {
  const tape = new Tape(env.DB);
  await request({ ...env, DB: tape.binding }, asked);
  const inMemory = { ...env, ...memory, DB: tape.binding };
  const repeat = async (times: number) => {
    for (let done = 0; done < times; done += 1) {
      tape.rewind();
      await request(inMemory, asked);
    }
  };
  await repeat(repetitions / 4);
  const before = process.cpuUsage();
  await repeat(repetitions);
  const { user, system } = process.cpuUsage(before);
  return round((user + system) / 1000 / repetitions);
}

/** The other stores, as far as these calls use them. */
const memory = {
  RATES: {
    get: async () => JSON.stringify({ USD: 0.7213, date: "2026-11-20" }),
  } as unknown as KVNamespace,
  PICTURES: {
    put: async () => null,
    delete: async () => {},
    get: async () => ({ body: new Blob([png().slice()]).stream(), size: png().length }),
  } as unknown as R2Bucket,
  PERSON_LIMIT: { limit: async () => ({ success: true }) },
};

async function request(bindings: Bindings, { artist, method, path, body, headers }: Asked) {
  const write = console.log;
  // Its line is made as ever, and only not printed.
  console.log = () => {};
  const response = await requestHere(
    `${appUrl}${path}`,
    {
      method,
      headers: {
        Cookie: artist.cookie,
        Origin: appUrl,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    bindings,
  );
  await response.arrayBuffer();
  console.log = write;
  if (response.status >= 400) throw new Error(`${method} ${path} was answered ${response.status}.`);
}

/** What is asked of the database where nobody waits for an answer, or once a session. */
export async function measureStatements(worker: TestWorker): Promise<Measured["statements"]> {
  const { id } = await signInArtist(worker);
  const { binding, takeRoundTrips } = observeDatabase(worker.env.DB);
  const db = openDatabase(binding);
  const rows = async (ask: () => Promise<unknown>): Promise<Rows> => {
    takeRoundTrips();
    await ask();
    return addUp(takeRoundTrips());
  };
  const now = new Date();
  await keepCustomer(db, id, `cus_${id}`, now);
  await sync(db, `cus_${id}`, now, null);
  const keys = await hangPictures(worker);
  const swept = await rows(() => findUsedPictureKeys(db, keys));
  return {
    signIn: await rows(() => signIn(db, now)),
    webhook: await rows(async () => {
      await isEventKnown(db, "evt_new");
      await sync(db, `cus_${id}`, now, "evt_new");
    }),
    reconciled: await rows(async () => {
      await listCustomersToReconcile(db, new Date(now.getTime() + 1), 1);
      await sync(db, `cus_${id}`, now, null);
    }),
    sweptPicture: { ...swept, rowsRead: Math.ceil(swept.rowsRead / keys.length) },
  };
}

/** Returns the keys of pictures that works have. */
async function hangPictures(worker: TestWorker): Promise<string[]> {
  const artist = await signInWithWorks(worker, 100);
  await givePictures(worker, artist);
  return Array.from({ length: 100 }, (_, index) => `${artist.id}/${index + 1}`);
}

/** The columns alone; nothing is put into the bucket. */
async function givePictures({ env }: TestWorker, { id }: TestArtist): Promise<void> {
  await env.DB.prepare(
    `UPDATE artworks SET picture_key = ?1 || '/' || row, picture_type = 'image/webp',
       picture_hash = lower(hex(randomblob(32)))
     FROM (SELECT id AS hung, row_number() OVER (ORDER BY created_at) AS row FROM artworks WHERE user_id = ?1)
     WHERE id = hung`,
  )
    .bind(id)
    .run();
}

async function signIn(db: Database, now: Date): Promise<void> {
  const { id } = await upsertUser(
    db,
    {
      issuer: "https://issuer.example",
      subject: "one",
      email: "one@example.com",
      emailVerified: true,
      firstName: "Odile",
      lastName: "Roy",
      profileImageUrl: null,
    },
    now,
  );
  const times = { createdAt: now, lastUsedAt: now, expiresAt: now };
  await insertSession(db, {
    tokenHash: crypto.randomUUID(),
    userId: id,
    isReturning: false,
    ...times,
  });
}

async function sync(db: Database, customerId: string, now: Date, eventId: string | null) {
  const before = await findSubscriptionOf(db, customerId);
  if (before === null) throw new Error("There is no subscription.");
  const state = { ...before, subscriptionId: "sub_1", status: "active", isLive: true };
  const {
    userId: _user,
    customerId: _customer,
    actionRound: _round,
    version: _v,
    syncedAt: _at,
    ...written
  } = state;
  const event =
    eventId === null ? {} : { event: { id: eventId, type: "invoice.paid", receivedAt: now } };
  await writeSubscription(db, before, written, event, now);
}

/** What an artist and a work add to the database, and a work to the list, in bytes. */
export async function measureBytes(worker: TestWorker): Promise<Measured["bytes"]> {
  const artists = 200;
  const empty = await sizeOf(worker);
  for (let made = 0; made < artists; made += 1) await signInArtist(worker);
  const peopled = await sizeOf(worker);
  const artist = await signInWithWorks(worker, listed);
  await givePictures(worker, artist);
  const full = await sizeOf(worker);
  const list = await (await artist.request(apiPaths.artworks)).arrayBuffer();
  return {
    artist: Math.round((peopled - empty) / artists),
    work: Math.round((full - peopled) / listed),
    listedWork: Math.round(list.byteLength / listed),
  };
}

async function sizeOf({ env }: TestWorker): Promise<number> {
  const { meta } = await env.DB.prepare("SELECT 1").all();
  return meta.size_after;
}

function addUp(trips: readonly RoundTrip[]): Rows {
  const queries = trips.flat();
  return {
    rowsRead: queries.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    rowsWritten: queries.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
  };
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10_000) / 10_000;
}
