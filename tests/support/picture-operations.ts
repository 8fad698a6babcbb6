import * as v from "valibot";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { type Artwork, type ArtworkInput, artworkSchema } from "#schema/artworks/artwork.ts";
import type { UserRow } from "#worker/db/tables.ts";
import type { TestArtist } from "./artists.ts";
import { newArtwork } from "./artworks.ts";
import { png, toDataUrl } from "./pictures.ts";

/** Sends a request as the artist. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** An operation on a work and its picture, with several steps at D1, KV and R2. */
export interface PictureOperation {
  readonly artist?: Partial<UserRow>;
  /** The preparation, without faults; returns the work. */
  readonly prepare: (artist: TestArtist) => Promise<Artwork | null>;
  /** The request of the browser, also for the retry. */
  readonly run: (send: Send, work: Artwork | null) => Promise<Response>;
  /** The error that a repeat may get when the first request has taken effect. */
  readonly whenDone?: number;
}

/** An artist without limits. */
const unlimited = { email: "admin@example.com", emailVerified: true } satisfies Partial<UserRow>;

/** As the browser sends them: a picture and its thumbnail. */
export const pictures = {
  first: withThumbnail(300),
  second: withThumbnail(700),
} as const;

function withThumbnail(noise: number): Pick<ArtworkInput, "imageUrl" | "thumbnail"> {
  const sized = (bytes: number) => toDataUrl("image/png", png({ noise: bytes }));
  return { imageUrl: sized(noise), thumbnail: sized(noise / 10) };
}

function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method,
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  };
}

async function saveOne(artist: TestArtist, changes: Partial<ArtworkInput> = {}): Promise<Artwork> {
  const input = newArtwork({ ...pictures.first, ...changes });
  const answer = await artist.send("POST", apiPaths.artworks, input);
  return v.parse(artworkSchema, await answer.json());
}

async function saveAndDelete(artist: TestArtist): Promise<Artwork> {
  const work = await saveOne(artist);
  await artist.request(artworkPath(work.id), { method: "DELETE" });
  return work;
}

/** The work whose deletion exceeds the number of soft-deleted works with a picture, so that the oldest is purged. */
async function saveBesideDeleted(artist: TestArtist): Promise<Artwork> {
  for (let index = 0; index < 10; index += 1) await saveAndDelete(artist);
  return saveOne(artist);
}

function pathOf(work: Artwork | null): string {
  return artworkPath(work?.id ?? "");
}

function edit(changes: (work: Artwork) => Partial<ArtworkInput>): PictureOperation {
  return {
    artist: unlimited,
    prepare: saveOne,
    run: (send, work) => {
      if (work === null) throw new Error("There is no work.");
      const { suggestedPrice, imageUrl } = work;
      const body = newArtwork({ suggestedPrice, imageUrl, ...changes(work) });
      return send(pathOf(work), json("PATCH", body, { "If-Match": `"${work.updatedAt}"` }));
    },
  };
}

export const pictureOperations: Record<string, PictureOperation> = {
  "upload on the free plan": {
    prepare: async () => null,
    run: (send) =>
      send(
        apiPaths.artworks,
        json("POST", newArtwork(pictures.first), { "Idempotency-Key": "upload" }),
      ),
  },
  "upload beside another work": {
    artist: unlimited,
    prepare: (artist) => saveOne(artist, { title: "The one before" }),
    run: (send) =>
      send(
        apiPaths.artworks,
        json("POST", newArtwork(pictures.second), { "Idempotency-Key": "upload" }),
      ),
  },
  "replace a picture": edit(() => pictures.second),
  "replace a picture and reprice": edit(() => ({ ...pictures.second, width: 31 })),
  "take a picture away": edit(() => ({ imageUrl: null })),
  "correct a title": edit(() => ({ title: "Ebb" })),
  "delete a work": {
    prepare: saveOne,
    run: (send, work) => send(pathOf(work), { method: "DELETE" }),
    whenDone: 404,
  },
  "delete a work beside ten that wait for their undo": {
    artist: unlimited,
    prepare: saveBesideDeleted,
    run: (send, work) => send(pathOf(work), { method: "DELETE" }),
    whenDone: 404,
  },
  "undo a deletion": {
    prepare: saveAndDelete,
    run: (send, work) => send(artworkRestorePath(work?.id ?? ""), { method: "POST" }),
  },
  "delete the profile": {
    prepare: saveAndDelete,
    run: (send) => send(apiPaths.profile, { method: "DELETE" }),
    whenDone: 401,
  },
};
