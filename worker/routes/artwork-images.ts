import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { apiPaths } from "#schema/api-paths.ts";
import type { AppContext } from "../context.ts";
import { findArtwork } from "../db/artworks.ts";
import { notFound } from "../errors.ts";
import { logWarning } from "../log.ts";
import { requireSession } from "../middleware/session.ts";
import { getPicture } from "../storage/pictures.ts";

/**
 * A work's picture, to its owner alone. Opened as a page it is sandboxed by the policy of every API answer,
 * and never taken for another type.
 */
export const artworkImageRoutes = new Hono<AppContext>().get(
  apiPaths.artworkImage,
  requireSession,
  etag(),
  async (c) => {
    const { db, signedIn } = c.var;
    const artwork = await findArtwork(db, signedIn.user.id, c.req.param("id"));
    if (!artwork?.pictureKey || !artwork.pictureType || !artwork.pictureHash) throw notFound();
    const picture = await getPicture(c.env.PICTURES, artwork.pictureKey);
    if (picture === null) {
      logWarning("a picture is missing from the bucket", new Error(artwork.pictureKey));
      throw notFound();
    }
    return c.body(picture.body, 200, {
      "Content-Type": artwork.pictureType,
      "Content-Length": String(picture.size),
      "Content-Disposition": "inline",
      "Cache-Control": cacheControl(c, artwork.pictureHash),
      ETag: `"${artwork.pictureHash}"`,
    });
  },
);

/** An address without the picture's own hash may show another picture tomorrow. */
function cacheControl(c: Context<AppContext>, hash: string): string {
  return c.req.query("v") === hash ? "private, max-age=31536000, immutable" : "private, no-cache";
}
