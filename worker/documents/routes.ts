import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { documentInputSchema } from "#schema/documents/document-input.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import { respondWithPicture } from "#worker/artworks/pictures/respond.ts";
import { notFound } from "#worker/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { requireProfessionalArtist, withSessionAnd } from "#worker/session/guards.ts";
import { issueDocument } from "./issue.ts";
import { presentDocument } from "./present.ts";
import { selectDocuments, selectDocumentWork } from "./queries.ts";

export const documentRoutes = new Hono<AppContext>()
  .get(
    salesPaths.documents,
    withSessionAnd(selectOwnDocuments, (c, rows) => c.json(rows.map(presentDocument))),
  )
  .post(
    salesPaths.documents,
    requireProfessionalArtist,
    jsonBody(documentInputSchema),
    async (c) => {
      const request = { input: c.req.valid("json"), idempotencyKey: readIdempotencyKey(c) };
      return c.json(presentDocument(await issueDocument(c.var.context, request)), 201);
    },
  )
  .get(
    salesPaths.documentPicture,
    withSessionAnd(selectOwnDocumentWork, async (c, [work]) => {
      if (!work?.pictureKey || !work.pictureType || !work.pictureHash) throw notFound();
      const { userId, pictureKey: key, pictureType: type, pictureHash: hash } = work;
      // What was issued is not changed, and no id is given twice.
      const options = { isThumbnail: false, isImmutable: true };
      return respondWithPicture(c, { userId, key, type, hash }, options);
    }),
  );

function selectOwnDocuments(c: Context<AppContext>, userId: SQL) {
  return selectDocuments(c.var.db, userId);
}

function selectOwnDocumentWork(c: Context<AppContext>, userId: SQL) {
  const { id = "", artworkId = "" } = c.req.param();
  return selectDocumentWork(c.var.db, userId, id, artworkId);
}
