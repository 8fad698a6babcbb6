import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { Hono } from "hono";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkInputSchema, artworkSchema } from "#schema/artworks/artwork.ts";
import { errorStatus } from "#schema/errors.ts";
import { accessRules, type Method } from "#tests/support/access-rules.ts";
import { pathWith } from "#tests/support/all-paths.ts";
import { signInAdmin, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { runConcurrently } from "#tests/support/concurrency.ts";
import { announceUpload, uploadWithoutLength } from "#tests/support/endless-upload.ts";
import { figure } from "#tests/support/figure.ts";
import { findLines } from "#tests/support/log-lines.ts";
import { picturesOfManyParts } from "#tests/support/many-parts.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { positionCarriers } from "#tests/support/position-carriers.ts";
import { saveWork } from "#tests/support/records.ts";
import { refusedPictures } from "#tests/support/refused-pictures.ts";
import { pageHeaders } from "#tests/support/request-here.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { readStores } from "#tests/support/stores.ts";
import { validBodies } from "#tests/support/valid-bodies.ts";
import { handleError } from "#worker/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { jsonBody } from "#worker/http/validation.ts";

const worker = workerForTests({ isLimited: false });
/** An artist without a limit of saves. */
let artist: TestArtist;
beforeAll(async () => {
  artist = await signInAdmin(worker);
});

const onePixel = toDataUrl("image/png", png());

async function save(imageUrl: string | null): Promise<string> {
  return (await saveWork(artist, { imageUrl })).id;
}

test(`figure 11: ${refusedPictures.length} hostile uploads, as a picture or a thumbnail, of a new work and in an edit: 0 stored`, async (context) => {
  const id = await save(null);
  const before = await readStores(worker);
  const ways = [
    ["POST", apiPaths.artworks],
    ["PATCH", artworkPath(id)],
  ] as const;
  const fields = (url: string) => [{ imageUrl: url }, { imageUrl: onePixel, thumbnail: url }];
  const cases = refusedPictures.flatMap(([what, url, code]) =>
    fields(url).flatMap((sent) => ways.map((way) => [what, sent, code, way] as const)),
  );
  const survived = await runConcurrently(cases, async ([what, sent, code, [method, path]]) => {
    const answer = await artist.send(method, path, newArtwork(sent));
    expect.soft(await answer.json(), what).toMatchObject({ code });
    const status = new Map(Object.entries(errorStatus)).get(code);
    expect.soft(answer.status, what).toBe(status);
    return answer.status === status;
  });
  expect(await readStores(worker)).toEqual(before);
  figure(context, 11, cases.length, survived.filter(Boolean).length);
});

/** Markers of every kind of metadata that the carriers use. */
const traces = ["Exif\0\0", "GPS", "ns.adobe.com", "xmpmeta", "8BIM", "II*\0", "MM\0*", "JFXX"];

test(`figure 11: ${positionCarriers.length} pictures with a camera's position: 0 bytes of it kept`, async (context) => {
  const survived = await runConcurrently(
    positionCarriers,
    async ([what, type, bytes, position]) => {
      expect(Buffer.from(bytes).includes(position), what).toBe(true);
      const answer = await artist.send(
        "POST",
        apiPaths.artworks,
        newArtwork({ imageUrl: toDataUrl(type, bytes), thumbnail: toDataUrl(type, bytes) }),
      );
      expect.soft(answer.status, what).toBe(201);
      const { id, imageUrl } = v.parse(artworkSchema, await answer.json());
      const row = await worker.env.DB.prepare(
        "SELECT picture_key AS key FROM artworks WHERE id = ?",
      )
        .bind(id)
        .first<{ key: string }>();
      const readObject = async (key: string) =>
        Buffer.from((await (await worker.env.PICTURES.get(key))?.arrayBuffer()) ?? []);
      const stored = await readObject(row?.key ?? "");
      expect.soft((await readObject(`${row?.key}.thumbnail`)).equals(stored), what).toBe(true);
      const served = Buffer.from(await (await artist.request(imageUrl ?? "")).arrayBuffer());
      expect.soft(stored.length, what).toBeGreaterThan(0);
      expect.soft(served.equals(stored), what).toBe(true);
      const leaked = [position, ...traces].filter((trace) => stored.includes(trace));
      expect.soft(leaked, what).toEqual([]);
      return leaked.length === 0 && stored.length > 0;
    },
  );
  figure(context, 11, positionCarriers.length, survived.filter(Boolean).length);
});

/** Every route that takes a body, with its limit. */
const names = Object.keys(validBodies) as (keyof typeof validBodies)[];
const uploads = names.flatMap((name) =>
  (Object.keys(accessRules[name]) as Method[])
    .filter((method) => method !== "GET" && method !== "DELETE")
    .map((method) => ({ name, method, path: pathWith(name, "absent") })),
);

test("figure 11: 100 MB in chunks, without a length, to every route: reading stops at the limit", async (context) => {
  const before = await readStores(worker);
  const headers = pageHeaders(artist);
  // Only responses of the Worker itself: the local server in front of it may respond instead, or close the
  // connection while the body is still being sent.
  const findAnswers = () => findLines(worker, "milliseconds").map(({ status }) => status);
  let survived = 0;
  for (const { name, method, path } of uploads) {
    const earlier = findAnswers().length;
    const sentMegabytes = await uploadWithoutLength(worker.url, path, method, headers);
    // The limit, and the buffers of two sockets.
    expect.soft(sentMegabytes, `${method} ${name}`).toBeLessThan(40);
    const announced = await announceUpload(worker.url, path, method, headers);
    expect.soft(announced, `${method} ${name}`).toBe(413);
    await expect
      .poll(() => findAnswers().slice(earlier), { message: `${method} ${name}`, timeout: 10_000 })
      .toEqual([413, 413]);
    if (sentMegabytes < 40 && announced === 413) survived += 2;
  }
  expect(await readStores(worker)).toEqual(before);
  figure(context, 11, 2 * uploads.length, survived);
});

test("figure 11: reading a body stops at the chunk that exceeds the limit", async (context) => {
  const limits = [64 * 1024, 1024 * 1024, 4 * 1024 * 1024];
  const piece = 16 * 1024;
  let survived = 0;
  for (const limit of limits) {
    const reader = new Hono<AppContext>().post("/", jsonBody(artworkInputSchema, limit), (c) =>
      c.body(null, 204),
    );
    reader.onError(handleError);
    let pulled = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled += piece;
          controller.enqueue(new Uint8Array(piece).fill(0x20));
          if (pulled >= 100 * 1024 * 1024) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    const answer = await reader.request("/", { ...init, duplex: "half" } as RequestInit);
    expect(answer.status).toBe(413);
    expect(pulled).toBe(limit + piece);
    if (pulled === limit + piece) survived += 1;
  }
  figure(context, 11, limits.length, survived);
});

/** A third of a Worker's memory, for parsing beside the body itself. */
const resourceLimits = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 8 };

test("figure 11: pictures with as many parts as fit are parsed or refused in little memory", async (context) => {
  const kinds = Object.keys(picturesOfManyParts);
  const reader = new URL("../support/read-in-little-memory.ts", import.meta.url);
  let survived = 0;
  for (const kind of kinds) {
    const thread = new Worker(reader, { workerData: kind, resourceLimits });
    // If the thread runs out of memory, this rejects.
    const [outcome] = await once(thread, "message").catch((error: Error) => [error.message]);
    expect.soft(["read", "AppError"], `${kind}: ${outcome}`).toContain(outcome);
    if (outcome === "read" || outcome === "AppError") survived += 1;
    await thread.terminate();
  }
  figure(context, 11, kinds.length, survived);
});
