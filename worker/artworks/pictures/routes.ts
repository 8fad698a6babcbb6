import type { SQL } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { apiPaths } from "#schema/api-paths.ts";
import { notFound } from "#worker/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readKnownTags } from "#worker/http/entity-tags.ts";
import { withSessionAnd } from "#worker/http/session-guard.ts";
import { logWarning } from "#worker/log.ts";
import { selectArtwork } from "../queries.ts";
import { getPicture, getThumbnail } from "./storage.ts";

/**
 * A work's picture or, with `size=thumbnail`, its thumbnail if it has one; only for its owner. Opened as a page it
 * is sandboxed by the policy of every API response, and `nosniff` fixes its type.
 */
export const artworkImageRoutes = new Hono<AppContext>().get(
  apiPaths.artworkImage,
  withSessionAnd(selectOwnArtwork, async (c, [artwork]) => {
    if (!artwork?.pictureKey || !artwork.pictureType || !artwork.pictureHash) throw notFound();
    // A thumbnail only changes with its picture, so the picture's hash identifies it too.
    const tag = `${artwork.userId}.${artwork.pictureHash}`;
    const headers = {
      "Cache-Control": cacheControl(c, artwork.pictureHash),
      // The browser caches it for a year, but only for this session: with another cookie it asks again.
      Vary: "Cookie",
      ETag: `"${tag}"`,
    };
    if (readKnownTags(c).includes(tag)) return c.body(null, 304, headers);
    const thumbnail = asksForThumbnail(c)
      ? await getThumbnail(c.env.PICTURES, artwork.pictureKey)
      : null;
    const picture = thumbnail ?? (await getPicture(c.env.PICTURES, artwork.pictureKey));
    if (picture === null) {
      logWarning("a picture is missing from the bucket", new Error(artwork.pictureKey));
      throw notFound();
    }
    return c.body(picture.body, 200, {
      "Content-Type": thumbnail?.httpMetadata?.contentType ?? artwork.pictureType,
      "Content-Length": String(picture.size),
      "Content-Disposition": "inline",
      ...headers,
    });
  }),
);

function selectOwnArtwork(c: Context<AppContext>, userId: SQL) {
  return selectArtwork(c.var.db, userId, c.req.param("id") ?? "");
}

function asksForThumbnail(c: Context<AppContext>): boolean {
  return c.req.query("size") === "thumbnail";
}

/** An address without the picture's current hash may lead to another picture later. */
function cacheControl(c: Context<AppContext>, hash: string): string {
  return c.req.query("v") === hash ? "private, max-age=31536000, immutable" : "private, no-cache";
}
