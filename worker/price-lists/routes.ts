import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { dismissalInputSchema } from "#schema/price-lists/dismissals.ts";
import {
  applyInputSchema,
  draftChangeSchema,
  draftInputSchema,
  publishInputSchema,
} from "#schema/price-lists/price-list-input.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIfMatch } from "#worker/http/if-match.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { requireProfessionalArtist, withSessionAnd } from "#worker/session/guards.ts";
import { applyDueList, reapplyList, undoList } from "./apply.ts";
import { selectDismissals, writeDismissal } from "./dismissal-queries.ts";
import { changeDraft, createDraft, discardDraft } from "./drafts.ts";
import { isDue } from "./due.ts";
import { presentDismissal, presentList, presentLists } from "./present.ts";
import { publishList } from "./publish.ts";
import { selectPriceLists } from "./queries.ts";

/** As many anchors as a list has, with every digit of their sizes. */
const draftBodyBytes = 128 * 1024;
/** The ids of as many works as can be applied to. */
const applyBodyBytes = 512 * 1024;

/** Contradictions that the artist leaves as they are. */
const dismissalRoutes = new Hono<AppContext>()
  .get(
    priceListPaths.dismissals,
    withSessionAnd(selectOwnDismissals, (c, rows) => c.json(rows.map(presentDismissal))),
  )
  .put(
    priceListPaths.dismissals,
    requireProfessionalArtist,
    jsonBody(dismissalInputSchema),
    async (c) => {
      const { db, artist, now } = c.var.context;
      const rows = await writeDismissal(db, artist.id, c.req.valid("json"), now);
      return c.json(rows.map(presentDismissal));
    },
  );

export const priceListRoutes = new Hono<AppContext>()
  .get(
    priceListPaths.lists,
    withSessionAnd(selectOwnLists, async (c, rows) => {
      return c.json(presentLists(await withDueApplied(c, rows)));
    }),
  )
  .post(
    priceListPaths.lists,
    requireProfessionalArtist,
    jsonBody(draftInputSchema, draftBodyBytes),
    async (c) => {
      const draft = await createDraft(c.var.context, c.req.valid("json"));
      return c.json(presentList(draft), 201);
    },
  )
  .patch(
    priceListPaths.list,
    requireProfessionalArtist,
    jsonBody(draftChangeSchema, draftBodyBytes),
    async (c) => {
      const edit = {
        id: c.req.param("id"),
        input: c.req.valid("json"),
        editedVersion: readIfMatch(c),
      };
      return c.json(presentList(await changeDraft(c.var.context, edit)));
    },
  )
  .delete(priceListPaths.list, requireProfessionalArtist, async (c) => {
    await discardDraft(c.var.context, c.req.param("id"));
    return c.body(null, 204);
  })
  .post(
    priceListPaths.publish,
    requireProfessionalArtist,
    jsonBody(publishInputSchema),
    async (c) => {
      const publication = {
        id: c.req.param("id"),
        holdsFrom: c.req.valid("json").holdsFrom,
        editedVersion: readIfMatch(c),
      };
      return c.json(presentList(await publishList(c.var.context, publication)));
    },
  )
  .post(
    priceListPaths.apply,
    requireProfessionalArtist,
    jsonBody(applyInputSchema, applyBodyBytes),
    async (c) => {
      const { workIds = [] } = c.req.valid("json");
      const id = c.req.param("id");
      return c.json(await reapplyList(c.var.context, { id, workIds }));
    },
  )
  .post(priceListPaths.undo, requireProfessionalArtist, async (c) =>
    c.json(await undoList(c.var.context, c.req.param("id"))),
  )
  .route("/", dismissalRoutes);

function selectOwnLists(c: Context<AppContext>, userId: SQL) {
  return selectPriceLists(c.var.db, userId);
}

/** The lists as they were read, or as they are once those that are due have been applied. */
async function withDueApplied(
  c: Context<AppContext>,
  rows: readonly PriceListRow[],
): Promise<readonly PriceListRow[]> {
  const { db, artist, now } = c.var.context;
  if (!rows.some((row) => isDue(presentList(row), now))) return rows;
  await applyDueList(c.var.context);
  return selectPriceLists(db, artist.id);
}

function selectOwnDismissals(c: Context<AppContext>, userId: SQL) {
  return selectDismissals(c.var.db, userId);
}
