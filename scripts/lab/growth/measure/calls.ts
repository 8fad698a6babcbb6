import * as v from "valibot";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artwork.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { openDatabase } from "#worker/db/client.ts";
import { signInWithWorks } from "../../bench/works.ts";
import type { Cost, calls, Measured } from "../measured.ts";
import { type Asked, ask } from "./ask.ts";
import { measureCpu } from "./cpu.ts";
import { countRows } from "./rows.ts";
import { subscribe } from "./subscription.ts";

type CallName = Exclude<(typeof calls)[number], "listedWork">;

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
    cpu: round(await cpuOf(worker, asked)),
    ...(await countRows(worker.env.DB, (DB) => ask({ ...worker.env, DB }, asked))),
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
  await subscribe(openDatabase(worker.env.DB), artist.id, new Date());
  const imageUrl = toDataUrl("image/png", png());
  const saved = await artist.send("POST", apiPaths.artworks, newArtwork({ imageUrl }));
  const work = v.parse(artworkSchema, await saved.json());
  const list = await artist.request(apiPaths.artworks);
  const call = (method: string, path: string, body?: object): Asked => ({
    artist,
    method,
    path,
    ...(body && { body }),
  });
  return {
    user: call("GET", apiPaths.authUser),
    unchangedList: {
      ...call("GET", apiPaths.artworks),
      headers: { "If-None-Match": String(list.headers.get("ETag")) },
    },
    emptyList: { ...call("GET", apiPaths.artworks), artist: await signInArtist(worker) },
    rates: call("GET", apiPaths.currencyRates),
    save: call("POST", apiPaths.artworks, newArtwork()),
    saveWithPicture: call("POST", apiPaths.artworks, newArtwork({ imageUrl })),
    edit: call(
      "PATCH",
      artworkPath(work.id),
      newArtwork({ hoursSpent: 6, imageUrl: work.imageUrl }),
    ),
    picture: call("GET", String(work.imageUrl)),
    profileEdit: call("PATCH", apiPaths.profile, { firstName: "Odile" }),
  };
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10_000) / 10_000;
}
