import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { signInAdmin, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { openContext } from "#worker/context.ts";
import { openDatabase } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/subscription-tables.ts";
import { sessions, users } from "#worker/db/tables.ts";
import { readSettings } from "#worker/env.ts";
import { presentUser } from "#worker/session/present-user.ts";
import { exportData } from "./export-data.ts";
import { textStream } from "./text-stream.ts";

const worker = workerForTests();

async function signedInOf(artist: TestArtist) {
  const row = await openDatabase(worker.env.DB)
    .select({ session: sessions, user: users, subscription: subscriptions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, artist.id))
    .get();
  if (!row) throw new Error("The session is gone");
  return row;
}

const megabyte = 1024 * 1024;

test("pictures are read one at a time and streamed", async () => {
  const artist = await signInAdmin(worker);
  const imageUrl = toDataUrl("image/png", png({ noise: 2 * megabyte }));
  for (let count = 0; count < 4; count += 1) {
    const response = await artist.send("POST", apiPaths.artworks, newArtwork({ imageUrl }));
    expect(response.status).toBe(201);
  }
  const asked: string[] = [];
  const bucket = new Proxy(worker.env.PICTURES, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name === "get") asked.push("get");
      return value.bind(target);
    },
  });
  const signedIn = await signedInOf(artist);
  const now = new Date();
  const { hasSavedFreeCalculation, listDueFrom } = signedIn.user;
  const context = {
    ...openContext(worker.env, now),
    pictures: bucket,
    artist: {
      ...presentUser(signedIn, readSettings(worker.env), now),
      hasSavedFreeCalculation,
      listDueFrom,
    },
  };
  const pieces = await exportData(context, signedIn);
  const reader = textStream(pieces).getReader();
  let [longest, length] = [0, 0];
  const askedAt: number[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    longest = Math.max(longest, read.value.length);
    while (askedAt.length < asked.length) askedAt.push(length);
  }
  const picture = (2 * megabyte * 4) / 3;
  expect(length).toBeGreaterThan(4 * picture);
  expect(longest).toBeLessThan(megabyte);
  expect(askedAt).toHaveLength(4);
  for (const [index, at] of askedAt.entries()) {
    expect(at).toBeGreaterThanOrEqual(index * picture);
    expect(at).toBeLessThan((index + 1) * picture);
  }
});
