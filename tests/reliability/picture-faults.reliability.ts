import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { apiPaths, artworkThumbnailPath } from "#schema/api-paths.ts";
import { userSchema } from "#schema/artist/user.ts";
import { type Artwork, artworksSchema } from "#schema/artworks/artwork.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { figure } from "#tests/support/figure.ts";
import { appUrl } from "#tests/support/harness.ts";
import {
  type PictureOperation,
  pictureOperations,
  pictures,
  type Send,
} from "#tests/support/picture-operations.ts";
import { quietConsole } from "#tests/support/quiet-console.ts";
import { requestHere } from "#tests/support/request-here.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { faultsAtEach, recordIn, stepByStep, type TakeStep } from "#tests/support/step-by-step.ts";
import { pictureKeys } from "#tests/support/stores.ts";
import { runScheduled } from "#worker/scheduled.ts";

const cron = "15 8 * * *";
const hour = 60 * 60 * 1000;

quietConsole("log", "warn", "error");
const worker = workerForTests();

/** The Worker's own code over the same D1, KV and R2, with every call passed through `take`. */
function sendThrough(artist: TestArtist, take: TakeStep): Send {
  const env = stepByStep(worker.env, take);
  return async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", artist.cookie);
    headers.set("Origin", appUrl);
    return requestHere(new URL(path, appUrl).href, { ...init, headers }, env);
  };
}

interface State {
  readonly works: readonly (readonly [title: string, width: number, ...pictures: number[]])[];
  readonly saved: number;
  readonly hasUsedFreeCalculation: boolean;
}

/**
 * The artist's works with the sizes of their pictures and thumbnails, which must exist. Null once the artist is
 * deleted.
 */
async function readState(artist: TestArtist): Promise<State | null> {
  const answer = await artist.request(apiPaths.artworks);
  if (answer.status === 401) return null;
  const works = v.parse(artworksSchema, await answer.json());
  const user = v.parse(userSchema, await (await artist.request(apiPaths.authUser)).json());
  return {
    works: await Promise.all(
      works.map(
        async (work) => [work.title, work.width, ...(await pictureSizes(artist, work))] as const,
      ),
    ),
    saved: user.artworkSaveCount,
    hasUsedFreeCalculation: user.hasUsedFreeCalculation,
  };
}

async function pictureSizes(artist: TestArtist, { imageUrl }: Artwork): Promise<number[]> {
  if (imageUrl === null) return [];
  const addresses = [imageUrl, artworkThumbnailPath(imageUrl)];
  const answers = await Promise.all(addresses.map((address) => artist.request(address)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
}

/** The store calls of an operation without faults, and its result. */
async function carryOut(operation: PictureOperation) {
  const artist = await signInArtist(worker, operation.artist);
  const work = await operation.prepare(artist);
  const steps: string[] = [];
  expect((await operation.run(sendThrough(artist, recordIn(steps)), work)).ok).toBe(true);
  return { steps, outcome: await readState(artist) };
}

/** The keys of the pictures of the artist's works, and of their thumbnails. */
async function used(artist: TestArtist): Promise<string[]> {
  const { results } = await worker.env.DB.prepare(
    "SELECT picture_key AS k FROM artworks WHERE user_id = ? AND picture_key IS NOT NULL ORDER BY k",
  )
    .bind(artist.id)
    .all<{ k: string }>();
  return results.flatMap(({ k }) => [k, `${k}.thumbnail`]);
}

async function sweep(hours: number): Promise<void> {
  const at = new Date(Date.now() + hours * hour);
  expect((await worker.runCron(cron, at)).outcome).toBe("ok");
}

describe.each(Object.entries(pictureOperations))("%s", (_name, operation) => {
  test("a fault at any step of D1, KV and R2 leaves nothing incomplete, and no orphan after one sweep", async (context) => {
    const { steps, outcome } = await carryOut(operation);
    const cases = faultsAtEach(steps);
    const wrong = new Set<string>();
    const artists = new Map<string, TestArtist>();
    for (const { what, take } of cases) {
      const artist = await signInArtist(worker, operation.artist);
      artists.set(what, artist);
      try {
        const work = await operation.prepare(artist);
        const before = await readState(artist);
        const answer = await operation.run(sendThrough(artist, take()), work);
        const between = await readState(artist);
        // A fault in the clean-up at the end is not reported to the artist.
        expect([200, 201, 204, 500]).toContain(answer.status);
        expect([answer.ok ? outcome : before, outcome]).toContainEqual(between);
        const repeated = await operation.run((path, init) => artist.request(path, init), work);
        expect([200, 201, 204, operation.whenDone]).toContain(repeated.status);
        expect(await readState(artist)).toEqual(outcome);
      } catch (error) {
        wrong.add(`${what}: ${error}`);
      }
    }
    // A day, during which a deletion can be undone, and one hour.
    await sweep(25);
    for (const [what, artist] of artists) {
      const objects = await pictureKeys(worker, artist);
      if (String(objects) !== String(await used(artist))) wrong.add(`${what}: ${objects}`);
    }
    expect([...wrong]).toEqual([]);
    figure(context, 8, cases.length, cases.length - wrong.size);
  });
});

describe("the sweep", () => {
  /** Works, soft-deleted ones, and as many orphaned objects. */
  async function saveWorks(): Promise<{ artist: TestArtist; orphans: string[] }> {
    const artist = await signInArtist(worker, { email: "admin@example.com", emailVerified: true });
    for (const picture of [pictures.first, pictures.second]) {
      await artist.send("POST", apiPaths.artworks, newArtwork(picture));
    }
    const orphans = [1, 2, 3].map((number) => `${artist.id}/orphan-${number}`);
    for (const key of orphans) await worker.env.PICTURES.put(key, "x");
    return { artist, orphans };
  }

  function sweepThrough(take: TakeStep, hours: number): Promise<void> {
    const scheduledTime = Date.now() + hours * hour;
    const event = { cron, scheduledTime, noRetry: () => {} };
    return runScheduled(event as ScheduledController, stepByStep(worker.env, take));
  }

  test("a fault at any step fails the run and deletes no picture in use, and the next run deletes the rest", async (context) => {
    const steps: string[] = [];
    await saveWorks();
    await sweepThrough(recordIn(steps), 25);
    expect(steps).toContain("R2 delete");
    const cases = faultsAtEach(steps);
    let survived = 0;
    for (const { what, take } of cases) {
      const { artist } = await saveWorks();
      const run = sweepThrough(take(), 25);
      await expect(run, what).rejects.toThrow();
      const pictures = await used(artist);
      expect(pictures).toHaveLength(4);
      expect(await pictureKeys(worker, artist)).toEqual(expect.arrayContaining(pictures));
      await sweep(25);
      expect(await pictureKeys(worker, artist)).toEqual(pictures);
      survived += 1;
    }
    figure(context, 8, cases.length, survived);
  });

  test("between any two steps of an upload it deletes nothing of it, up to a day later", async (context) => {
    const uploads = Object.entries(pictureOperations).filter(([name]) =>
      /upload|replace/.test(name),
    );
    let held = 0;
    for (const [name, operation] of uploads) {
      const artist = await signInArtist(worker, operation.artist);
      const work = await operation.prepare(artist);
      let steps = 0;
      const answer = await operation.run(
        sendThrough(artist, async (_step, act) => {
          steps += 1;
          await sweep(23);
          return act();
        }),
        work,
      );
      expect(answer.ok, name).toBe(true);
      await sweep(23);
      // Each picture is fetched.
      const { works } = (await readState(artist)) ?? { works: [] };
      expect(works.at(0)?.[2], name).toBeGreaterThan(0);
      held += steps;
    }
    expect(held).toBeGreaterThan(uploads.length);
    figure(context, 8, held, held);
  });
});
