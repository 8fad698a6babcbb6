import { expect, test, vi } from "vitest";
import { signInArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { openContext } from "#worker/context.ts";
import { readSettings } from "#worker/env.ts";
import { removeProfile } from "#worker/profile/delete.ts";
import { openBilling } from "#worker/subscription/billing.ts";
import { parsePicture } from "./parse-picture.ts";
import { discardPicture, storePicture } from "./store-picture.ts";

const worker = workerForTests();
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

const picture = parsePicture(toDataUrl("image/png", png()));

/** The bucket with one operation out of order. */
function without(operation: "put" | "delete" | "list"): R2Bucket {
  return new Proxy(worker.env.PICTURES, {
    get(bucket, name) {
      if (name === operation) return () => Promise.reject(new Error(`${operation} failed`));
      const value: unknown = Reflect.get(bucket, name);
      return typeof value === "function" ? value.bind(bucket) : value;
    },
  });
}

function keep(bucket: R2Bucket, write: (key: string | null) => Promise<string | null>) {
  const artist = { id: "owner" };
  const context = { ...openContext(worker.env, new Date()), pictures: bucket, artist };
  return storePicture(context, { picture, write: (stored) => write(stored.pictureKey) });
}

async function stored(prefix: string): Promise<string[]> {
  return (await worker.env.PICTURES.list({ prefix })).objects.map(({ key }) => key);
}

test("a picture that cannot be stored stops the write", async () => {
  const write = vi.fn();
  await expect(keep(without("put"), write)).rejects.toThrow("put failed");
  expect(write).not.toHaveBeenCalled();
});

test("a write that is refused removes the picture", async () => {
  expect(await keep(worker.env.PICTURES, async () => null)).toBeNull();
  expect(await stored("owner/")).toEqual([]);
});

test("a write whose response is lost keeps the picture that it refers to", async () => {
  const artist = await signInArtist(worker);
  const lost = keep(worker.env.PICTURES, async (key) => {
    await artist.send("POST", "/api/artworks", newArtwork());
    await runSql(worker, "UPDATE artworks SET picture_key = ? WHERE user_id = ?", key, artist.id);
    throw new Error("the answer was lost");
  });
  await expect(lost).rejects.toThrow("the answer was lost");
  const keys = await stored("owner/");
  expect(keys).toHaveLength(1);
  await worker.env.PICTURES.delete(keys);
});

test("a picture that cannot be removed is left for the sweep, and that is logged", async () => {
  expect(await keep(without("delete"), async () => null)).toBeNull();
  await expect(keep(without("delete"), () => Promise.reject(new Error("fault")))).rejects.toThrow(
    "fault",
  );
  await discardPicture(without("delete"), "owner/any");
  expect(await stored("owner/")).toHaveLength(2);
  expect(warn.mock.calls.flat().join()).toMatch(/left for the sweep.*delete failed/);
});

test.each(["list", "delete"] as const)(
  "a profile's deletion is final when the bucket cannot %s",
  async (operation) => {
    const artist = await signInArtist(worker);
    const imageUrl = toDataUrl("image/png", png());
    await artist.send("POST", "/api/artworks", newArtwork({ imageUrl }));
    const pictures = without(operation);
    const { id } = artist;
    const context = { ...openContext(worker.env, new Date()), pictures, artist: { id } };
    await removeProfile(await openBilling(context, readSettings(worker.env)));
    expect((await artist.request("/api/artworks")).status).toBe(401);
    expect(await stored(`${artist.id}/`)).toHaveLength(1);
  },
);
