import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkInputSchema } from "#schema/artworks/artwork.ts";
import { isHoldOver } from "#schema/artworks/hold.ts";
import { pictureLimits, thumbnailLimits } from "#schema/artworks/pictures.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { readIfMatch } from "#worker/http/if-match.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { applyDueList } from "#worker/price-lists/apply.ts";
import { hasDueList } from "#worker/price-lists/due.ts";
import { requireCompleteProfile, requireSession, withSessionAnd } from "#worker/session/guards.ts";
import { askingPricesRoutes } from "./asking-prices/routes.ts";
import { createArtwork } from "./create.ts";
import { deleteArtwork, undoDeletion } from "./delete.ts";
import { endExpiredHolds } from "./history-queries.ts";
import { listTag, readKnownList } from "./list-tag.ts";
import { artworkImageRoutes } from "./pictures/routes.ts";
import { presentArtwork, presentArtworks } from "./present.ts";
import { type ListedArtwork, readList, selectListedArtworks } from "./queries.ts";
import { recordRoutes } from "./record-routes.ts";
import { editArtwork } from "./update.ts";

/** The largest picture and thumbnail in base64, and 16 KiB for the other fields. */
const artworkBodyBytes =
  Math.ceil((pictureLimits.bytes + thumbnailLimits.bytes) / 3) * 4 + 16 * 1024;
const artworkBody = jsonBody(artworkInputSchema, artworkBodyBytes);

export const artworkRoutes = new Hono<AppContext>()
  // Before the paths of a work, which this one would match too.
  .route("/", askingPricesRoutes)
  .get(
    apiPaths.artworks,
    withSessionAnd(selectOwnList, async (c, read) => {
      const { user } = c.var.signedIn;
      const { works, artworksVersion } = await bringUpToDate(c, read);
      c.header("Cache-Control", "private, no-cache");
      c.header("Vary", "Cookie");
      c.header("ETag", listTag(c, { id: user.id, artworksVersion }));
      const known = readKnownList(c);
      if (known?.userId === user.id && known.version === artworksVersion) {
        return c.body(null, 304);
      }
      return c.body(presentArtworks(works), 200, { "Content-Type": "application/json" });
    }),
  )
  .post(apiPaths.artworks, requireSession, requireCompleteProfile, artworkBody, async (c) => {
    const request = { input: c.req.valid("json"), idempotencyKey: readIdempotencyKey(c) };
    return c.json(presentArtwork(await createArtwork(c.var.context, request)), 201);
  })
  .patch(apiPaths.artwork, requireSession, requireCompleteProfile, artworkBody, async (c) => {
    const edit = {
      id: c.req.param("id"),
      input: c.req.valid("json"),
      editedVersion: readIfMatch(c),
    };
    return c.json(presentArtwork(await editArtwork(c.var.context, edit)));
  })
  .delete(apiPaths.artwork, requireSession, async (c) => {
    await deleteArtwork(c.var.context, c.req.param("id"));
    return c.body(null, 204);
  })
  .post(apiPaths.artworkRestore, requireSession, async (c) =>
    c.json(presentArtwork(await undoDeletion(c.var.context, c.req.param("id")))),
  )
  .route("/", recordRoutes)
  .route("/", artworkImageRoutes);

/** The query of the list; it returns no work while the client has the current list. */
function selectOwnList(c: Context<AppContext>, userId: SQL) {
  return selectListedArtworks(c.var.db, userId, readKnownList(c), new Date());
}

/**
 * The list as it was read, or as it is once the holds in it that are over have ended, and the works follow the price list
 * that is due.
 */
async function bringUpToDate(c: Context<AppContext>, works: readonly ListedArtwork[]) {
  const { db, now } = c.var.context;
  const { id, artworksVersion, listDueFrom } = c.var.signedIn.user;
  const isOver = works.some(({ status, statusUntil }) =>
    isHoldOver({ status, until: statusUntil }, now),
  );
  const isDue = hasDueList(listDueFrom, now);
  if (!isOver && !isDue) return { works, artworksVersion };
  if (isOver) await endExpiredHolds(db, id, now);
  if (isDue) await applyDueList(c.var.context);
  return readList(db, id, now);
}
