import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { dismissalInputSchema } from "#schema/price-lists/dismissals.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import type { AppContext } from "#worker/http/context.ts";
import { requireProfessionalArtist, withSessionAnd } from "#worker/http/guards.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { selectDismissals, writeDismissal } from "./dismissal-queries.ts";
import { presentDismissal } from "./present.ts";

export const dismissalRoutes = new Hono<AppContext>()
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

function selectOwnDismissals(c: Context<AppContext>, userId: SQL) {
  return selectDismissals(c.var.db, userId);
}
