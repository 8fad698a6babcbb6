import { readFileSync } from "node:fs";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { guestLabelPath, guestPath } from "#schema/links/links-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { startWorker, type TestWorker } from "#tests/support/harness.ts";
import { addressIn, makeLink, newEntry, newLabel, newRoom } from "#tests/support/links.ts";
import { observeApplication } from "#tests/support/observed-application.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { openDatabase } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/subscription-tables.ts";
import { fillDocument, performanceFile, renderGrowth } from "./document.ts";
import { calls } from "./measured.ts";
import { kinds } from "./mix.ts";
import { computeMonth } from "./month.ts";
import { dollarsFor, dollarsForAll, pricesRead } from "./prices.ts";

test("docs/performance.md says what the formulas give, and the day of the prices", () => {
  const document = readFileSync(performanceFile, "utf8");
  expect(fillDocument(document, renderGrowth()), "npm run growth writes it").toBe(document);
  expect(document).toContain(pricesRead);
});

test("a month has what the mix says, by hand", () => {
  expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  const { subscribed, visits, works, pictures, counts, usage } = computeMonth(1_000);
  // 320 × 3 + 80 × 12 visits; 920 + 80 × 60 works, and 320 × 0.1 + 80 × 4 new ones.
  expect({ subscribed, visits, works, pictures }).toEqual({
    subscribed: 80,
    visits: 1_920,
    works: 6_072,
    pictures: expect.closeTo(5_464.8),
  });
  // 384 lists of 320 artists and 32 new works, of one work each; 384 lists, 320 + 480 changes of 80, of sixty.
  expect(counts.listedWork).toBeCloseTo(384 + 32 + (384 + 320 + 480) * 60);
  expect(usage.rowsWritten).toBeCloseTo(
    35.2 * 16 +
      316.8 * 16 +
      480 * 10 +
      192 +
      440 * 7 +
      400 * 6 +
      80 * 36 * 3 +
      // 80 × 40 openings, of which 960 of rooms.
      3_200 * calls.guestOpened.rowsWritten +
      96 * calls.guestEntry.rowsWritten,
  );
  expect(usage.classA).toBeCloseTo(316.8 * 2 + 30 * 11);
});

test("what the plan includes costs nothing, and what is beyond costs its price", () => {
  expect(dollarsFor("requests", 10_000_000)).toBe(0);
  expect(dollarsFor("requests", 12_000_000)).toBeCloseTo(0.6);
  expect(dollarsFor("databaseStored", 7)).toBeCloseTo(1.5);
  expect(dollarsForAll(computeMonth(1_000).usage)).toBe(5);
});

describe("the rows that were measured", () => {
  let worker: TestWorker;
  beforeAll(async () => {
    worker = await startWorker();
  });
  afterAll(() => worker.close());

  test("are those that an artist's calls still take", async () => {
    const artist = await signInArtist(worker);
    const call = observeApplication(worker);
    const take = async (method: string, path: string, body?: object, etag = "") => {
      const headers = { "Idempotency-Key": crypto.randomUUID(), "If-None-Match": etag };
      const { response, trips } = await call(artist, method, path, { body, headers });
      const sum = (what: "rowsRead" | "rowsWritten") =>
        trips.flat().reduce((total, query) => total + query[what], 0);
      return { response, rowsRead: sum("rowsRead"), rowsWritten: sum("rowsWritten") };
    };
    const emptyList = await take("GET", apiPaths.artworks);
    await subscribe(worker, artist.id);
    const save = await take("POST", apiPaths.artworks, newArtwork());
    const imageUrl = toDataUrl("image/png", png());
    const saveWithPicture = await take("POST", apiPaths.artworks, newArtwork({ imageUrl }));
    const work = v.parse(artworkSchema, await saveWithPicture.response.json());
    const list = await take("GET", apiPaths.artworks);
    const etag = String(list.response.headers.get("ETag"));
    const edit = newArtwork({ hoursSpent: 6, imageUrl: work.imageUrl });
    const taken = {
      emptyList,
      save,
      saveWithPicture,
      unchangedList: await take("GET", apiPaths.artworks, undefined, etag),
      user: await take("GET", apiPaths.authUser),
      rates: await take("GET", apiPaths.currencyRates),
      picture: await take("GET", String(work.imageUrl)),
      edit: await take("PATCH", artworkPath(work.id), edit),
      profileEdit: await take("PATCH", apiPaths.profile, { firstName: "Odile" }),
      ...(await takeAsGuest(artist, work.id, take)),
    };
    for (const [name, { response, rowsRead, rowsWritten }] of Object.entries(taken)) {
      const measured = calls[name as keyof typeof taken];
      expect(response.ok || response.status === 304, name).toBe(true);
      expect.soft(rowsWritten, name).toBe(measured.rowsWritten);
      // A walk may end on a neighbour's row: for a list's version another artist's on either side, who is not here; for an
      // edit the artist's other work, as the ids fall.
      const neighbours = { unchangedList: [2], edit: [0, 4] }[name] ?? [0];
      expect.soft(neighbours, name).toContain(measured.rowsRead - rowsRead);
    }
  });

  /** What guests ask for of a room and a label with this work. */
  async function takeAsGuest<Taken>(
    artist: TestArtist,
    workId: string,
    take: (method: string, path: string, body?: object) => Promise<Taken>,
  ) {
    const address = addressIn(await makeLink(artist, newRoom([workId])));
    const code = addressIn(await makeLink(artist, newLabel(workId)));
    return {
      guestRoom: await take("GET", guestPath("guest", address)),
      guestLabel: await take("GET", guestLabelPath("guestLabel", code)),
      guestPicture: await take("GET", guestLabelPath("guestLabelImage", code)),
      guestOpened: await take("POST", guestPath("guestOpened", address)),
      guestEntry: await take("POST", guestPath("guestEntries", address), newEntry(workId)),
    };
  }

  /** Gives an artist a subscription that is paid, since the free plan edits no priced work. */
  async function subscribe({ env }: TestWorker, userId: string): Promise<void> {
    const row = { userId, customerId: "cus_1", status: "active", version: "1" };
    await openDatabase(env.DB)
      .insert(subscriptions)
      .values({ ...row, syncedAt: new Date() });
  }
});
