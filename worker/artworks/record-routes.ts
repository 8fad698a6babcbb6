import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { recordInputSchema } from "#schema/artworks/artwork-record.ts";
import { askingPriceInputSchema } from "#schema/artworks/asking-price.ts";
import { statusInputSchema } from "#schema/artworks/status-input.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIfMatch } from "#worker/http/if-match.ts";
import { jsonBody } from "#worker/http/validation.ts";
import {
  requireCompleteProfile,
  requireProfessionalArtist,
  requireSession,
} from "#worker/session/guards.ts";
import { changeAskingPrice } from "./asking-price.ts";
import type { RecordEdit } from "./change-record.ts";
import { presentHistory } from "./history.ts";
import { presentArtwork } from "./present.ts";
import { readHistory } from "./read-history.ts";
import { editRecord } from "./record.ts";
import { changeStatus } from "./status.ts";

export const recordRoutes = new Hono<AppContext>()
  .get(apiPaths.artworkHistory, requireSession, async (c) => {
    const history = await readHistory(c.var.context, c.req.param("id"));
    return c.json(history.map(presentHistory));
  })
  .patch(
    apiPaths.artworkStatus,
    requireSession,
    requireCompleteProfile,
    jsonBody(statusInputSchema),
    async (c) => {
      const edit = editOf(c, c.req.param("id"), c.req.valid("json"));
      return c.json(presentArtwork(await changeStatus(c.var.context, edit)));
    },
  )
  .patch(
    apiPaths.artworkRecord,
    requireSession,
    requireCompleteProfile,
    jsonBody(recordInputSchema),
    async (c) => {
      const edit = editOf(c, c.req.param("id"), c.req.valid("json"));
      return c.json(presentArtwork(await editRecord(c.var.context, edit)));
    },
  )
  .patch(
    apiPaths.artworkAskingPrice,
    requireProfessionalArtist,
    jsonBody(askingPriceInputSchema),
    async (c) => {
      const edit = editOf(c, c.req.param("id"), c.req.valid("json"));
      return c.json(presentArtwork(await changeAskingPrice(c.var.context, edit)));
    },
  );

function editOf<Input>(c: Context<AppContext>, id: string, input: Input): RecordEdit<Input> {
  return { id, input, editedVersion: readIfMatch(c) };
}
