import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkInputSchema } from "#schema/artwork.ts";
import { isHoldOver } from "#schema/hold.ts";
import { pictureLimits, thumbnailLimits } from "#schema/pictures.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { readIfMatch } from "#worker/http/if-match.ts";
import { requireCompleteProfile } from "#worker/http/profile-complete.ts";
import { requireSession, withSessionAnd } from "#worker/http/session-guard.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { applyDueLists } from "#worker/price-lists/apply.ts";
import { hasDueList } from "#worker/price-lists/due.ts";
import { presentUser } from "#worker/session/present-user.ts";
import { askingPricesRoutes } from "./asking-prices/routes.ts";
import { createArtwork } from "./create.ts";
import { deleteArtwork, undoDeletion } from "./delete.ts";
import { endExpiredHolds } from "./history-queries.ts";
import { listTag, readKnownList } from "./list-tag.ts";
import { artworkImageRoutes } from "./pictures/routes.ts";
import { presentArtwork, presentArtworks } from "./present.ts";
import { type ListedArtwork, readList, selectListedArtworks } from "./queries.ts";
import { recordRoutes } from "./record-routes.ts";
import { storesOf } from "./stores.ts";
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
    const now = new Date();
    const { hasSavedFreeCalculation } = c.var.signedIn.user;
    const artist = {
      ...presentUser(c.var.signedIn, c.var.settings, now),
      hasSavedFreeCalculation,
    };
    const input = c.req.valid("json");
    const artwork = await createArtwork(storesOf(c), artist, input, readIdempotencyKey(c), now);
    return c.json(presentArtwork(artwork), 201);
  })
  .patch(apiPaths.artwork, requireSession, requireCompleteProfile, artworkBody, async (c) => {
    const now = new Date();
    const edit = {
      artist: presentUser(c.var.signedIn, c.var.settings, now),
      id: c.req.param("id"),
      input: c.req.valid("json"),
      editedVersion: readIfMatch(c),
    };
    return c.json(presentArtwork(await editArtwork(storesOf(c), edit, now)));
  })
  .delete(apiPaths.artwork, requireSession, async (c) => {
    const { id: ownerId } = c.var.signedIn.user;
    await deleteArtwork(c.var.db, c.env.PICTURES, ownerId, c.req.param("id"), new Date());
    return c.body(null, 204);
  })
  .post(apiPaths.artworkRestore, requireSession, async (c) => {
    const now = new Date();
    const artist = presentUser(c.var.signedIn, c.var.settings, now);
    const restored = await undoDeletion(c.var.db, artist, c.req.param("id"), now);
    return c.json(presentArtwork(restored));
  })
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
  const now = new Date();
  const { id, artworksVersion, listDueFrom } = c.var.signedIn.user;
  const isOver = works.some(({ status, statusUntil }) =>
    isHoldOver({ status, until: statusUntil }, now),
  );
  const isDue = hasDueList(listDueFrom, now);
  if (!isOver && !isDue) return { works, artworksVersion };
  if (isOver) await endExpiredHolds(c.var.db, id, now);
  if (isDue) await applyDueLists(storesOf(c), id, now);
  return readList(c.var.db, id, now);
}
