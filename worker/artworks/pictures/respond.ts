import type { Context } from "hono";
import { notFound } from "#worker/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readKnownTags } from "#worker/http/entity-tags.ts";
import { logWarning } from "#worker/log.ts";
import { getPicture, getThumbnail } from "./storage.ts";

/** A stored picture, by its owner, its key in the bucket, its type and the hash of its bytes. */
interface ServedPicture {
  readonly userId: string;
  readonly key: string;
  readonly type: string;
  readonly hash: string;
}

/**
 * A picture or, if there is one and it is asked for, its thumbnail, as a response to its owner.
 * @param isImmutable Whether the request's address will always lead to this picture.
 * @throws AppError NOT_FOUND when it is missing from the bucket.
 */
export async function respondWithPicture(
  c: Context<AppContext>,
  { userId, key, type, hash }: ServedPicture,
  { isThumbnail, isImmutable }: { readonly isThumbnail: boolean; readonly isImmutable: boolean },
): Promise<Response> {
  // A thumbnail only changes with its picture, so the picture's hash identifies it too.
  const tag = `${userId}.${hash}`;
  const headers = {
    "Cache-Control": isImmutable ? "private, max-age=31536000, immutable" : "private, no-cache",
    // The browser caches it for a year, but only for this session: with another cookie it asks again.
    Vary: "Cookie",
    ETag: `"${tag}"`,
  };
  if (readKnownTags(c).includes(tag)) return c.body(null, 304, headers);
  const thumbnail = isThumbnail ? await getThumbnail(c.env.PICTURES, key) : null;
  const picture = thumbnail ?? (await getPicture(c.env.PICTURES, key));
  if (picture === null) {
    logWarning("a picture is missing from the bucket", new Error(key));
    throw notFound();
  }
  return c.body(picture.body, 200, {
    "Content-Type": thumbnail?.httpMetadata?.contentType ?? type,
    "Content-Length": String(picture.size),
    "Content-Disposition": "inline",
    ...headers,
  });
}
