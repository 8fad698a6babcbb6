import type { SQL } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkInputSchema } from "#schema/artwork.ts";
import { pictureLimits, thumbnailLimits } from "#schema/pictures.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { requireCompleteProfile } from "#worker/http/profile-complete.ts";
import { requireSession, withSessionAnd } from "#worker/http/session-guard.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { presentUser } from "#worker/session/present-user.ts";
import { createArtwork } from "./create.ts";
import { deleteArtwork, undoDeletion } from "./delete.ts";
import { listTag, readKnownList } from "./list-tag.ts";
import { artworkImageRoutes } from "./pictures/routes.ts";
import { presentArtwork, presentArtworks } from "./present.ts";
import { selectListedArtworks } from "./queries.ts";
import { storesOf } from "./stores.ts";
import { editArtwork } from "./update.ts";

/** The largest picture and thumbnail in base64, and 16 KiB for the other fields. */
const artworkBodyBytes =
  Math.ceil((pictureLimits.bytes + thumbnailLimits.bytes) / 3) * 4 + 16 * 1024;
const artworkBody = jsonBody(artworkInputSchema, artworkBodyBytes);

export const artworkRoutes = new Hono<AppContext>()
  .get(
    apiPaths.artworks,
    withSessionAnd(selectOwnList, (c, works) => {
      const { user } = c.var.signedIn;
      c.header("Cache-Control", "private, no-cache");
      c.header("Vary", "Cookie");
      c.header("ETag", listTag(c, user));
      const known = readKnownList(c);
      if (known?.userId === user.id && known.version === user.artworksVersion) {
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
      editedVersion: ifMatch(c),
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
  .route("/", artworkImageRoutes);

/** The query of the list; it returns no work while the client has the current list. */
function selectOwnList(c: Context<AppContext>, userId: SQL) {
  return selectListedArtworks(c.var.db, userId, readKnownList(c));
}

/** The `updatedAt` of the version that was edited, quoted as an entity tag or bare; null for none and for `*`. */
function ifMatch(c: Context<AppContext>): string | null {
  const header = c.req.header("If-Match")?.trim();
  if (header === undefined || header === "*") return null;
  return header.replace(/^"(.*)"$/, "$1");
}
