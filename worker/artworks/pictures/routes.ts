import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { notFound } from "#worker/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { withSessionAnd } from "#worker/session/guards.ts";
import { selectArtwork } from "../queries.ts";
import { respondWithPicture } from "./respond.ts";

/**
 * A work's picture or, with `size=thumbnail`, its thumbnail if it has one; only for its owner. Opened as a page it
 * is sandboxed by the policy of every API response, and `nosniff` fixes its type.
 */
export const artworkImageRoutes = new Hono<AppContext>().get(
  apiPaths.artworkImage,
  withSessionAnd(selectOwnArtwork, async (c, [artwork]) => {
    if (!artwork?.pictureKey || !artwork.pictureType || !artwork.pictureHash) throw notFound();
    const { userId, pictureKey: key, pictureType: type, pictureHash: hash } = artwork;
    const picture = { userId, key, type, hash };
    return respondWithPicture(c, picture, {
      isThumbnail: asksForThumbnail(c),
      // An address without the picture's current hash may lead to another picture later.
      isImmutable: c.req.query("v") === hash,
    });
  }),
);

function selectOwnArtwork(c: Context<AppContext>, userId: SQL) {
  return selectArtwork(c.var.db, userId, c.req.param("id") ?? "");
}

function asksForThumbnail(c: Context<AppContext>): boolean {
  return c.req.query("size") === "thumbnail";
}
